import { readRows } from '../core/csv.ts';
import { fixedId } from '../core/fixed-id.ts';
import type { Db, Tx } from '../db/client.ts';
import { insurers as table } from '../db/schema.ts';

type Insurer = { id: string; code: string; companyName: string; logo: string };

export const insurerId = (code: string): string => fixedId(`insurer/${code}`);

/** The fictional insurers, with logos from public/logos. */
export const insurers: Insurer[] = readRows('insurers.csv', ['insurer_code', 'insurer_name']).map(
  ({ insurer_code: code, insurer_name: companyName }) => ({
    id: insurerId(code),
    code,
    companyName,
    logo: `/logos/${code.toLowerCase()}.svg`,
  }),
);

/** Inserts the insurers that are missing. */
export async function addInsurers(db: Db | Tx): Promise<void> {
  await db.insert(table).values(insurers).onConflictDoNothing();
}
