import { type LineTypes, PRODUCT_TYPE_INFO } from '@naungan/domain/lines';
import type { PropertyType } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';
import type { IssuedPolicies, ServerLine } from '../line.ts';
import type { Shipping } from '../order.ts';
import { INSURED_ORDER } from '../person/order.ts';
import { personFacts } from '../person/personal-data.ts';
import { propertyCatalogue } from './catalogue.ts';
import { PROPERTY_CERTIFICATE } from './certificate.ts';
import { checkBuilding } from './check-order.ts';
import { partsOf } from './cover.ts';
import { propertyDeskRows } from './desk-rows.ts';
import { buildingFacts, namedBuilding, valueFacts } from './facts.ts';
import { coveredBuilding, earthquakePolicy, formerBuilding, orderedBuilding } from './order.ts';
import { searchedFact } from './searched.ts';

type Details = { details: PropertyDetails };
type Ordered = Details & { product: AnyPropertyPlan };

/** What the three types do alike with their orders. */
const PROPERTY_ORDER = {
  ...INSURED_ORDER,
  searched: searchedFact,
  checked: checkBuilding,
  priced: ({ details, shipping, timePeriod }: Details & { shipping: Shipping; timePeriod: number }) => ({
    building: details.building,
    timePeriod,
    printPolicy: shipping.printPolicy,
  }),
  objectInsured: ({ details }: Details) => namedBuilding(details),
  invoiced: (order: Ordered) => [
    ...buildingFacts(order.details),
    ...valueFacts(order.details, partsOf(order)),
    ...INSURED_ORDER.invoiced(order),
  ],
  personalData: (order: Ordered) => [
    ...buildingFacts(order.details),
    ...valueFacts(order.details, partsOf(order)),
    ...personFacts(order.details),
  ],
  claim: { sumInsured: ({ details }: Details) => details.building.buildingPrices },
  judged: 'Bangunan',
  examined: ({ details }: Details) => ({ street: details.building.objectAddresses.address }),
  deskRows: (order: LineTypes[PropertyType]['orderDetail']) => [
    ...propertyDeskRows(order),
    ...INSURED_ORDER.deskRows(order),
  ],
};

/** What order, policy and form show of a type: the same under its own name. */
const shownUnder = <const Type extends PropertyType>(productType: Type) => ({
  orderDetail: <Core extends { policy: object }, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
    issued: IssuedPolicies,
  ) => ({
    ...core,
    ...orderedBuilding(order),
    productType,
    policy: { ...core.policy, ...earthquakePolicy(issued) },
  }),
  policyDetail: <Core extends object, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
    kind: PolicyKind,
  ) => ({ ...core, ...coveredBuilding(order, kind), productType }),
  revision<Core extends { order: object }, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
  ) {
    const { product, ...details } = formerBuilding(order);
    return { ...core, ...details, productType, order: { ...core.order, product } };
  },
});

const MAIN = { kind: 'main', label: PRODUCT_TYPE_INFO.kebakaran.label } as const;
const { label } = PRODUCT_TYPE_INFO.gempabumi;

export const FIRE: ServerLine<'kebakaran'> = {
  ...PROPERTY_ORDER,
  ...shownUnder('kebakaran'),
  catalogue: propertyCatalogue('kebakaran'),
  certificate: { ...PROPERTY_CERTIFICATE, kinds: [MAIN] },
};

export const EARTHQUAKE: ServerLine<'gempabumi'> = {
  ...PROPERTY_ORDER,
  ...shownUnder('gempabumi'),
  catalogue: propertyCatalogue('gempabumi'),
  certificate: { ...PROPERTY_CERTIFICATE, kinds: [{ kind: 'main', label }] },
};

export const FIRE_EARTHQUAKE: ServerLine<'kebakaran-gempabumi'> = {
  ...PROPERTY_ORDER,
  ...shownUnder('kebakaran-gempabumi'),
  catalogue: propertyCatalogue('kebakaran-gempabumi'),
  certificate: { ...PROPERTY_CERTIFICATE, kinds: [MAIN, { kind: 'earthquake', label }] },
};
