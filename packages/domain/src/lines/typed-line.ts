import { normalizeText, toLowerCase } from '../text/normalize.ts';
import { LINES } from './lines.ts';
import type { ProductFamily, ProductType } from './product-type.ts';

/** Words that name a family of insurance, or what it insures. Two families may share a word. */
const FAMILY_WORDS: Readonly<Record<ProductFamily, readonly string[]>> = {
  vehicle:
    'mobil motor kendaraan truk truck bus bengkel dealer avanza xenia innova brio jazz beat vario toyota honda daihatsu suzuki yamaha mitsubishi'.split(
      ' ',
    ),
  property:
    'rumah ruko rukan toko kios gudang kos kost kosan apartemen apartment gedung bangunan kantor hotel pabrik properti bengkel dealer kebakaran gempa'.split(
      ' ',
    ),
  health: 'kesehatan sakit berobat opname medis bpjs'.split(' '),
  'personal-accident': 'jiwa kecelakaan meninggal'.split(' '),
};

/**
 * Returns a line of another family if a text in the form of `line` certainly means that family: 'kebakaran' for 'rumah'
 * in the form for vehicles. Returns `null` if the text has a word of the line's family, words of several families, or no
 * such word.
 */
export function otherLineOf(text: string, line: ProductType): ProductType | null {
  const words = toLowerCase(normalizeText(text)).match(/\p{L}+/gu) ?? [];
  const families = Object.entries(FAMILY_WORDS).flatMap(([family, familyWords]) =>
    words.some((word) => familyWords.includes(word)) ? [family] : [],
  );
  const [family] = families;
  if (families.length !== 1 || family === LINES[line].family) return null;
  return Object.values(LINES).find((other) => other.family === family)?.code ?? null;
}
