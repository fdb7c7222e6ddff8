import { isWithinEdits } from './edit-distance.ts';
import type { SearchCatalogue } from './types.ts';

/**
 * Names of cities, regencies and provinces, and their common short forms, by plate code. Contains only names that are not
 * in the titles of the plate regions. A name under several codes is ambiguous.
 */
const CITY_NAMES: Readonly<Record<string, string>> = {
  A: 'banten,pandeglang,rangkasbitung',
  AA: 'jawa tengah,jateng',
  AB: 'jogja,jogjakarta,yogya,jogya,diy,wates,wonosari',
  AD: 'solo,jawa tengah,jateng',
  AE: 'jawa timur,jatim',
  AG: 'tulung agung,jawa timur,jatim',
  B: 'jakarta,jkt,dki,jakarta selatan,jaksel,jakarta barat,jakbar,jakarta timur,jaktim,jakarta utara,jakut,jakarta pusat,jakpus,tangsel,serpong,bsd,bintaro,ciputat,cikarang,tambun,cinere,banten',
  BA: 'padang,bukittinggi,sumbar,payakumbuh',
  BB: 'sumatera utara,sumut',
  BD: 'curup',
  BE: 'bandar lampung,bandarlampung,metro',
  BG: 'palembang,sumsel,prabumulih,lubuklinggau',
  BH: 'muara bungo',
  BK: 'medan,binjai,sumatera utara,sumut,pematang siantar,siantar',
  BL: 'banda aceh,lhokseumawe,langsa',
  BM: 'pekanbaru,dumai',
  BN: 'bangka,belitung,pangkal pinang,pangkalpinang,babel',
  BP: 'batam,tanjung pinang,tanjungpinang,kepri',
  D: 'bdg,lembang,soreang,jawa barat,jabar',
  DA: 'banjarmasin,banjarbaru,banjar,kalsel',
  DB: 'tomohon,sulawesi utara,sulut',
  DC: 'mamuju,sulbar',
  DD: 'ujung pandang,sulawesi selatan,sulsel',
  DE: 'ambon,tual',
  DG: 'ternate,tidore',
  DH: 'nusa tenggara timur,ntt',
  DK: 'denpasar,badung,gianyar,ubud,kuta,singaraja,tabanan,buleleng',
  DL: 'sulawesi utara,sulut',
  DN: 'palu,luwuk,sulteng',
  DP: 'pare pare,sulawesi selatan,sulsel',
  DR: 'mataram,lombok,nusa tenggara barat,ntb',
  DT: 'kendari,baubau,sultra',
  DW: 'watampone,sulawesi selatan,sulsel',
  E: 'jawa barat,jabar',
  EA: 'sumbawa,bima,nusa tenggara barat,ntb',
  EB: 'flores,ende,maumere,labuan bajo,nusa tenggara timur,ntt',
  ED: 'sumba,waingapu,nusa tenggara timur,ntt',
  F: 'cibinong,cileungsi,jawa barat,jabar',
  G: 'jawa tengah,jateng',
  H: 'smg,ungaran,jawa tengah,jateng',
  K: 'jawa tengah,jateng',
  KB: 'pontianak,singkawang,kalbar',
  KH: 'palangkaraya,palangka raya,sampit,kalteng',
  KT: 'samarinda,balikpapan,bontang,kaltim',
  KU: 'tarakan,tanjung selor,kaltara',
  L: 'sby,jawa timur,jatim',
  M: 'jawa timur,jatim',
  N: 'jawa timur,jatim',
  P: 'jawa timur,jatim',
  PA: 'jayapura,biak',
  PB: 'manokwari,fakfak',
  PS: 'merauke',
  PT: 'nabire,timika',
  PY: 'sorong',
  R: 'purwokerto,jawa tengah,jateng',
  S: 'jawa timur,jatim',
  T: 'cikampek,jawa barat,jabar',
  W: 'jawa timur,jatim',
  Z: 'tasik,jawa barat,jabar',
};

/** Returns the names of places in the title of a plate region, without directions ('bagian') and without 'Pulau'. */
const namesOfTitle = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[(),]/)
    .filter((part) => !part.includes('bagian'))
    .map((part) => part.replace(/^\s*pulau | dan sekitarnya| daratan|^\s*juga /g, '').trim())
    .filter((name) => name !== '');

/** The plate codes of each city, by the city's name without spaces. */
export type Cities = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the cities in the plate regions of the catalogue. */
export function citiesOf({ areas }: Pick<SearchCatalogue, 'areas'>): Cities {
  const cities = new Map<string, Set<string>>();
  for (const { plat, title } of areas) {
    for (const name of [...namesOfTitle(title), ...(CITY_NAMES[plat]?.split(',') ?? [])]) {
      const key = name.replaceAll(' ', '');
      cities.set(key, (cities.get(key) ?? new Set()).add(plat));
    }
  }
  return cities;
}

/** Minimum length of a word that is compared with the names of cities: shorter words are too similar. */
const MIN_MISTYPED_LENGTH = 6;

/** Returns the name of the city that a mistyped word probably means, or null. */
export function similarCityName(cities: Cities, word: string): string | null {
  if (word.length < MIN_MISTYPED_LENGTH || /\d/.test(word)) return null;
  return (
    [...cities.keys()].find((name) => name.length >= MIN_MISTYPED_LENGTH && isWithinEdits(word, name, 1)) ??
    null
  );
}
