import { PROPERTY_TYPE_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';

type Order = { details: PropertyDetails; product: AnyPropertyPlan };
type Part = 'fire' | 'earthquake' | 'flood';

/** Returns whether an order of the product gets two policies: one for fire and one for earthquake [3 §3]. */
export function hasTwoPolicies({ typeCoverage }: Pick<AnyPropertyPlan, 'typeCoverage'>): boolean {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[typeCoverage];
  return fire && earthquake;
}

/** Returns the risks that a policy covers; without a kind, the risks of the order. */
export function coveredRisks({ details, product }: Order, kind?: PolicyKind): Part[] {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[product.typeCoverage];
  const coversEarthquake = hasTwoPolicies(product) ? kind !== 'main' : earthquake;
  const isCovered = {
    fire: fire && kind !== 'earthquake',
    earthquake: coversEarthquake,
    flood: details.building.floodZone !== null && kind !== 'earthquake',
  };
  return (['fire', 'earthquake', 'flood'] as const).filter((part) => isCovered[part]);
}

/** Returns the product's cover, limited to the risks of this policy. */
export function coverOf(order: Order, kind?: PolicyKind) {
  const { coverage, notCovered, ownRisk, benefits, earthquakeCoverage = [] } = order.product;
  const parts = coveredRisks(order, kind);
  const isCovered = ({ part }: { part?: Part | undefined }) => part === undefined || parts.includes(part);
  const isEarthquakeSentence = (sentence: string) => earthquakeCoverage.includes(sentence);
  return {
    notCovered,
    coverage:
      hasTwoPolicies(order.product) && kind
        ? coverage.filter((sentence) => isEarthquakeSentence(sentence) === (kind === 'earthquake'))
        : coverage,
    ownRisk: ownRisk.filter(isCovered),
    benefits: benefits
      .map(({ name, items }) => ({ name, items: items.filter(isCovered) }))
      .filter(({ items }) => items.length > 0),
  };
}
