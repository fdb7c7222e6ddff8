import { readDataFile } from '../core/data-file.ts';
import { fixedId } from '../core/fixed-id.ts';
import type { Db, Tx } from '../db/client.ts';
import { insurers as table } from '../db/schema.ts';

type Insurer = { id: string; code: string; companyName: string; logo: string };

export const insurerId = (code: string): string => fixedId(`insurer/${code}`);

/** The fictional insurers, with the logos of public/logos. */
export const insurers: Insurer[] = readDataFile('insurers.csv')
  .toString('utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [code = '', companyName = ''] = line.split(',');
    return { id: insurerId(code), code, companyName, logo: `/logos/${code.toLowerCase()}.svg` };
  });

/** Puts in the insurers that are missing. */
export async function addInsurers(db: Db | Tx): Promise<void> {
  await db.insert(table).values(insurers).onConflictDoNothing();
}
