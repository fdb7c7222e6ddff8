import '@naungan/ui/styles.css';
import { isIsoDate } from '@naungan/domain/dates';
import { Storefront } from '@naungan/storefront';
import { loadPlans } from '@naungan/storefront/server';

type PageProps = { searchParams: Promise<{ dob?: string }> };

/** A server component that validates the birth date of the URL, and renders the storefront with its plans. */
export default async function Page({ searchParams }: PageProps) {
  const { dob } = await searchParams;
  const search = isIsoDate(dob) ? { dob } : undefined;
  const offer = { api: process.env.NEXT_PUBLIC_API ?? '', line: 'kesehatan', search } as const;
  return (
    <main data-storefront>
      <Storefront {...offer} partner="bank-nusa" headingLevel={1} rendered={await loadPlans(offer)} />
    </main>
  );
}
