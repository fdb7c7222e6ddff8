import '@naungan/ui/styles.css';
import { isIsoDate } from '@naungan/domain/dates';
import { Storefront } from '@naungan/storefront';

type Asked = { searchParams: Promise<{ dob?: string }> };

/** A server component: it reads the URL, applies a domain rule, and renders the storefront. */
export default async function Page({ searchParams }: Asked) {
  const { dob } = await searchParams;
  const search = isIsoDate(dob) ? { dob } : undefined;
  return (
    <main data-storefront>
      <Storefront
        api={process.env.NEXT_PUBLIC_API ?? ''}
        partner="bank-nusa"
        line="kesehatan"
        search={search}
        headingLevel={2}
      />
    </main>
  );
}
