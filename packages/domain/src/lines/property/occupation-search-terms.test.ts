import { expect, test } from 'vitest';
import { searchOccupations } from './occupation-search.ts';
import { OCCUPATIONS } from './tariff.fixture.ts';

const HOUSE = '2976';
const BOARDING_HOUSE = '29761';
const LOW_BUILDING = '2971';
const HIGH_BUILDINGS = ['2972', '2973', '2975'];
const SHOP = '2934';
const MINIMARKET = '2933';
const PHARMACY = '2930';
const RESTAURANT = '2945';
const STALL = '2946';
const OWN_WAREHOUSE = '29371';
const PUBLIC_WAREHOUSE = '29378';
const SMALL_HOTEL = '29411';
const STAR_HOTEL = '29412';
const SALON = '2947';
const CLINIC = '2951';
const WORSHIP = '2952';
const SCHOOL = '2953';
const GARAGE = '2963';
const BODY_SHOP = '2961';
const FOOD_FACTORY = '2723';
const LAUNDRY = '2491';
const TAILOR = '2465';
const BAKERY = '2722';
const PRINTER = '2532';

/** Search texts of visitors, and the ids of the first results. */
const SEARCHES: [text: string, firstIds: string[]][] = [
  ['rumah', [HOUSE, BOARDING_HOUSE]],
  ['Rumah', [HOUSE, BOARDING_HOUSE]],
  ['rum', [HOUSE, BOARDING_HOUSE]],
  ['rumah tinggal', [HOUSE]],
  ['rumah saya', [HOUSE]],
  ['rumah 2 lantai', [HOUSE]],
  ['rumah pribadi di bandung', [HOUSE]],
  ['rumah kayu', [HOUSE]],
  ['rumah subsidi', [HOUSE]],
  ['rumah dinas', [HOUSE]],
  ['hunian', [HOUSE]],
  ['tempat tinggal', [HOUSE]],
  ['perumahan', [HOUSE]],
  ['cluster', [HOUSE]],
  ['villa', [HOUSE]],
  ['vila', [HOUSE]],
  ['kontrakan', [HOUSE, BOARDING_HOUSE]],
  ['rumah kontrakan', [HOUSE, BOARDING_HOUSE]],
  ['kontrak', [HOUSE, BOARDING_HOUSE]],
  ['rumah sewa', [HOUSE]],
  ['rumah petak', [BOARDING_HOUSE]],
  ['kontrakan petak', [BOARDING_HOUSE]],
  ['kos', [BOARDING_HOUSE]],
  ['kost', [BOARDING_HOUSE]],
  ['kosan', [BOARDING_HOUSE]],
  ['kos-kosan', [BOARDING_HOUSE]],
  ['kost putri', [BOARDING_HOUSE]],
  ['rumah kost', [BOARDING_HOUSE]],
  ['indekos', [BOARDING_HOUSE]],
  ['ruko', [SHOP]],
  ['rukan', [SHOP]],
  ['rumah toko', [SHOP]],
  ['toko', [SHOP, MINIMARKET, PHARMACY]],
  ['kios', [SHOP]],
  ['butik', [SHOP]],
  ['toko bangunan', [SHOP]],
  ['toko emas', [SHOP]],
  ['konter pulsa', [SHOP]],
  ['minimarket', [MINIMARKET]],
  ['toko kelontong', [MINIMARKET]],
  ['warung sembako', [MINIMARKET]],
  ['apotek', [PHARMACY]],
  ['apotik', [PHARMACY]],
  ['rumah makan', [RESTAURANT]],
  ['rumah makan padang', [RESTAURANT]],
  ['restoran', [RESTAURANT]],
  ['restaurant', [RESTAURANT]],
  ['kafe', [RESTAURANT]],
  ['cafe', [RESTAURANT]],
  ['coffee shop', [RESTAURANT]],
  ['warkop', [RESTAURANT]],
  ['warung', [STALL, MINIMARKET, RESTAURANT]],
  ['warung makan', [RESTAURANT, STALL]],
  ['warung tenda', [STALL]],
  ['apartemen', [LOW_BUILDING, ...HIGH_BUILDINGS]],
  ['apartment', [LOW_BUILDING]],
  ['rusun', [LOW_BUILDING]],
  ['rumah susun', [LOW_BUILDING]],
  ['kantor', [LOW_BUILDING, ...HIGH_BUILDINGS]],
  ['kantor notaris', [LOW_BUILDING]],
  ['gudang', [OWN_WAREHOUSE, PUBLIC_WAREHOUSE]],
  ['gudang beras', [OWN_WAREHOUSE]],
  ['cold storage', ['2771']],
  ['hotel', [SMALL_HOTEL, STAR_HOTEL]],
  ['hotel bintang 3', [STAR_HOTEL]],
  ['hotel bintang 5', [STAR_HOTEL]],
  ['hotel melati', [SMALL_HOTEL]],
  ['homestay', [SMALL_HOTEL]],
  ['guesthouse', [SMALL_HOTEL]],
  ['penginapan', [SMALL_HOTEL]],
  ['salon', [SALON]],
  ['barbershop', [SALON]],
  ['potong rambut', [SALON]],
  ['klinik', [CLINIC]],
  ['rumah sakit', [CLINIC]],
  ['puskesmas', [CLINIC]],
  ['praktek dokter', [CLINIC]],
  ['panti asuhan', [CLINIC]],
  ['masjid', [WORSHIP]],
  ['musholla', [WORSHIP]],
  ['gereja', [WORSHIP]],
  ['rumah ibadah', [WORSHIP]],
  ['sekolah', [SCHOOL]],
  ['pondok pesantren', [SCHOOL]],
  ['paud', [SCHOOL]],
  ['bimbel', [SCHOOL]],
  ['bengkel', [GARAGE, BODY_SHOP]],
  ['bengkel motor', [GARAGE]],
  ['bengkel motor honda', [GARAGE]],
  ['bengkel cat mobil', [BODY_SHOP]],
  ['bengkel las', ['2915']],
  ['cuci mobil', [GARAGE]],
  ['laundry', [LAUNDRY]],
  ['laundry kiloan', [LAUNDRY]],
  ['penjahit', [TAILOR]],
  ['konveksi', [TAILOR]],
  ['pabrik tahu', [FOOD_FACTORY]],
  ['tempe', [FOOD_FACTORY]],
  ['pabrik kerupuk', [FOOD_FACTORY]],
  ['pabrik roti', [BAKERY]],
  ['toko roti', [BAKERY]],
  ['percetakan', [PRINTER]],
  ['fotokopi', [PRINTER]],
  ['mebel', ['261']],
  ['penggilingan padi', ['2709']],
  ['kandang ayam', ['2734']],
  ['gym', ['29432']],
  ['karaoke', ['2942']],
  ['mall', ['29313-a', '29313-b']],
  ['supermarket', ['29312']],
  ['pasar', ['2935']],
  ['dealer motor', ['29395']],
  ['spbu', ['29383']],
  ['pom bensin', ['29383']],
  ['aula', ['2974']],
  ['kantor polisi', ['2982']],
  ['museum', ['2954']],
];

test.each(SEARCHES)('a search for %j finds %j first', (text, firstIds) => {
  const foundIds = searchOccupations(OCCUPATIONS, text).map(({ _id }) => _id);
  expect(foundIds.slice(0, firstIds.length)).toEqual(firstIds);
});

test('a search for a building that is not a dwelling never finds a dwelling first', () => {
  const dwellings = [HOUSE, BOARDING_HOUSE];
  const otherSearches = SEARCHES.filter(([, [firstId = '']]) => !dwellings.includes(firstId));
  const wrongSearches = otherSearches.filter(([text]) =>
    dwellings.includes(searchOccupations(OCCUPATIONS, text, 1)[0]?._id ?? ''),
  );
  expect(wrongSearches).toEqual([]);
});
