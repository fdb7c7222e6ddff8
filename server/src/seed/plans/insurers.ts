import { readDataFile } from '../../core/data-file.ts';
import type { InsurerToStore } from '../../modules/plans/document.ts';
import { fixedId } from '../fixed-id.ts';

export const insurerId = (code: string): string => fixedId(`insurer/${code}`);

/** The fictional insurers, with the logos of public/logos. */
export const insurers: InsurerToStore[] = readDataFile('insurers.csv')
  .toString('utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [code = '', companyName = ''] = line.split(',');
    return { id: insurerId(code), code, companyName, logo: `/logos/${code.toLowerCase()}.svg` };
  });
