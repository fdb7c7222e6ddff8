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
import { jpeg, draftWithAddress as personDraft } from './draft.ts';
import { longOrder, order, orderWithPolicy, paidOrder, pendingOrder, rejectedOrder } from './order.ts';

const fireEarthquake = propertyRules('kebakaran-gempabumi');

type PropertyDraft = OrderDraft<'kebakaran-gempabumi'>;

/** The search for a mortgaged house, insured for three years. */
export const mortgagedSearch = searchFor('kebakaran-gempabumi', { isKprBtn: 'ya', timePeriod: 3 });

/** A draft without a searched building. */
export const draftWithoutBuilding: PropertyDraft = emptyDraft<'kebakaran-gempabumi'>(PROPERTY_ORDER, {
  ...searchFor('kebakaran-gempabumi'),
  knownBuilding: undefined,
});

const withSlices = (draft: PropertyDraft, slices: Partial<PropertyDraft['slices']>): PropertyDraft => ({
  ...draft,
  slices: { ...draft.slices, ...slices },
});

/** A draft of a house with terms and owner filled in. */
export const createDraftWithOwner = (search = mortgagedSearch): PropertyDraft =>
  withSlices(emptyDraft<'kebakaran-gempabumi'>(PROPERTY_ORDER, search), {
    terms: { acceptTnc: true },
    insured: { ...personDraft.slices.insured, birthDate: '', placeOfbirth: '' },
    addresses: personDraft.slices.addresses,
  });

