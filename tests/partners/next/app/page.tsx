/** The partner's page without the storefront. The test compares its look with the look of the page with the storefront. */
export default function Page() {
  return <main data-storefront />;
}
