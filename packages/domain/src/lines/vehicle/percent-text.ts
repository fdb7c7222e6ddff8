import { PPM } from '../../money/rate.ts';

/** Returns a rate in percent with at most four decimals: 20_800 → '2,08%'. */
export function percentText(ratePpm: number): string {
  const [wholeDigits = '0', decimalDigits = ''] = (ratePpm / (PPM / 100)).toFixed(4).split('.');
  const significantDecimals = decimalDigits.replace(/0+$/, '');
  return `${wholeDigits}${significantDecimals === '' ? '' : `,${significantDecimals}`}%`;
}