const draftWithOwner = createDraftWithOwner();
const building = {
  ...draftWithOwner.slices.building,
  objectAddresses: {
    ...draftWithOwner.slices.building.objectAddresses,
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
/** The draft with the owner, and with the building's address and the bank of its mortgage. */
export const draftWithBuilding = withSlices(draftWithOwner, { building });
/** A draft that can be sent. */
export const completePropertyDraft: PropertyDraft = {
  ...withSlices(draftWithBuilding, { declarations: { d1: 'ya', d2: 'tidak' } }),
  files: Object.fromEntries(fireEarthquakePlan.attachments.map(({ code }) => [code, jpeg(`${code}.jpg`)])),
};

const insuredBuilding = {
  ...knownBuilding,
  isKprBtn: 'ya',
  bankClause: 'BANK TABUNGAN NEGARA',
  creditNumber: 'KPR-0012/2026',
  price: knownBuilding.buildingPrices,
  buildingClass: 'Kelas 1',
} as const;

const STREET = 'JL. TEBET BARAT RAYA NO. 7, RT 001 / RW 002';
const ADDRESS_TEXT = 'Kel. TEBET BARAT, Kec. TEBET, KOTA JAKARTA SELATAN, DKI JAKARTA 12810';

const TERM_OF_THREE_YEARS = { timePeriod: 3 };

/** Returns the price for three years with the printed policy. */
function priceOf(plan: AnyPropertyPlan, buildingPrices = knownBuilding.buildingPrices) {
  const priceInput = {
    building: { ...knownBuilding, buildingPrices },
    ...TERM_OF_THREE_YEARS,
    printPolicy: true,
  };
  const price = propertyPrice(plan, priceInput);
  if (!price) throw new Error('The building of the stories has no price.');
  return { ...price, ...TERM_OF_THREE_YEARS };
}

function paymentOf(plan: AnyPropertyPlan, buildingPrices?: number) {
  const { amounts, rows } = priceOf(plan, buildingPrices);
  const { premium, total, ...fees } = amounts;
  return { basePremi: premium, ...fees, grossPremi: total, rows };
}

/** Returns the fields that an order and a policy of this product share. */
function sharedFieldsOf<Plan extends AnyPropertyPlan>(plan: Plan) {
  const { generalInfo, attachments, declarations, coverage, notCovered, ownRisk, benefits, ...product } =
    plan;
  return {
    productType: plan.typeCoverage,
    ...TERM_OF_THREE_YEARS,
    insured: { ...order.insured, birthDate: null, placeOfbirth: null },
    product,
    generalInfo,
    coverage,
    notCovered,
    ownRisk,
    benefits,
    building: {
      ...insuredBuilding,
      objectAddress: `${STREET}, ${ADDRESS_TEXT}`,
      objectAddr1: { addr1: STREET, addr2: ADDRESS_TEXT },
    },
    payment: paymentOf(plan),
    declarations: declarations.map(({ question, answer }) => ({ question, answer })),
  };
}

const NO_SECOND_POLICY = { policyEarthquake: null, policyAttachmentEarthquake: null };
/** Returns a property order with the status, the dates and the policy of a health order. */
const orderOf = (healthOrder: typeof order) =>
  fireEarthquake.records.orderDetail.parse({
    ...healthOrder,
    ...sharedFieldsOf(fireEarthquakePlan),
    orderId: 'o-30',
    policy: { ...healthOrder.policy, ...NO_SECOND_POLICY },
  });

/** An order of fire and earthquake insurance for three years, with a mortgage. */
export const propertyOrder = orderOf(order);
/** An order that the insurer sent back; orders of this line cannot be revised. */
export const pendingPropertyOrder = {
  ...orderOf(pendingOrder),
  feedback: 'Foto bangunan tampak depan buram.',
};
export const rejectedPropertyOrder = orderOf(rejectedOrder);
export const paidPropertyOrder = orderOf(paidOrder);
/** An order whose policies are both issued. */
export const issuedPropertyOrder = fireEarthquake.records.orderDetail.parse({
  ...orderOf(orderWithPolicy),
  headers: { ...orderWithPolicy.headers, policyNumber: 'POL-KGB-2026-000017' },
  policy: {
    ...orderWithPolicy.policy,
    policyEarthquake: 'POL-KGB-2026-000018',
    policyAttachmentEarthquake: '/files/polis-gempa.pdf',
  },
});
/** An order of fire insurance with flood cover, without a mortgage. */
export const fireOrder = propertyRules('kebakaran').records.orderDetail.parse({
  ...order,
  ...sharedFieldsOf(firePlan),
  orderId: 'o-31',
  building: {
    ...sharedFieldsOf(firePlan).building,
    isKprBtn: 'tidak',
    bankClause: '',
    creditNumber: '',
    floodZone: 2,
  },
  policy: { ...order.policy, ...NO_SECOND_POLICY },
});
/** An order with the longest names and largest amounts that a screen must fit. */
export const longPropertyOrder = fireEarthquake.records.orderDetail.parse({
  ...issuedPropertyOrder,
  ...sharedFieldsOf(longPropertyPlan),
  insured: longOrder.insured,
  building: {
    ...propertyOrder.building,
    occupationName: 'Pertokoan, pusat perbelanjaan, dan pasar swalayan bertingkat dengan ruang penyimpanan',
    price: 999_999_000_000,
    bankClause: 'BANK PEMBANGUNAN DAERAH KHUSUS IBUKOTA NUSANTARA INTERNASIONAL SYARIAH',
  },
  payment: paymentOf(longPropertyPlan, 999_999_000_000),
});

const threeYearContract = {
  ...priceOf(fireEarthquakePlan),
  product: fireEarthquakePlan,
  details: { building: knownBuilding },
};

/** The earthquake policy of `propertyOrder`. */
export const propertyPolicy = fireEarthquake.records.policyDetail.parse({
  ...policy,
  ...sharedFieldsOf(fireEarthquakePlan),
  _id: 'pol-30',
  orderId: 'o-30',
  policyNumber: 'POL-KGB-2026-000018',
  covers: 'Gempa Bumi',
  period: PROPERTY_PRICING.period(threeYearContract, '2026-11-21'),
  share: policyShare(threeYearContract, 'earthquake'),
  productName: fireEarthquakePlan.productName,
  insuranceCompany: fireEarthquakePlan.insuranceCompany,
});

/** Data of a former order, for ordering it again. */
export const formerPropertyOrder = fireEarthquake.records.revision.parse({
  uuid: 'rev-30',
  productType: 'kebakaran-gempabumi',
  feedback: '',
  requestedAt: '2026-11-21T05:30:00.000Z',
  needRevisions: [],
  attachments: [],
  insured: order.insured,
  addresses: personDraft.slices.addresses,
  building,
  order: {
    _id: 'o-30',
    orderedOn: '2026-11-21',
    // A repeated order is priced again, so these amounts are not used.
    amounts: { premium: 1, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: 1 },
    timePeriod: 3,
    product: fireEarthquakePlan,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
  },
});
