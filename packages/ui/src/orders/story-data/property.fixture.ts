import { policyShare, propertyPrice } from '@naungan/domain/lines/property';
import { PROPERTY_PRICING } from '@naungan/domain/lines/property/pricing';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { propertyRules } from '@naungan/domain/lines/property/rules';
import { emptyDraft } from '../../lines/empty-draft.ts';
import {
  fireEarthquakePlan,
  firePlan,
  knownBuilding,
  longPropertyPlan,
  searchFor,
} from '../../lines/property/fixtures.ts';
import { PROPERTY_ORDER } from '../../lines/property/order.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import { policy } from '../../policies/story-data.ts';
import { jpeg, withAddress as ofPerson } from './draft.ts';
import { longOrder, order, paidOrder, pendingOrder, policyOrder, rejectedOrder } from './order.ts';

const fireEarthquake = propertyRules('kebakaran-gempabumi');

type PropertyDraft = OrderDraft<'kebakaran-gempabumi'>;

/** A mortgaged house, insured for three years. */
export const mortgaged = searchFor('kebakaran-gempabumi', { isKprBtn: 'ya', timePeriod: 3 });

/** A draft without a searched building. */
export const withoutBuilding: PropertyDraft = emptyDraft<'kebakaran-gempabumi'>(PROPERTY_ORDER, {
  ...searchFor('kebakaran-gempabumi'),
  known: undefined,
});

const withSlices = (draft: PropertyDraft, slices: Partial<PropertyDraft['slices']>): PropertyDraft => ({
  ...draft,
  slices: { ...draft.slices, ...slices },
});

/** A draft of a house with terms and owner filled in. */
export const withOwner = (search = mortgaged): PropertyDraft =>
  withSlices(emptyDraft<'kebakaran-gempabumi'>(PROPERTY_ORDER, search), {
    terms: { acceptTnc: true },
    insured: { ...ofPerson.slices.insured, birthDate: '', placeOfbirth: '' },
    addresses: ofPerson.slices.addresses,
  });

const owned = withOwner();
const building = {
  ...owned.slices.building,
  objectAddresses: {
    ...owned.slices.building.objectAddresses,
    subDistrict: 'TEBET',
    urbanVillage: 'TEBET BARAT',
    postalCode: '12810',
    address: 'Jl. Tebet Barat Raya No. 7',
    neighbourhood: '1',
    hamlet: '02',
  },
  bankClause: 'Bank Tabungan Negara',
  creditNumber: 'kpr-0012/2026',
};
export const withBuilding = withSlices(owned, { building });
export const completeProperty: PropertyDraft = {
  ...withSlices(withBuilding, { declarations: { d1: 'ya', d2: 'tidak' } }),
  files: Object.fromEntries(fireEarthquakePlan.attachments.map(({ code }) => [code, jpeg(`${code}.jpg`)])),
};

const insured = {
  ...knownBuilding,
  isKprBtn: 'ya',
  bankClause: 'BANK TABUNGAN NEGARA',
  creditNumber: 'KPR-0012/2026',
  price: knownBuilding.buildingPrices,
  buildingClass: 'Kelas 1',
} as const;

const STREET = 'JL. TEBET BARAT RAYA NO. 7, RT 001 / RW 002';
const ADDRESS_TEXT = 'Kel. TEBET BARAT, Kec. TEBET, KOTA JAKARTA SELATAN, DKI JAKARTA 12810';

const TERM = { timePeriod: 3 };

/** Prices for three years with the printed policy. */
function priceOf(plan: AnyPropertyPlan, buildingPrices = knownBuilding.buildingPrices) {
  const quoted = { building: { ...knownBuilding, buildingPrices }, ...TERM, printPolicy: true };
  const price = propertyPrice(plan, quoted);
  if (!price) throw new Error('The building of the stories has no price.');
  return { ...price, ...TERM };
}

function paymentOf(plan: AnyPropertyPlan, buildingPrices?: number) {
  const { amounts, rows } = priceOf(plan, buildingPrices);
  const { premium, total, ...fees } = amounts;
  return { basePremi: premium, ...fees, grossPremi: total, rows };
}

