import { Plans } from './Plans.tsx';

/** A page with the tag of the package. */
export default function Page() {
  return (
    <main>
      <Plans />
    </main>
  );
}
