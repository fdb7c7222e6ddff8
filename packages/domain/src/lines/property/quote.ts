import type { Rupiah } from '../../money/rupiah.ts';
import { eligibilityProblems } from './eligibility-problem.ts';
import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type PremiumParts, type PropertyTariff, premiumParts, type QuotedBuilding } from './tariff.ts';

/** A premium with its parts: a year of each, all of a year, and all of the term; without fees. */
export type PropertyQuote = PremiumParts & { timePeriod: number; yearly: Rupiah; premium: Rupiah };

/**
 * What a product costs for a building. Each part of a year is rounded once; years and sums are of such amounts, so that
 * all that is printed adds up [Q16]. `null` where the product does not insure the building, or not for so long.
 */
export function quoteProperty(product: PropertyTariff, quoted: QuotedBuilding): PropertyQuote | null {
  const { building, timePeriod } = quoted;
  if (eligibilityProblems(product, quoted).length > 0) return null;
  const parts = premiumParts(product, building);
  if (!parts) return null;
  const { fire, earthquake, flood } = parts;
  const yearly = [fire, earthquake, flood].reduce((sum, part) => sum + (part?.premium ?? 0), 0);
  return { ...parts, timePeriod, yearly, premium: yearly * timePeriod };
}

/** A part of a product's premium as the specification has it: a year of it, and its admin fee [2 §3]. */
export type WirePart = { basePremi: Rupiah; adminFee: Rupiah };

/** The premium of a product as the specification has it [2 §3]. */
export type PropertyPremium = {
  type: PropertyType;
  /** Of the whole term, with extensions, without fees. */
  totalPremi: Rupiah;
  fire: WirePart | null;
  earthquake: WirePart | null;
  /** A year of the extension. */
  flood: Rupiah | null;
};

/** What of a product its admin fees follow from: those of both parts, and how much of it is that of earthquake. */
export type AdminFees = { typeCoverage: PropertyType; adminFee: Rupiah; earthquakeAdminFee: Rupiah };

/** The admin fee of each policy; what a product does not cover costs nothing. */
export function adminFees({ typeCoverage, adminFee, earthquakeAdminFee }: AdminFees) {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[typeCoverage];
  if (!fire) return { fire: 0, earthquake: adminFee };
  const ofEarthquake = earthquake ? earthquakeAdminFee : 0;
  return { fire: adminFee - ofEarthquake, earthquake: ofEarthquake };
}

/** A quote as it travels. */
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
