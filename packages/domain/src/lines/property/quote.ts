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

/** A premium: each part for a year, all parts for a year, and all parts for the term; without fees. */
export type PropertyQuote = PremiumParts & { timePeriod: number; yearly: Rupiah; premium: Rupiah };

/**
 * Returns the quote of a product for a building. Each part is rounded once, for a year and for the term: years times a
 * rounded premium could be several rupiah below the regulator's minimum [Q16]. `null` if the product does not insure the
 * building, or not for this term.
 */
export function quoteProperty(product: PropertyTariff, quoted: QuotedBuilding): PropertyQuote | null {
  const { building, timePeriod } = quoted;
  if (eligibilityProblems(product, quoted).length > 0) return null;
  const parts = premiumParts(product, building);
  if (!parts) return null;
  const { buildingPrices } = building;
  const rows = partsOf(parts);
  return {
    ...parts,
    timePeriod,
    yearly: rows.reduce((sum, { premium }) => sum + premium, 0),
    premium: rows.reduce((sum, { rate }) => sum + termPremium(buildingPrices, rate, timePeriod), 0),
  };
}

/** A part of a product's premium on the wire: its yearly premium, and its admin fee [2 §3]. */
export type WirePart = { basePremi: Rupiah; adminFee: Rupiah };

/** The premium of a product on the wire [2 §3]. */
export type PropertyPremium = {
  type: PropertyType;
  /** For the whole term, with extensions, without fees. */
  totalPremi: Rupiah;
  fire: WirePart | null;
  earthquake: WirePart | null;
  /** The extension's premium for a year. */
  flood: Rupiah | null;
};

/** The fields of a product that determine its admin fees: the fee of both parts, and the share of earthquake. */
export type AdminFees = { typeCoverage: PropertyType; adminFee: Rupiah; earthquakeAdminFee: Rupiah };

/** Returns the admin fee of each policy; 0 for a part that the product does not cover. */
export function adminFees({ typeCoverage, adminFee, earthquakeAdminFee }: AdminFees) {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[typeCoverage];
  if (!fire) return { fire: 0, earthquake: adminFee };
  const ofEarthquake = earthquake ? earthquakeAdminFee : 0;
  return { fire: adminFee - ofEarthquake, earthquake: ofEarthquake };
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
