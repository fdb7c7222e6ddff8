import { Plans } from './Plans.jsx';

/** A page with the tag of a copied folder. */
export default function Page() {
  return (
    <main>
      <Plans />
    </main>
  );
}
