import { expect, test } from 'vitest';
import { premiumRows } from './premium-rows.ts';

test('premiumRows of a plan for a person contain its premium and the admin fee', () => {
  expect(premiumRows({ premium: 1_200_000, adminFee: 50_000 }, null)).toEqual([
    { part: 'premium', label: 'Premi', amount: 1_200_000 },
    { part: 'adminFee', label: 'Biaya admin', amount: 50_000 },
  ]);
});

test('premiumRows of a plan for a building contain each premium with its rate in parts per million', () => {
  const parts = { fire: { basePremi: 220_500 }, earthquake: { basePremi: 1_200_000 }, flood: 300_000 };
  const card = { premium: 1_720_500, adminFee: 50_000, parts };
  expect(premiumRows(card, 750_000_000)).toEqual([
    { part: 'fire', label: 'Premi kebakaran', amount: 220_500, rate: 294 },
    { part: 'earthquake', label: 'Premi gempa bumi', amount: 1_200_000, rate: 1600 },
    { part: 'flood', label: 'Perluasan banjir', amount: 300_000, rate: 400 },
    { part: 'adminFee', label: 'Biaya admin', amount: 50_000 },
  ]);
});

test('premiumRows omits a part that the plan does not cover', () => {
  const parts = { fire: null, earthquake: { basePremi: 1_200_000 }, flood: null };
  const rows = premiumRows({ premium: 1_200_000, adminFee: 0, parts }, 750_000_000);
  expect(rows.map(({ label }) => label)).toEqual(['Premi gempa bumi', 'Biaya admin']);
});

test('premiumRows omits the rate when no whole number of parts per million results in the premium', () => {
  expect(premiumRows({ premium: 1_000_001, adminFee: 0 }, 200_000_000)[0]?.rate).toBeUndefined();
});
