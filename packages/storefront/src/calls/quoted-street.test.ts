import { propertySearch } from '@naungan/domain/lines/property';
import { expect, test } from 'vitest';
import { storeQuotedStreet, withQuotedStreet } from './quoted-street.ts';

const codec = propertySearch('kebakaran');
const house = codec.read(
  new URLSearchParams(
    'occupation=2976&buildingPrices=1200000000&totalBuildingArea=120&province=Bali&district_level=Kota&district=Kota Denpasar',
  ),
);

function memoryAutosave() {
  let storedValues: Readonly<Record<string, string>> | null = null;
  return {
    load: async () => storedValues,
    save: (values: Readonly<Record<string, string>>) => {
      storedValues = values;
    },
    discard: () => {
      storedValues = null;
    },
  };
}

test('withQuotedStreet returns the stored street for the same building with another insurance term', async () => {
  const autosave = memoryAutosave();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  expect(await withQuotedStreet(autosave, codec.write, { ...house, timePeriod: 3 })).toMatchObject({
    address: 'Jalan Melati 5',
  });
});

test('withQuotedStreet returns no street for another building', async () => {
  const autosave = memoryAutosave();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  const otherBuilding = { ...house, buildingPrices: 900_000_000 };
  expect(await withQuotedStreet(autosave, codec.write, otherBuilding)).toBe(otherBuilding);
});

test('withQuotedStreet returns no street after the street was removed', async () => {
  const autosave = memoryAutosave();
  storeQuotedStreet(autosave, codec.write, { ...house, address: 'Jalan Melati 5' });
  storeQuotedStreet(autosave, codec.write, house);
  expect(await withQuotedStreet(autosave, codec.write, house)).toBe(house);
});
