import { CONSTRUCTION_CLASS_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';
import { addressLines, addressText } from '../address.ts';
import type { IssuedPolicies } from '../line.ts';
import { coverOf } from './cover.ts';

type Ordered<Plan extends AnyPropertyPlan> = { details: PropertyDetails; product: Plan };

/** The product without the parts that a detail carries beside it. */
function productOf<Plan extends AnyPropertyPlan>(plan: Plan) {
  const {
    generalInfo: _info,
    attachments: _files,
    declarations: _questions,
    coverage: _coverage,
    notCovered: _notCovered,
    ownRisk: _ownRisk,
    benefits: _benefits,
    earthquakeCoverage: _earthquake,
    ...product
  } = plan;
  return product;
}

/** The building in the names of order and policy detail [3 §3]. */
function shownBuilding({ building }: PropertyDetails) {
  const { objectAddresses: _address, buildingPrices, classConstruction, ...shown } = building;
  return {
    ...shown,
    price: buildingPrices,
    buildingClass: CONSTRUCTION_CLASS_ROWS[classConstruction].label,
  };
}

function shown<Plan extends AnyPropertyPlan>(order: Ordered<Plan>, kind?: PolicyKind) {
  const { details, product } = order;
  return {
    ...coverOf(order, kind),
    insured: { ...details.insured, addresses: addressLines(details.addresses) },
    product: productOf(product),
  };
}

/** What an order shows of the building, its owner and the product. */
export function orderedBuilding<Plan extends AnyPropertyPlan>(order: Ordered<Plan>) {
  const { details } = order;
  const objectAddress = addressText(details.building.objectAddresses);
  return { ...shown(order), building: { ...shownBuilding(details), objectAddress } };
}

/** The same of a policy. */
export function coveredBuilding<Plan extends AnyPropertyPlan>(order: Ordered<Plan>, kind: PolicyKind) {
  const { details } = order;
  const { addr1, addr2, addr3 } = addressLines(details.building.objectAddresses);
  const objectAddr1 = { addr1, addr2: `${addr2}, ${addr3}` };
  return { ...shown(order, kind), building: { ...shownBuilding(details), objectAddr1 } };
}

/** Number of the earthquake policy and the link to it, where it is one of its own [3 §3]. */
export const earthquakePolicy = ({ earthquake }: IssuedPolicies) => ({
  policyEarthquake: earthquake?.policyNumber ?? null,
  policyAttachmentEarthquake: earthquake?.policyAttachment ?? null,
});

/** What was sent before, and the product as a form that orders again needs it. */
export function formerBuilding<Plan extends AnyPropertyPlan>({ details, product }: Ordered<Plan>) {
  const { generalInfo: _info, benefits: _benefits, ...rest } = product;
  return { ...details, product: rest };
}
