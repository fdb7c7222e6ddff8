import { readFileSync } from 'node:fs';
import type { InsurerToStore } from '../../modules/plans/document.ts';
import { fixedId } from '../fixed-id.ts';

const file = new URL('../../../seed/data/health/insurers.csv', import.meta.url);

export const insurerId = (code: string): string => fixedId(`insurer/${code}`);

/** The fictional insurers, with the logos of public/logos. */
export const insurers: InsurerToStore[] = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [code = '', companyName = ''] = line.split(',');
    return { id: insurerId(code), code, companyName, logo: `/logos/${code.toLowerCase()}.svg` };
  });
