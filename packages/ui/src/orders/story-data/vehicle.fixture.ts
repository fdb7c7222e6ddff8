import { offeredExpansions, type VehiclePriceInput, vehiclePrice } from '@naungan/domain/lines/vehicle';
import {
  type VehicleOrderDetail,
  type VehiclePlan,
  type VehiclePolicyDetail,
  vehicleOrderDetail,
  vehiclePolicyDetail,
  vehicleRevision,
} from '@naungan/domain/lines/vehicle/record';
import { emptyDraft } from '../../lines/empty-draft.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import {
  expensiveVehicle,
  knownVehicle,
  longVehiclePlan,
  vehiclePlanOnline,
  vehicleSearch,
} from '../../lines/vehicle/fixtures.ts';
import { VEHICLE_ORDER } from '../../lines/vehicle/order.ts';
import { policy } from '../../policies/story-data.ts';
import { jpeg, draftWithAddress as personDraft, TODAY } from './draft.ts';
import { longOrder, order, pendingOrder } from './order.ts';

type VehicleDraft = OrderDraft<'kendaraan'>;

/** A draft after a search for a car. */
export const draftAfterSearch: VehicleDraft = emptyDraft(VEHICLE_ORDER, vehicleSearch);
/** A draft without a searched vehicle. */
export const draftWithoutVehicle: VehicleDraft = {
  ...draftAfterSearch,
  slices: {
    ...emptyDraft(VEHICLE_ORDER, { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] }).slices,
    terms: { acceptTnc: true },
  },
};

const withSlices = (draft: VehicleDraft, slices: Partial<VehicleDraft['slices']>): VehicleDraft => ({
  ...draft,
  slices: { ...draft.slices, ...slices },
});

const filmAccessory = { accesoriesName: 'Kaca film', accesoriesValue: 3_500_000 };

export const draftWithTerms = withSlices(draftAfterSearch, { terms: { acceptTnc: true } });
/** A draft with two extensions and an accessory. */
export const draftWithAdditions = withSlices(draftWithTerms, {
  additions: { expansion: ['FLOOD_TYPHOON', 'TPL-50'], accesories: [filmAccessory] },
});
export const draftWithVehicle = withSlices(draftWithAdditions, {
  vehicle: {
    ...draftAfterSearch.slices.vehicle,
    vehicleLicense: 'B 1234 CD',
    chassisNumber: 'MHKA6GJ6JKJ012345',
    machineNumber: '1NRF123456',
  },
});
export const draftWithOwner = withSlices(draftWithVehicle, {
  insured: { ...personDraft.slices.insured, birthDate: '', placeOfbirth: '' },
  addresses: personDraft.slices.addresses,
});
/** A draft that can be sent. */
export const completeVehicleDraft: VehicleDraft = {
  ...withSlices(draftWithOwner, { declarations: { d1: 'ya', d2: 'tidak' } }),
  files: Object.fromEntries(vehiclePlanOnline.attachments.map(({ code }) => [code, jpeg(`${code}.jpg`)])),
};

const { generalInfo, attachments, declarations, coverage, feature, benefits, workshops, ...product } =
  vehiclePlanOnline;

function paymentOf(plan: VehiclePlan, priceInput: VehiclePriceInput): VehicleOrderDetail['payment'] {
  const price = vehiclePrice(plan, priceInput, TODAY);
  if (!price) throw new Error('The vehicle of the stories has no price.');
  const { premium, total, ...fees } = price.amounts;
  return { basePremi: premium, ...fees, grossPremi: total, rows: price.rows };
}

const priceInput = {
  vehicle: knownVehicle,
  ...draftWithAdditions.slices.additions,
  printPolicy: true,
};
const expansion = offeredExpansions(vehiclePlanOnline, priceInput, TODAY).filter(({ _id }) =>
  priceInput.expansion.includes(_id),
);

