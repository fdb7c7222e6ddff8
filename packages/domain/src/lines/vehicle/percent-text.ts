import { PPM } from '../../money/rate.ts';

/** Returns a rate in percent with at most four decimals: 20_800 → '2,08%'. */
export function percentText(ratePpm: number): string {
  const [whole = '0', decimals = ''] = (ratePpm / (PPM / 100)).toFixed(4).split('.');
  const significantDecimals = decimals.replace(/0+$/, '');
  return `${whole}${significantDecimals === '' ? '' : `,${significantDecimals}`}%`;
}
