import { termText } from '@naungan/domain/lines';
import { type PropertySearch, type PropertyType, SEARCH_LABELS } from '@naungan/domain/lines/property';
import { propertyOrderForm } from '@naungan/domain/lines/property/form';
import { PROPERTY_PRICING } from '@naungan/domain/lines/property/pricing';
import type { PropertyRevision } from '@naungan/domain/lines/property/record';
import { PROPERTY_STEPS } from '@naungan/domain/lines/property/steps';
import { formatRupiah } from '@naungan/domain/money';
import { INSURED_PAGES, PERSON_ORDER } from '../order-pages/insured-order.ts';
import { insuredPage } from '../order-pages/insured-page.tsx';
import { shippingPage } from '../order-pages/shipping-page.tsx';
import { buildingPage } from './building-page.ts';
import {
  emptyBuilding,
  type PropertySlices,
  propertyPriceInput,
  searchOfBuilding,
  withBuilding,
  withServerFacts,
} from './property-slices.ts';
import { termsPage } from './terms-page.tsx';

type Revision = PropertyRevision<PropertyType>;

/** The order wizard of all property lines: for the searched building and its owner [2 §2]. */
export const PROPERTY_ORDER = {
  rules: { ...PROPERTY_PRICING, steps: PROPERTY_STEPS, orderForm: propertyOrderForm },
  pages: {
    ...INSURED_PAGES,
    tertanggung: insuredPage({ requiresBirthData: false }),
    informasi: shippingPage({ addressOwner: 'pemilik' }),
    syarat: termsPage,
    bangunan: buildingPage,
  },
  emptySlices: (search: PropertySearch): PropertySlices => ({
    ...PERSON_ORDER.emptySlices({}),
    building: emptyBuilding(search),
  }),
  withSearch: (slices: PropertySlices, search: PropertySearch): PropertySlices => ({
    ...slices,
    building: withBuilding(slices.building, search),
  }),
  withServerFacts: (slices: PropertySlices, { knownBuilding }: PropertySearch): PropertySlices => {
    const building = withServerFacts(slices.building, knownBuilding);
    return building === slices.building ? slices : { ...slices, building };
  },
  copySlices: (slices: PropertySlices): PropertySlices => ({ ...slices, ...PERSON_ORDER.copySlices(slices) }),
  revisedSlices: (revision: Revision): PropertySlices => ({
    ...PERSON_ORDER.revisedSlices(revision),
    building: { ...revision.building, timePeriod: revision.order.timePeriod },
  }),
  revisedPlan: PERSON_ORDER.revisedPlan,
  priceInputOf: propertyPriceInput,
  params: (slices: PropertySlices) => Object.fromEntries(searchOfBuilding(slices)),
  canDecideEligibility: ({ knownBuilding }: PropertySearch) => knownBuilding !== undefined,
  pendingPriceText: 'Premi dihitung dari data bangunan.',
  costRows: (
    { building }: PropertySlices,
    { premium }: { premium: number },
    rows: readonly { amount: number }[],
  ) => [
    { title: SEARCH_LABELS.buildingPrices, value: formatRupiah(building.buildingPrices) },
    { title: 'Masa pertanggungan', value: termText(building.timePeriod) },
    // The premium of both covers together. The premium of a single cover is already a price row.
    ...(rows.some(({ amount }) => amount === premium)
      ? []
      : [{ title: `Premi ${termText(building.timePeriod)}`, value: formatRupiah(premium) }]),
  ],
} as const;
