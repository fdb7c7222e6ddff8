import { regionProblem } from '@naungan/domain/address';
import { LIMITS, lengthOf, normalizeText } from '@naungan/domain/text';
import { expect, it } from 'vitest';
import { regionLists, regionNamesBelow } from './region-tree.ts';

type Path = { provinsi: string; kabupaten: string; kecamatan: string; kelurahan: string; kodepos: string };

/** Yields every address that can be chosen in the region lists of a form. */
function* offeredAddresses(): Generator<Path> {
  for (const provinsi of regionLists({}).provinsi ?? [])
    for (const kabupaten of regionLists({ provinsi }).kabupaten ?? [])
      for (const kecamatan of regionLists({ provinsi, kabupaten }).kecamatan ?? []) {
        const districtPath = { provinsi, kabupaten, kecamatan };
        const { kelurahan: villages = [] } = regionLists(districtPath);
        for (const kelurahan of villages)
          for (const kodepos of regionNamesBelow([provinsi, kabupaten, kecamatan, kelurahan]))
            yield { ...districtPath, kelurahan, kodepos };
      }
}

it('every address that the region lists offer is valid, and normalizing its names changes nothing', () => {
  const invalidPaths: Path[] = [];
  let count = 0;
  for (const path of offeredAddresses()) {
    count += 1;
    const { provinsi: province, kabupaten: district, kecamatan, kelurahan, kodepos: postalCode } = path;
    const address = { province, district, subDistrict: kecamatan, urbanVillage: kelurahan, postalCode };
    const names = Object.values(address);
    const isUnchanged = names.every((name) => normalizeText(name) === name && lengthOf(name) <= LIMITS.place);
    if (regionProblem(address, regionNamesBelow) || !isUnchanged || !/^\d{5}$/.test(postalCode))
      invalidPaths.push(path);
  }
  // The number of addresses when the region data were added. Fewer addresses mean that the loops skipped some.
  expect(count).toBeGreaterThanOrEqual(83_747);
  expect(invalidPaths).toEqual([]);
});

it.each([
  [['Atlantis'], []],
  [['constructor'], []],
  [['__proto__', 'toString'], []],
  [['DKI Jakarta', 'Kota Bandung'], []],
  [['DKI Jakarta', 'Kota Administrasi Jakarta Selatan', 'Mampang Prapatan', 'Dago'], []],
  [['DKI Jakarta', 'Kota Administrasi Jakarta Selatan', 'Mampang Prapatan', 'Bangka'], ['12730']],
])('regionNamesBelow(%j) returns %j', (path, names) => {
  expect(regionNamesBelow(path)).toEqual(names);
});