/** Fields that an order and a policy of the car share. */
const sharedFields = {
  productType: 'kendaraan',
  insured: { ...order.insured, birthDate: null, placeOfbirth: null },
  product,
  vehicle: {
    ...knownVehicle,
    vehicleLicense: 'B 1234 CD',
    chassisNumber: 'MHKA6GJ6JKJ012345',
    machineNumber: '1NRF123456',
    age: 2,
    fullModel: 'Toyota Avanza 1.5 G CVT 2024',
    vehicleValue: 240_500_000,
  },
  accesories: [filmAccessory],
  expansion,
  coverage,
  feature,
  benefits,
  workshops,
  payment: paymentOf(vehiclePlanOnline, priceInput),
  declarations: declarations.map(({ question, answer }) => ({ question, answer })),
  generalInfo,
};

export const vehicleOrder: VehicleOrderDetail = vehicleOrderDetail.parse({
  ...order,
  ...sharedFields,
  orderId: 'o-20',
  attachments: attachments.map(({ code, name }) => ({
    code,
    title: name,
    url: `/files/${code}.jpg`,
    mimeType: 'image/jpeg',
  })),
});
/** An order that the insurer sent back. */
export const pendingVehicleOrder: VehicleOrderDetail = vehicleOrderDetail.parse({
  ...vehicleOrder,
  headers: pendingOrder.headers,
  feedback: 'Nomor rangka tidak sama dengan STNK.',
});
/** An order without additions, of a product that requires a survey and has no extensions. */
export const plainVehicleOrder: VehicleOrderDetail = vehicleOrderDetail.parse({
  ...vehicleOrder,
  product: { ...product, surveyRequired: 'ya', expansion: [] },
  accesories: [],
  expansion: [],
  feature: [],
  workshops: [],
});
/** An order with the longest names and largest amounts that a screen must fit. */
export const longVehicleOrder: VehicleOrderDetail = vehicleOrderDetail.parse({
  ...vehicleOrder,
  product: {
    ...product,
    productName: longVehiclePlan.productName,
    insuranceCompany: longVehiclePlan.insuranceCompany,
  },
  insured: { ...longOrder.insured, birthDate: null, placeOfbirth: null },
  vehicle: {
    ...vehicleOrder.vehicle,
    ...expensiveVehicle,
    chassisNumber: 'WDDUX7GB5LA123456789ABCDE',
    fullModel: `${expensiveVehicle.brandText} ${expensiveVehicle.modelText} 2024`,
    vehicleValue: 8_953_500_000,
  },
  accesories: [
    {
      accesoriesName: 'Sistem audio, kamera sekeliling, dan layar hiburan penumpang belakang',
      accesoriesValue: 1_000_000_000,
    },
    filmAccessory,
  ],
  payment: paymentOf(longVehiclePlan, { ...priceInput, vehicle: expensiveVehicle }),
});

export const vehiclePolicy: VehiclePolicyDetail = vehiclePolicyDetail.parse({
  ...policy,
  ...sharedFields,
  _id: 'pol-20',
  orderId: 'o-20',
  policyNumber: 'POL-KND-2026-000017',
  productName: product.productName,
  insuranceCompany: product.insuranceCompany,
});

/** A revision of vehicle, photo and owner. */
export const vehicleRevisionDetail = vehicleRevision.parse({
  uuid: 'rev-20',
  productType: 'kendaraan',
  feedback: 'Nomor rangka tidak sama dengan STNK.\nFoto tampak depan buram.',
  requestedAt: '2026-11-21T05:30:00.000Z',
  needRevisions: [
    { item: 'attachment', attachments: attachments.filter(({ code }) => code === 'foto-depan') },
    { item: 'insured', attachments: [] },
    { item: 'vehicle', attachments: [] },
  ],
  attachments: attachments.map(({ code, name }) => ({ code, title: name })),
  insured: sharedFields.insured,
  addresses: personDraft.slices.addresses,
  vehicle: sharedFields.vehicle,
  additions: draftWithAdditions.slices.additions,
  order: {
    _id: 'o-20',
    orderedOn: TODAY,
    amounts: {
      premium: sharedFields.payment.basePremi,
      adminFee: sharedFields.payment.adminFee,
      policyPrintFee: 0,
      serviceFee: sharedFields.payment.serviceFee,
      total: sharedFields.payment.grossPremi - sharedFields.payment.policyPrintFee,
    },
    timePeriod: 1,
    product: { ...product, coverage, attachments, declarations },
    printPolicy: false,
    customShippingAddress: false,
    shippingAddress: '',
  },
});
