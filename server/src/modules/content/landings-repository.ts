import type { ProductContent } from '@naungan/api/content';
import { asc, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { insurers } from '../../db/schema.ts';
import { contentOf } from './repository.ts';

/** As stored; `insurers` are the codes of those who sell the line. The contract checks the rest in the reply. */
type StoredLanding = Omit<ProductContent, 'partners'> & { insurers: string[] };

/** Content of a landing page with its partners, or null. */
export async function landingOf(db: Db | Tx, slug: string): Promise<ProductContent | null> {
  const stored = (await contentOf(db, slug)) as StoredLanding | null;
  if (!stored) return null;
  const partners = await db
    .select({ company_name: insurers.companyName, logo: insurers.logo })
    .from(insurers)
    .where(inArray(insurers.code, stored.insurers))
    .orderBy(asc(insurers.companyName));
  return { ...stored, partners };
}
