import { normalizeText, toLowerCase } from '@naungan/domain/text';
import type { NameMatches, ProductIndex } from './product-index.ts';

function findMatches(
  { names, offers, offerOf, companyOf }: ProductIndex<unknown>,
  text: string,
): NameMatches {
  const isMatch = new Uint8Array(names.length);
  const counts = new Int32Array(offers.length);
  const companies = new Map<number, Set<number>>();
  for (let position = 0; position < names.length; position += 1) {
    if (!names[position]?.includes(text)) continue;
    isMatch[position] = 1;
    const offer = offerOf[position] ?? 0;
    counts[offer] = (counts[offer] ?? 0) + 1;
    const company = companyOf[position] ?? 0;
    const companiesOfOffer = companies.get(offer);
    if (companiesOfOffer) companiesOfOffer.add(company);
    else companies.set(offer, new Set([company]));
  }
  return { isMatch, counts, companies };
}

/** Returns the products whose name contains `q`, in upper or lower case; all products for an empty text. */
export function nameMatches(index: ProductIndex<unknown>, q = ''): NameMatches {
  const text = toLowerCase(normalizeText(q));
  return index.cachedMatches.get(text, () => findMatches(index, text));
}
