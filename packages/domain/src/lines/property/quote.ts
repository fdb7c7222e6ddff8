import type { Rupiah } from '../../money/rupiah.ts';
import { eligibilityProblems } from './eligibility-problem.ts';
import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import {
  type PremiumParts,
  type PropertyTariff,
  partsOf,
  premiumParts,
  type QuotedBuilding,
  termPremium,
} from './tariff.ts';

/**
 * Premiums in rupiah without fees: each part for one year, `yearlyPremium` for all parts and one year, `premium` for all parts
 * and the whole term.
 */
export type PropertyQuote = PremiumParts & { timePeriod: number; yearlyPremium: Rupiah; premium: Rupiah };

/**
 * Returns the quote of a product for a building; `null` if the product does not insure the building for this term. The
 * premium of the term is rounded once. If each year were rounded, the sum could be several rupiah below the regulator's
 * minimum [Q16].
 */
export function quoteProperty(product: PropertyTariff, quotedBuilding: QuotedBuilding): PropertyQuote | null {
  const { building, timePeriod } = quotedBuilding;
  if (eligibilityProblems(product, quotedBuilding).length > 0) return null;
  const parts = premiumParts(product, building);
  if (!parts) return null;
  const { buildingPrices } = building;
  const partRows = partsOf(parts);
  return {
    ...parts,
    timePeriod,
    yearlyPremium: partRows.reduce((sum, { premium }) => sum + premium, 0),
    premium: partRows.reduce((sum, { rate }) => sum + termPremium(buildingPrices, rate, timePeriod), 0),
  };
}

/** A premium part in the wire format: yearly premium and admin fee in rupiah [2 §3]. */
export type WirePremiumPart = { basePremi: Rupiah; adminFee: Rupiah };

/** The premium of a product in the wire format [2 §3]. */
export type PropertyPremium = {
  type: PropertyType;
  /** The premium of the whole term, with extensions, without fees. */
  totalPremi: Rupiah;
  fire: WirePremiumPart | null;
  earthquake: WirePremiumPart | null;
  /** The premium of the flood extension for one year. */
  flood: Rupiah | null;
};

/** The fields of a product that determine its admin fees. `adminFee` includes `earthquakeAdminFee`. */
export type AdminFees = { typeCoverage: PropertyType; adminFee: Rupiah; earthquakeAdminFee: Rupiah };

/** Returns the admin fee of each policy; 0 for a part that the product does not cover. */
export function adminFees({ typeCoverage, adminFee, earthquakeAdminFee }: AdminFees) {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[typeCoverage];
  if (!fire) return { fire: 0, earthquake: adminFee };
  const earthquakeFee = earthquake ? Math.min(earthquakeAdminFee, adminFee) : 0;
  return { fire: adminFee - earthquakeFee, earthquake: earthquakeFee };
}

/** Converts a quote to its wire format. */
export function propertyPremium(product: AdminFees, quote: PropertyQuote): PropertyPremium {
  const fees = adminFees(product);
  const { fire, earthquake, flood } = quote;
  return {
    type: product.typeCoverage,
    totalPremi: quote.premium,
    fire: fire && { basePremi: fire.premium, adminFee: fees.fire },
    earthquake: earthquake && { basePremi: earthquake.premium, adminFee: fees.earthquake },
    flood: flood?.premium ?? null,
  };
}
