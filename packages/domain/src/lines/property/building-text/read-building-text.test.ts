import { expect, test } from 'vitest';
import { type BuildingText, readBuildingText } from './read-building-text.ts';

const HOUSE = '2976';
const SHOP = '2934';
const BOARDING_HOUSE = '29761';
const RESTAURANT = '2945';
const MILLION = 1_000_000;

type Facts = Pick<BuildingText, 'occupation' | 'buildingPrices' | 'totalFloor'>;

/** Texts of visitors, the fields that they fill in, and the parts that fill in no field. */
const TEXTS: [text: string, facts: Facts, unusedParts: string[]][] = [
  // All words are used.
  ['rumah', { occupation: HOUSE }, []],
  ['Rumah', { occupation: HOUSE }, []],
  ['RUMAH TINGGAL', { occupation: HOUSE }, []],
  ['rumah saya', { occupation: HOUSE }, []],
  ['asuransi rumah', { occupation: HOUSE }, []],
  ['asuransi kebakaran rumah', { occupation: HOUSE }, []],
  ['rumah pribadi', { occupation: HOUSE }, []],
  ['hunian', { occupation: HOUSE }, []],
  ['ruko', { occupation: SHOP }, []],
  ['toko', { occupation: SHOP }, []],
  ['rumah toko', { occupation: SHOP }, []],
  ['kios', { occupation: SHOP }, []],
  ['kos', { occupation: BOARDING_HOUSE }, []],
  ['kost', { occupation: BOARDING_HOUSE }, []],
  ['kos-kosan', { occupation: BOARDING_HOUSE }, []],
  ['rumah kos', { occupation: BOARDING_HOUSE }, []],
  ['rumah makan', { occupation: RESTAURANT }, []],
  ['cafe', { occupation: RESTAURANT }, []],
  ['1,5 M', { buildingPrices: 1_500 * MILLION }, []],
  ['1.5 M', { buildingPrices: 1_500 * MILLION }, []],
  ['1,5m', { buildingPrices: 1_500 * MILLION }, []],
  ['2M', { buildingPrices: 2_000 * MILLION }, []],
  ['rp1,5m', { buildingPrices: 1_500 * MILLION }, []],
  ['Rp 15 M', { buildingPrices: 15_000 * MILLION }, []],
  ['0,75 M', { buildingPrices: 750 * MILLION }, []],
  ['1.5 miliar', { buildingPrices: 1_500 * MILLION }, []],
  ['1,25 milyar', { buildingPrices: 1_250 * MILLION }, []],
  ['750 juta', { buildingPrices: 750 * MILLION }, []],
  ['750jt', { buildingPrices: 750 * MILLION }, []],
  ['Rp750.000.000', { buildingPrices: 750 * MILLION }, []],
  ['750000000', { buildingPrices: 750 * MILLION }, []],
  ['1 miliar 500 juta', { buildingPrices: 1_500 * MILLION }, []],
  ['1 M 200 juta', { buildingPrices: 1_200 * MILLION }, []],
  ['sekitar 800 juta', { buildingPrices: 800 * MILLION }, []],
  ['rumah 750 juta', { occupation: HOUSE, buildingPrices: 750 * MILLION }, []],
  ['750jt rumah', { occupation: HOUSE, buildingPrices: 750 * MILLION }, []],
  ['ruko harga 1,5 M', { occupation: SHOP, buildingPrices: 1_500 * MILLION }, []],
  ['rumah 2 lantai', { occupation: HOUSE, totalFloor: 2 }, []],
  ['ruko dua lantai 2 M', { occupation: SHOP, totalFloor: 2, buildingPrices: 2_000 * MILLION }, []],

  // Cities, years and details fill in no field, but do not change the meaning of the rest.
  ['rumah bandung', { occupation: HOUSE }, ['bandung']],
  ['rumah di bandung 750 juta', { occupation: HOUSE, buildingPrices: 750 * MILLION }, ['bandung']],
  ['ruko jakarta selatan', { occupation: SHOP }, ['jakarta', 'selatan']],
  ['kos dekat kampus ugm', { occupation: BOARDING_HOUSE }, ['kampus ugm']],
  ['kost putri jogja 20 kamar', { occupation: BOARDING_HOUSE }, ['putri', 'jogja', '20 kamar']],
  ['rumah makan padang', { occupation: RESTAURANT }, ['padang']],
  ['rumah 2015', { occupation: HOUSE }, ['2015']],
  ['rumah tahun 2015 800jt', { occupation: HOUSE, buildingPrices: 800 * MILLION }, ['tahun 2015']],
  ['rumah tipe 36/72', { occupation: HOUSE }, ['tipe 36/72']],
  ['rumah 120 m2', { occupation: HOUSE }, ['120 m2']],
  // Above 20, 'm' means metres, not 'miliar'.
  ['rumah 36 m', { occupation: HOUSE }, ['36 m']],
  ['rumah jl mawar 45', { occupation: HOUSE }, ['mawar 45']],
  ['rumah lantai 2', { occupation: HOUSE }, ['lantai 2']],
  ['rumah minimalis', { occupation: HOUSE }, ['minimalis']],
  ['premi rumah', { occupation: HOUSE }, ['premi']],
  ['rumah 750', { occupation: HOUSE }, ['750']],

  // Buildings with several occupations, other buildings and mistyped words.
  ['gudang', {}, ['gudang']],
  ['gudang 2 miliar', { buildingPrices: 2_000 * MILLION }, ['gudang']],
  ['apartemen', {}, ['apartemen']],
  ['apartemen 800 juta', { buildingPrices: 800 * MILLION }, ['apartemen']],
  ['kantor', {}, ['kantor']],
  ['hotel bintang 3', {}, ['hotel bintang', '3']],
  ['kontrakan', {}, ['kontrakan']],
  ['rumah sakit', {}, ['rumah sakit']],
  ['rumah walet', {}, ['rumah walet']],
  ['toko emas', {}, ['toko emas']],
  ['toko kelontong', {}, ['toko kelontong']],
  ['rumah dan toko', {}, ['rumah dan toko']],
  ['toko di rumah', {}, ['toko', 'rumah']],
  ['rumha', {}, ['rumha']],
  ['tokok', {}, ['tokok']],
  ['ruamh bandung', {}, ['ruamh', 'bandung']],
  ['istana', {}, ['istana']],
  ['rumah 5 lantai', { totalFloor: 5 }, ['rumah']],
  ['asuransi', {}, []],
  ['', {}, []],

  // Amounts that are no price of a building, or not exact.
  ['500 juta 750 juta', {}, ['500 juta', '750 juta']],
  ['500-750 juta', {}, ['500', '750 juta']],
  ['500 sampai 750 juta', {}, ['sampai', '500', '750 juta']],
  ['rumah di bawah 1 M', { occupation: HOUSE }, ['bawah', '1 miliar']],
  ['> 1 M', {}, ['1 miliar']],
  ['5 juta/m2', {}, ['m2', '5 juta']],
  ['premi 500 ribu', {}, ['premi', '500 ribu']],
  ['750 ribu', {}, ['750 ribu']],
  ['kontrak 20 juta per tahun', {}, ['kontrak per tahun', '20 juta']],
  ['tanah 2 M', {}, ['tanah', '2 miliar']],
  ['10 m x 12 m', {}, ['x', '10 miliar', '12 miliar']],
  ['750 jutaan', {}, ['jutaan', '750']],
  ['750', {}, ['750']],
  ['M', {}, ['m']],
];

test.each(TEXTS)('the text %j fills in %j and does not use %j', (text, facts, expectedUnusedParts) => {
  const { unknownName, unusedParts, ...readFacts } = readBuildingText(text);
  expect(readFacts).toEqual(facts);
  expect([unknownName, ...unusedParts].filter((part) => part !== '').toSorted()).toEqual(
    expectedUnusedParts.toSorted(),
  );
});
