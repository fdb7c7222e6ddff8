import '@naungan/ui/styles.css';
import { isIsoDate } from '@naungan/domain/dates';
import { Storefront } from '@naungan/storefront';

type PageProps = { searchParams: Promise<{ dob?: string }> };

/** A server component that validates the birth date of the URL and renders the storefront. */
export default async function Page({ searchParams }: PageProps) {
  const { dob } = await searchParams;
  const search = isIsoDate(dob) ? { dob } : undefined;
  return (
    <main data-storefront>
      <Storefront
        api={process.env.NEXT_PUBLIC_API ?? ''}
        partner="bank-nusa"
        line="kesehatan"
        search={search}
        headingLevel={1}
      />
    </main>
  );
}
