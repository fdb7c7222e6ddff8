import { readDataFile } from '../../core/data-file.ts';

export type Bank = { code: string; bank: string };

/** Banks in the order of their clearing code, large ones first. No name holds a comma. */
export function readBanks(): Bank[] {
  const [, ...rows] = readDataFile('lists/banks.csv').toString('utf8').trim().split(/\r?\n/);
  return rows.map((row) => {
    const [code = '', bank = ''] = row.split(',');
    return { code, bank };
  });
}
