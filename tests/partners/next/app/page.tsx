/** A page of the partner's without us: what every page has to look like still. */
export default function Page() {
  return <main data-storefront />;
}