/** Fields that an order and a policy of this product share. */
function shownOf<Plan extends AnyPropertyPlan>(plan: Plan) {
  const { generalInfo, attachments, declarations, coverage, notCovered, ownRisk, benefits, ...product } =
    plan;
  return {
    productType: plan.typeCoverage,
    ...TERM,
    insured: { ...order.insured, birthDate: null, placeOfbirth: null },
    product,
    ...{ generalInfo, coverage, notCovered, ownRisk, benefits },
    building: {
      ...insured,
      objectAddress: `${STREET}, ${ADDRESS_TEXT}`,
      objectAddr1: { addr1: STREET, addr2: ADDRESS_TEXT },
    },
    payment: paymentOf(plan),
    declarations: declarations.map(({ question, answer }) => ({ question, answer })),
  };
}

const NO_SECOND = { policyEarthquake: null, policyAttachmentEarthquake: null };
const ofBoth = (stage: typeof order) =>
  fireEarthquake.records.orderDetail.parse({
    ...stage,
    ...shownOf(fireEarthquakePlan),
    orderId: 'o-30',
    policy: { ...stage.policy, ...NO_SECOND },
  });

/** An order of fire and earthquake for three years, with a mortgage. */
export const propertyOrder = ofBoth(order);
/** Sent back; orders of this line cannot be revised. */
export const pendingProperty = {
  ...ofBoth(pendingOrder),
  feedback: 'Foto bangunan tampak depan buram.',
};
export const rejectedProperty = ofBoth(rejectedOrder);
export const paidProperty = ofBoth(paidOrder);
/** Both policies are issued. */
export const issuedProperty = fireEarthquake.records.orderDetail.parse({
  ...ofBoth(policyOrder),
  headers: { ...policyOrder.headers, policyNumber: 'POL-KGB-2026-000017' },
  policy: {
    ...policyOrder.policy,
    policyEarthquake: 'POL-KGB-2026-000018',
    policyAttachmentEarthquake: '/files/polis-gempa.pdf',
  },
});
/** An order of fire with flood, without a mortgage. */
export const fireOrder = propertyRules('kebakaran').records.orderDetail.parse({
  ...order,
  ...shownOf(firePlan),
  orderId: 'o-31',
  building: {
    ...shownOf(firePlan).building,
    isKprBtn: 'tidak',
    bankClause: '',
    creditNumber: '',
    floodZone: 2,
  },
  policy: { ...order.policy, ...NO_SECOND },
});
/** The longest names and largest amounts that a screen must fit. */
export const longPropertyOrder = fireEarthquake.records.orderDetail.parse({
  ...issuedProperty,
  ...shownOf(longPropertyPlan),
  insured: longOrder.insured,
  building: {
    ...propertyOrder.building,
    occupationName: 'Pertokoan, pusat perbelanjaan, dan pasar swalayan bertingkat dengan ruang penyimpanan',
    price: 999_999_000_000,
    bankClause: 'BANK PEMBANGUNAN DAERAH KHUSUS IBUKOTA NUSANTARA INTERNASIONAL SYARIAH',
  },
  payment: paymentOf(longPropertyPlan, 999_999_000_000),
});

const ofThreeYears = {
  ...priceOf(fireEarthquakePlan),
  product: fireEarthquakePlan,
  details: { building: knownBuilding },
};

/** The second policy of the order. */
export const propertyPolicy = fireEarthquake.records.policyDetail.parse({
  ...policy,
  ...shownOf(fireEarthquakePlan),
  _id: 'pol-30',
  orderId: 'o-30',
  policyNumber: 'POL-KGB-2026-000018',
  covers: 'Gempa Bumi',
  period: PROPERTY_PRICING.period(ofThreeYears, '2026-11-21'),
  share: policyShare(ofThreeYears, 'earthquake'),
  productName: fireEarthquakePlan.productName,
  insuranceCompany: fireEarthquakePlan.insuranceCompany,
});

/** Data of a former order, for ordering it again. */
export const formerProperty = fireEarthquake.records.revision.parse({
  uuid: 'rev-30',
  productType: 'kebakaran-gempabumi',
  feedback: '',
  requestedAt: '2026-11-21T05:30:00.000Z',
  needRevisions: [],
  attachments: [],
  insured: order.insured,
  addresses: ofPerson.slices.addresses,
  building: building,
  order: {
    _id: 'o-30',
    orderedOn: '2026-11-21',
    amounts: { premium: 1, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: 1 },
    timePeriod: 3,
    product: fireEarthquakePlan,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
  },
});
