import { termText } from '@naungan/domain/lines';
import { totalAccessories, VEHICLE_TERM_YEARS, vehicleQuestions } from '@naungan/domain/lines/vehicle';
import { vehicleOrderForm } from '@naungan/domain/lines/vehicle/form';
import { VEHICLE_PRICING } from '@naungan/domain/lines/vehicle/pricing';
import { VEHICLE_STEPS } from '@naungan/domain/lines/vehicle/steps';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import type { LineOrder } from '../line-order.ts';
import { INSURED_PAGES, PERSON_ORDER } from '../order-pages/insured-order.ts';
import { insuredPage } from '../order-pages/insured-page.tsx';
import { shippingPage } from '../order-pages/shipping-page.tsx';
import { additionsPage } from './additions-page.ts';
import { termsPage } from './terms-page.ts';
import { vehiclePage } from './vehicle-page.ts';
import {
  emptyVehicle,
  searchOfVehicle,
  type VehicleSlices,
  vehiclePriceInput,
  withServerFacts,
  withVehicle,
} from './vehicle-slices.ts';

const NO_ADDITIONS: VehicleSlices['additions'] = { expansion: [], accesories: [] };

/** A vehicle order: the searched vehicle, its additions, and its owner [2 §2]. */
export const VEHICLE_ORDER: LineOrder<'kendaraan'> = {
  rules: {
    ...VEHICLE_PRICING,
    steps: VEHICLE_STEPS,
    orderForm: vehicleOrderForm,
    questions: vehicleQuestions,
  },
  pages: {
    ...INSURED_PAGES,
    tertanggung: insuredPage({ requiresBirthData: false }),
    informasi: shippingPage({ addressOwner: 'pemilik' }),
    syarat: termsPage,
    produk: additionsPage,
    kendaraan: vehiclePage,
  },
  emptySlices: ({ knownVehicle }) => ({
    ...PERSON_ORDER.emptySlices({}),
    additions: NO_ADDITIONS,
    vehicle: emptyVehicle(knownVehicle),
  }),
  withSearch: (slices, { knownVehicle }) => ({
    ...slices,
    vehicle: withVehicle(slices.vehicle, knownVehicle),
  }),
  withServerFacts: (slices, { knownVehicle }) => {
    const vehicle = withServerFacts(slices.vehicle, knownVehicle);
    return vehicle === slices.vehicle ? slices : { ...slices, vehicle };
  },
  /**
   * Extensions belong to one product, so they are not copied. Accessories belong to the vehicle, so they are copied.
   */
  copySlices: (slices) => ({
    ...slices,
    ...PERSON_ORDER.copySlices(slices),
    additions: { ...slices.additions, expansion: [] },
  }),
  revisedSlices: (revision) => ({
    ...PERSON_ORDER.revisedSlices(revision),
    additions: revision.additions,
    vehicle: revision.vehicle,
  }),
  revisedPlan: (revision) => ({ ...PERSON_ORDER.revisedPlan(revision), feature: [], workshops: [] }),
  priceInputOf: vehiclePriceInput,
  params: (slices) => Object.fromEntries(searchOfVehicle(slices)),
  canDecideEligibility: ({ knownVehicle }) => knownVehicle !== undefined,
  pendingPriceText: 'Premi tampil setelah data kendaraan lengkap dan sesuai dengan produk ini.',
  costRows: ({ vehicle, additions }, { premium }) => [
    { title: 'Nilai kendaraan', value: formatRupiah(vehicle.price + totalAccessories(additions.accesories)) },
    {
      title: additions.expansion.length > 0 ? 'Premi per tahun dengan perluasan' : 'Premi per tahun',
      value: formatRupiah(premium),
    },
    { title: 'Masa pertanggungan', value: termText(VEHICLE_TERM_YEARS) },
  ],
  confirmationTexts: { title: MESSAGES.order.vehicleConfirm, description: MESSAGES.order.vehicleConfirmText },
};
