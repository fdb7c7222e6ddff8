import '@naungan/ui/styles.css';
import { loadPlans } from '@naungan/storefront/server';
import { PlanPage } from './PlanPage.tsx';

type PageProps = { searchParams: Promise<Record<string, string>> };

/** A page whose URL contains the search and the filters of the list. */
export default async function Page({ searchParams }: PageProps) {
  const urlQuery = `?${new URLSearchParams(await searchParams)}`;
  const api = process.env.NEXT_PUBLIC_API ?? '';
  return <PlanPage line="kesehatan" rendered={await loadPlans({ api, line: 'kesehatan', urlQuery })} />;
}
