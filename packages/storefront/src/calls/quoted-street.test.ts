import { propertySearch } from '@naungan/domain/lines/property';
import { expect, test } from 'vitest';
import { storeQuotedStreet, withQuotedStreet } from './quoted-street.ts';

const codec = propertySearch('kebakaran');
const house = codec.read(
  new URLSearchParams(
    'occupation=2976&buildingPrices=1200000000&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota Denpasar',
  ),
);

function memory() {
  let kept: Readonly<Record<string, string>> | null = null;
  return {
    load: async () => kept,
    save: (typed: Readonly<Record<string, string>>) => {
      kept = typed;
    },
    discard: () => {
      kept = null;
    },
  };
}

test('returns the street of the building for any insurance term', async () => {
  const autosave = memory();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  expect(await withQuotedStreet(autosave, codec.write, { ...house, timePeriod: 3 })).toMatchObject({
    address: 'Jalan Melati 5',
  });
});

test('returns no street for another building', async () => {
  const autosave = memory();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  const other = { ...house, buildingPrices: 900_000_000 };
  expect(await withQuotedStreet(autosave, codec.write, other)).toBe(other);
});

test('returns no street after it was removed', async () => {
  const autosave = memory();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  storeQuotedStreet(autosave, codec.write, house);
  expect(await withQuotedStreet(autosave, codec.write, house)).toBe(house);
});
