/** The partner's page without the storefront, with which the test compares the other page. */
export default function Page() {
  return <main data-storefront />;
}
