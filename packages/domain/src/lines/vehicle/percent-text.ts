import { PPM } from '../../money/rate.ts';

/** 20_800 is '2,08%'; up to four decimals, as rates have them. */
export function percentText(ratePpm: number): string {
  const [whole = '0', decimals = ''] = (ratePpm / (PPM / 100)).toFixed(4).split('.');
  const shown = decimals.replace(/0+$/, '');
  return `${whole}${shown === '' ? '' : `,${shown}`}%`;
}
