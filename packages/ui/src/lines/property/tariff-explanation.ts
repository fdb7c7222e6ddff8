import { termText } from '@naungan/domain/lines';
import { explainPremium, type PropertySearch, quoteProperty } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { premiumSection } from '../explained-premium.tsx';
import type { PlanSection } from '../line-product.ts';
import { PROPERTY_PRODUCT } from './product.ts';

/**
 * Returns the section that explains the premium of a building, with one line of the calculation for each cover; no
 * section if there is no premium.
 */
export function tariffSections(plan: AnyPropertyPlan, search: PropertySearch): PlanSection[] {
  const priceInput = PROPERTY_PRODUCT.priceInputOf(search);
  const quote = priceInput && quoteProperty(plan, priceInput);
  if (!quote || !search.knownBuilding) return [];
  return [
    premiumSection({
      explanation: explainPremium(search.knownBuilding, quote),
      intro: [
        'Premi mengikuti tarif OJK, dalam permil (‰) dari harga bangunan per tahun.',
        quote.fire &&
          'Untuk kebakaran, perusahaan asuransi menetapkan tarifnya di antara batas bawah dan batas atas menurut okupasi dan kelas konstruksi.',
        quote.earthquake &&
          'Untuk gempa bumi, tarifnya sama di semua perusahaan asuransi dan mengikuti zona tempat bangunan berdiri.',
      ]
        .filter(Boolean)
        .join(' '),
      totalLabel: quote.timePeriod === 1 ? 'Premi per tahun' : `Premi ${termText(quote.timePeriod)}`,
    }),
  ];
}
