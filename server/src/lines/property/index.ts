import type { IsoDate } from '@naungan/domain/dates';
import { LINES, type LineTypes } from '@naungan/domain/lines';
import type { PropertyType } from '@naungan/domain/lines/property';
import { propertyCauseCover } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan, PropertyDetails } from '@naungan/domain/lines/property/record';
import type { PolicyKind } from '@naungan/domain/policy';
import { insuredData } from '../insured-data.ts';
import { INSURED_ORDER, insuredAge } from '../insured-order.ts';
import type { IssuedPolicies, ServerLine } from '../line.ts';
import type { Shipping } from '../order.ts';
import { propertyCatalogue } from './catalogue.ts';
import { PROPERTY_CERTIFICATE } from './certificate.ts';
import { checkBuilding } from './check-order.ts';
import { coveredRisks } from './cover.ts';
import { propertyDeskRows } from './desk-rows.ts';
import { buildingFacts, buildingName, valueFacts } from './facts.ts';
import { buildingOfOrder, buildingOfPolicy, buildingToRevise, earthquakePolicy } from './order.ts';
import { propertyQuoteInput } from './quote-input.ts';
import { searchSummary } from './search-summary.ts';
import { EARTHQUAKE_DEMO, FIRE_DEMO, FIRE_EARTHQUAKE_DEMO } from './seed/demo.ts';
import { EARTHQUAKE_LANDING } from './seed/landings/earthquake.ts';
import { FIRE_LANDING } from './seed/landings/fire.ts';
import { FIRE_EARTHQUAKE_LANDING } from './seed/landings/fire-earthquake.ts';
import { PROPERTY_NOTES } from './seed/policy-notes.ts';

type Details = { details: PropertyDetails };
type OrderWithPlan = Details & { product: AnyPropertyPlan };

/** Fields of `ServerLine` that are equal for every property type. */
const PROPERTY_ORDER = {
  ...INSURED_ORDER,
  policyNotes: PROPERTY_NOTES,
  searchSummary,
  checkCatalogue: checkBuilding,
  priceInput: ({ details, shipping, timePeriod }: Details & { shipping: Shipping; timePeriod: number }) => ({
    building: details.building,
    timePeriod,
    printPolicy: shipping.printPolicy,
  }),
  ageCheck: ({ details, product }: OrderWithPlan, day: IsoDate) => insuredAge(details, product, day),
  objectInsured: ({ details }: Details) => buildingName(details),
  invoiceRows: (order: OrderWithPlan) => [
    ...buildingFacts(order.details),
    ...valueFacts(order.details, coveredRisks(order)),
    ...INSURED_ORDER.invoiceRows(order),
  ],
  personalData: (order: OrderWithPlan) => [
    ...buildingFacts(order.details),
    ...valueFacts(order.details, coveredRisks(order)),
    ...insuredData(order.details),
  ],
  claim: {
    sumInsured: ({ details }: Details) => details.building.buildingPrices,
    causeCover: ({ details }: Details, cause: string) =>
      propertyCauseCover({ hasFloodCover: details.building.floodZone !== null }, cause),
  },
  refusalSubject: 'Bangunan',
  simulatorInput: ({ details }: Details) => ({ street: details.building.objectAddresses.address }),
  deskRows: (order: LineTypes[PropertyType]['orderDetail']) => [
    ...propertyDeskRows(order),
    ...INSURED_ORDER.deskRows(order),
  ],
};

/** Order detail, policy detail and revision of a property type. */
const detailFunctions = <const Type extends PropertyType>(productType: Type) => ({
  orderDetail: <Core extends { policy: object }, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
    issuedPolicies: IssuedPolicies,
  ) => ({
    ...core,
    ...buildingOfOrder(order),
    productType,
    policy: { ...core.policy, ...earthquakePolicy(issuedPolicies) },
  }),
  policyDetail: <Core extends object, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
    kind: PolicyKind,
  ) => ({ ...core, ...buildingOfPolicy(order, kind), productType }),
  revision<Core extends { order: object }, Plan extends AnyPropertyPlan>(
    core: Core,
    order: Details & { product: Plan },
  ) {
    const { product, ...details } = buildingToRevise(order);
    return { ...core, ...details, productType, order: { ...core.order, product } };
  },
});

const MAIN_POLICY = { kind: 'main', label: LINES.kebakaran.label } as const;
const EARTHQUAKE_LABEL = LINES.gempabumi.label;

export const FIRE: ServerLine<'kebakaran'> = {
  ...PROPERTY_ORDER,
  ...detailFunctions('kebakaran'),
  quoteInput: propertyQuoteInput('kebakaran'),
  landing: FIRE_LANDING,
  demo: FIRE_DEMO,
  catalogue: propertyCatalogue('kebakaran'),
  certificate: { ...PROPERTY_CERTIFICATE, kinds: [MAIN_POLICY] },
};

export const EARTHQUAKE: ServerLine<'gempabumi'> = {
  ...PROPERTY_ORDER,
  ...detailFunctions('gempabumi'),
  quoteInput: propertyQuoteInput('gempabumi'),
  landing: EARTHQUAKE_LANDING,
  demo: EARTHQUAKE_DEMO,
  catalogue: propertyCatalogue('gempabumi'),
  certificate: { ...PROPERTY_CERTIFICATE, kinds: [{ kind: 'main', label: EARTHQUAKE_LABEL }] },
};

export const FIRE_EARTHQUAKE: ServerLine<'kebakaran-gempabumi'> = {
  ...PROPERTY_ORDER,
  ...detailFunctions('kebakaran-gempabumi'),
  quoteInput: propertyQuoteInput('kebakaran-gempabumi'),
  landing: FIRE_EARTHQUAKE_LANDING,
  demo: FIRE_EARTHQUAKE_DEMO,
  catalogue: propertyCatalogue('kebakaran-gempabumi'),
  certificate: {
    ...PROPERTY_CERTIFICATE,
    kinds: [MAIN_POLICY, { kind: 'earthquake', label: EARTHQUAKE_LABEL }],
  },
};
