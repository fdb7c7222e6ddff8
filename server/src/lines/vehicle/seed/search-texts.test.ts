import { fillSearch, type NamedModel, readSearchText } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { expect, test } from 'vitest';
import { readRows } from '../../../core/csv.ts';
import { plateAreas, vehicleModels } from './reference.ts';
import { SEARCH_TEXTS } from './search-texts.fixture.ts';

const today = '2026-11-22';
const catalogue = {
  models: vehicleModels.map(({ prices, ...model }) => ({
    ...model,
    prices: prices.map(({ price }) => price),
  })),
  areas: plateAreas,
};
const names = new Map(
  readRows('vehicle/models.csv', ['model_id', 'model']).map(({ model_id, model }) => [model_id, model]),
);

/** The fixture lists the models that a text matches. For more models of one brand than this, it has only their number. */
const MAX_NAMED_MODELS = 4;

function describeModels(models: readonly NamedModel[], total: number): string {
  const [first] = models;
  if (!first) return '';
  if (total > MAX_NAMED_MODELS && models.every(({ brand }) => brand === first.brand))
    return `${total} × ${first.brandText}`;
  return models.map(({ model }) => names.get(model)).join(' | ');
}

/** Describes the result of a text in the notation of the fixture. */
function describeResult(text: string): string {
  const { read, models, total, isCertain, unused: unusedWords } = readSearchText(text, catalogue, today);
  const { year, price, plat, vehicleType, coverage } = read;
  const [first] = models;
  const chosen = isCertain && first && year !== undefined ? { model: first, year } : null;
  const isSold = chosen?.model.years.includes(chosen.year) ?? true;
  const emptySearch = { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] } as const;
  const filled = fillSearch(emptySearch, read, isSold ? chosen : null);
  const outOfRange = filled.unusedFacts.price?.reason === 'range';
  const unusedText = (reason: string) =>
    unusedWords
      .filter((word) => word.reason === reason)
      .map((word) => word.text)
      .join(', ');
  const parts = [
    first ? `${isCertain ? '=' : '?'} ${describeModels(models, total)}` : '',
    year ?? '',
    isSold ? '' : 'not sold',
    plat === undefined ? '' : `plat ${plat}`,
    price === undefined || outOfRange ? '' : formatRupiah(price),
    vehicleType ?? '',
    coverage ?? '',
    unusedText('unknown') && `unknown: ${unusedText('unknown')}`,
    unusedText('ambiguous') && `ambiguous: ${unusedText('ambiguous')}`,
    price !== undefined && outOfRange ? `out of range: ${formatRupiah(price)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

test('the table has at least 200 texts, each once', () => {
  const texts = SEARCH_TEXTS.map(([text]) => text);
  expect(texts.length).toBeGreaterThanOrEqual(200);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(SEARCH_TEXTS)('the search reads the text %j as %j', (text, result) => {
  expect(describeResult(text)).toBe(result);
});
