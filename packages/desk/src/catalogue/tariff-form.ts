import type { TariffValues } from '@naungan/domain/tariff-change';

/** What was typed in the fields of a tariff, by path, such as `rates.3.rate`. Fields that were not touched are absent. */
export type TariffTexts = Readonly<Record<string, string>>;

/** A percentage with at most four decimals; a comma or a point separates them. */
const PERCENT = /^-?\d{1,7}(?:[.,]\d{1,4})?$/;
const PPM_OF_PERCENT = 10_000;

/** Returns the parts per million of a typed percentage: '2,08' → 20800; NaN for other text. */
export function ppmOf(text: string): number {
  const typed = text.trim().replace(/\s*%$/, '');
  return PERCENT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * PPM_OF_PERCENT) : Number.NaN;
}

/** Returns the text of parts per million in percent: 20800 → '2,08'. */
export const percentOf = (ppm: number): string => String(ppm / PPM_OF_PERCENT).replace('.', ',');

/** Returns the whole rupiah of a typed amount: 'Rp4.200.000' → 4200000; NaN for other text. */
export function rupiahOf(text: string): number {
  const typed = text.trim().replace(/^Rp\s*/i, '');
  return /^-?\d{1,3}(?:\.\d{3})+$|^-?\d{1,15}$/.test(typed) ? Number(typed.replaceAll('.', '')) : Number.NaN;
}

const UNREADABLE_AMOUNT = 'Tulis rupiah tanpa sen, misalnya 4.200.000';
const UNREADABLE_PERCENT = 'Tulis persen, misalnya 2,08';

export type TypedTariff = { tariff: TariffValues; problems: { path: string; message: string }[] };

/** Returns the tariff with what was typed. A text that is no number is a problem, and leaves the former value. */
export function typedTariff(base: TariffValues, texts: TariffTexts): TypedTariff {
  const problems: TypedTariff['problems'] = [];
  const read = (path: string, value: number, parse: (text: string) => number, message: string) => {
    const text = texts[path];
    if (text === undefined) return value;
    const typed = parse(text);
    if (!Number.isNaN(typed)) return typed;
    problems.push({ path: `tariff.${path}`, message });
    return value;
  };
  const amount = (path: string, value: number) => read(path, value, rupiahOf, UNREADABLE_AMOUNT);
  const percent = (path: string, value: number) => read(path, value, ppmOf, UNREADABLE_PERCENT);
  const adminFee = amount('adminFee', base.adminFee);
  if (base.kind === 'age')
    return {
      tariff: {
        ...base,
        adminFee,
        bands: base.bands.map((band, index) => ({
          ...band,
          value: amount(`bands.${index}.value`, band.value),
        })),
      },
      problems,
    };
  if (base.kind === 'vehicle')
    return {
      tariff: {
        ...base,
        adminFee,
        discountRate: percent('discountRate', base.discountRate),
        rates: base.rates.map((row, index) => ({ ...row, rate: percent(`rates.${index}.rate`, row.rate) })),
        expansions: base.expansions.map((row, index) => ({
          ...row,
          rates: row.rates.map((rate, region) => percent(`expansions.${index}.rates.${region}`, rate)),
        })),
      },
      problems,
    };
  const { bandPosition, floodPosition } = base;
  return {
    tariff: {
      ...base,
      adminFee,
      bandPosition: percent('bandPosition', bandPosition),
      floodPosition: floodPosition === null ? null : percent('floodPosition', floodPosition),
    },
    problems,
  };
}
