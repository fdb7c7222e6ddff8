/** The partner's page without the storefront, as the reference for comparison. */
export default function Page() {
  return <main data-storefront />;
}
