/** The partner's page without the storefront, with which the test compares the page that has the storefront. */
export default function Page() {
  return <main data-storefront />;
}
