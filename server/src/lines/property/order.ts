import { CONSTRUCTION_CLASS_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';
import { addressLines, addressText } from '../address.ts';
import type { IssuedPolicies } from '../line.ts';
import { coverOf } from './cover.ts';

type OrderWithPlan<Plan extends AnyPropertyPlan> = { details: PropertyDetails; product: Plan };

/** Returns the product without the fields that the replies of order detail and policy detail contain separately. */
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

/** Returns the building with the field names of the replies of order detail and policy detail [3 §3]. */
function buildingDetail({ building }: PropertyDetails) {
  const { objectAddresses: _address, buildingPrices, classConstruction, ...buildingFields } = building;
  return {
    ...buildingFields,
    price: buildingPrices,
    buildingClass: CONSTRUCTION_CLASS_ROWS[classConstruction].label,
  };
}

function coverDetail<Plan extends AnyPropertyPlan>(order: OrderWithPlan<Plan>, kind?: PolicyKind) {
  const { details, product } = order;
  return {
    ...coverOf(order, kind),
    insured: { ...details.insured, addresses: addressLines(details.addresses) },
    product: productOf(product),
  };
}

/** Returns the fields of order detail about the building, its owner and the product. */
export function buildingOfOrder<Plan extends AnyPropertyPlan>(order: OrderWithPlan<Plan>) {
  const { details } = order;
  const objectAddress = addressText(details.building.objectAddresses);
  return { ...coverDetail(order), building: { ...buildingDetail(details), objectAddress } };
}

/** Returns the fields of policy detail about the building, its owner and the product. */
export function buildingOfPolicy<Plan extends AnyPropertyPlan>(order: OrderWithPlan<Plan>, kind: PolicyKind) {
  const { details } = order;
  const { addr1, addr2, addr3 } = addressLines(details.building.objectAddresses);
  const objectAddr1 = { addr1, addr2: `${addr2}, ${addr3}` };
  return { ...coverDetail(order, kind), building: { ...buildingDetail(details), objectAddr1 } };
}

/** Returns number and link of the earthquake policy; null for an order without such a policy [3 §3]. */
export const earthquakePolicy = ({ earthquake }: IssuedPolicies) => ({
  policyEarthquake: earthquake?.policyNumber ?? null,
  policyAttachmentEarthquake: earthquake?.policyAttachment ?? null,
});

/** Returns the data of the order, and the product's fields that the form for corrections needs. */
export function buildingToRevise<Plan extends AnyPropertyPlan>({ details, product }: OrderWithPlan<Plan>) {
  const { generalInfo: _info, benefits: _benefits, ...productFields } = product;
  return { ...details, product: productFields };
}
