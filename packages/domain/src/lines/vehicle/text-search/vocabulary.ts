import type { Cover, VehicleType } from '../vehicle-type.ts';

/** Names are compared without spaces, so that 'colt diesel', 'colt-diesel' and 'coltdiesel' are equal. */
const removeSpaces = (phrase: string) => phrase.replaceAll(' ', '');
const wordSet = (words: string) => new Set(words.trim().split(/\s+/));

// Maps instead of objects, because a visitor may type a property name of every object, such as 'constructor'.

/** Words that mean a vehicle type. */
export const TYPE_WORDS = new Map<string, VehicleType>([
  ...['motor', 'sepedamotor', 'montor', 'motorcycle', 'motorbike'].map((word) => [word, 'MV2'] as const),
  ...['truk', 'truck', 'trek', 'pickup', 'pikap'].map((word) => [word, 'TRUCK'] as const),
  ...['bus', 'bis', 'mikrobus'].map((word) => [word, 'BUS'] as const),
  ...['mobil', 'car'].map((word) => [word, 'MV4'] as const),
]);
/** The type whose words are also used for trucks and buses: 'mobil pick up', 'mobil box'. */
export const GENERAL_TYPE: VehicleType = 'MV4';

export const COVER_WORDS = new Map<string, Cover>([
  ['tlo', 'tlo'],
  ['allrisk', 'allrisk'],
  ['komprehensif', 'allrisk'],
  ['comprehensive', 'allrisk'],
]);

/** Common names of brands and models. Each value is the name in the catalogue. The map contains all names without their spaces. */
export const ALIASES = new Map<string, string>(
  Object.entries({
    mercy: 'mercedes benz',
    mersi: 'mercedes benz',
    merci: 'mercedes benz',
    beemer: 'bmw',
    bimmer: 'bmw',
    piaggio: 'vespa',
    grandmax: 'gran max',
    coltdiesel: 'canter',
    coltdieseldouble: 'canter fe 74',
    coltdieselengkel: 'canter fe 71',
    cdd: 'canter fe 74',
    cde: 'canter fe 71',
    hino300: 'hino dutro',
    hino500: 'hino ranger',
    satriafu: 'satria f150',
    pikap: 'pick up',
  }).map(([alias, name]) => [alias, removeSpaces(name)]),
);

/** Words before the code of a plate region. */
export const PLATE_WORDS = wordSet('plat pelat nopol nopolisi kode wilayah polisi');
export const YEAR_WORDS = wordSet('tahun taun thn th keluaran year');

/** Words without a meaning for the search. */
export const FILLER_WORDS = new Set([
  ...PLATE_WORDS,
  ...YEAR_WORDS,
  ...wordSet(`
    harga seharga premi berapa nego sekitar kisaran rp idr merek merk brand model tipe type unit kendaraan asuransi asuransikan insurance
    dan atau dengan untuk buat yang ini itu di dari ke atas nama no nomor
    saya aku gue kami punya milik mau ingin cari mencari tolong mohon halo hai selamat pagi siang sore malam
    kak min gan bang pak bu dong ya
    bekas second seken baru used produksi rakitan warna hitam putih silver merah abu biru
    kota kab kabupaten daerah area domisili in the my is
  `),
]);

/** Directions after the name of a city: 'bekasi timur'. */
export const DIRECTION_WORDS = wordSet('utara selatan timur barat pusat kota');

/** Brands that are not in the catalogue. A text with such a brand matches no model: 'ford ranger' is not a Hino Ranger. */
export const UNLISTED_BRANDS = wordSet(`
  ford chevrolet chevy datsun peugeot renault volkswagen vw audi volvo subaru tesla jeep opel fiat mini porsche ferrari
  lamborghini jaguar tvs ktm ducati bajaj benelli viar gesits polytron alva vinfast neta gwm haval jaecoo jetour aion zeekr
  denza geely dfsk seres foton faw dongfeng tata proton ssangyong infiniti rover bentley triumph harley royal enfield
`);

/** Models that are not in the catalogue. Such a word is never treated as the mistyped name of another model. */
export const UNLISTED_MODELS = wordSet(`
  agya altis camry corolla yaris vios rush sienta etios harrier vellfire voxy veloz vitz starlet soluna cayla limo
  jazz city mobilio freed accord odyssey stream wrv elysion
  swift baleno ignis karimun wagonr apv splash vitara sx4 aerio katana sidekick
  sirion luxio taruna feroza espass zebra copen
  mirage lancer galant grandis delica strada triton kuda eclipse colt
  panther dmax mux borneo
  grand juke xtrail march navara teana sunny evalia latio
  kona tucson santa getz i10 i20 avega grandi10 staria
  picanto rio sportage carnival sorento
  cloud formo alvez cortez
  seal sealion vixion fino lexi gear filano fazzio xeon soul vega jupiter byson xabre mx king freego
  revo supra sonic verza megapro cb spacy genio stylo adv forza rebel
  smash shogun thunder address skydrive gixxer
  krr versys vulcan
`);

/** Names that also mean a model of another brand. Such a name identifies a model only together with the brand. */
export const AMBIGUOUS_NAMES = wordSet('ranger');

/** Codes of plate regions that have another meaning: horsepower, company, down payment, 'bapak'. */
export const AMBIGUOUS_CODES = wordSet('ps pt dp pa de da be');

/** Letters that mark variants, by brand. In a text with a model of the brand, such a letter may be a variant or a plate code. */
export const TRIM_LETTERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['toyota', wordSet('e g l s v')],
  ['daihatsu', wordSet('d m r x')],
  ['honda', wordSet('a e s v')],
  ['wuling', wordSet('c l s')],
  ['nissan', wordSet('e s v')],
  ['mazda', wordSet('r s v')],
]);

/** Numbers that may be the size of a car's engine without its point: 'avanza 15'. */
export const ENGINE_NUMBERS = wordSet('10 12 13 14 15 16 18 20 22 24 25 28');
