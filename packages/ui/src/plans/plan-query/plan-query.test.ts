import { describe, expect, test } from 'vitest';
import { priceText, readPlanQuery } from './index.ts';

const read = (address: string) => readPlanQuery(new URLSearchParams(address));

describe('the price of an address', () => {
  test.each([
    ['priceMin=2000000&priceMax=1000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=2000000', 1_000_000, 2_000_000],
    ['priceMin=1000000&priceMax=1000000', 1_000_000, 1_000_000],
    ['priceMin=1000000', 1_000_000, null],
    ['priceMax=0', null, 0],
    ['priceMin=-1&priceMax=x', null, null],
  ])('%s is from %s to %s', (address, priceMin, priceMax) => {
    expect(read(address)).toMatchObject({ priceMin, priceMax });
  });
});

test.each([
  ['priceMin=1000000&priceMax=2000000', 'antara Rp1.000.000 dan Rp2.000.000'],
  ['priceMin=1000000', 'mulai dari Rp1.000.000'],
  ['priceMax=1000000', 'sampai Rp1.000.000'],
  ['', ''],
])('%s reads %j', (address, text) => {
  expect(priceText(read(address))).toBe(text);
});
