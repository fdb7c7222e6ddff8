import { PROPERTY_TYPES, propertyPrice, propertySearch } from '@naungan/domain/lines/property';
import { PROPERTY_STEPS } from '@naungan/domain/lines/property/steps';
import { describe, expect, test } from 'vitest';
import { checkStep } from '../../flow/step-page/step-check.ts';
import { orderSubmission } from '../../orders/order-wizard/submission.ts';
import { TODAY } from '../../orders/story-data/draft.ts';
import {
  completePropertyDraft,
  createDraftWithOwner,
  draftWithBuilding,
  draftWithoutBuilding,
  formerPropertyOrder,
  mortgagedSearch,
} from '../../orders/story-data/property.fixture.ts';
import { emptyDraft } from '../empty-draft.ts';
import { earthquakePlan, fireEarthquakePlan, firePlan, knownBuilding, searchFor } from './fixtures.ts';
import { PROPERTY_ORDER } from './order.ts';

const { slices } = completePropertyDraft;
const priceOf = (orderSlices: typeof slices) =>
  PROPERTY_ORDER.rules.price(fireEarthquakePlan, PROPERTY_ORDER.priceInputOf(orderSlices), TODAY);

/** Returns the problems of the building step, and their title. */
function checkBuildingStep(draft: typeof completePropertyDraft) {
  const step = PROPERTY_STEPS.find(({ id }) => id === 'bangunan') ?? expect.unreachable();
  return checkStep(step, PROPERTY_ORDER.pages.bangunan, { plan: fireEarthquakePlan, today: TODAY, draft });
}

describe('the draft of a property order', () => {
  test.each(PROPERTY_TYPES)(
    'starts with the searched building of the line %s, and its URL parameters describe the same search',
    (type) => {
      const search = searchFor(type, { timePeriod: 3 });
      const { building, terms } = emptyDraft<typeof type>(PROPERTY_ORDER, search).slices;
      expect(building).toMatchObject({ ...knownBuilding, timePeriod: 3, bankClause: '' });
      expect(terms.acceptTnc).toBe(false);
      // The search of the created draft equals the original search. Both are written to a URL and read again, so that
      // their values have the same format.
      expect(
        propertySearch(type).read(new URLSearchParams(PROPERTY_ORDER.params({ ...slices, building }))),
      ).toEqual(propertySearch(type).read(new URLSearchParams(propertySearch(type).write(search))));
    },
  );

  test('starts with the street that was typed in the search', () => {
    const { building } = emptyDraft<'kebakaran'>(PROPERTY_ORDER, {
      ...searchFor('kebakaran'),
      address: 'Jl. Kemang 19',
    }).slices;
    expect(building.objectAddresses.address).toBe('Jl. Kemang 19');
  });

  test('shows the total premium only for a product with two covers', () => {
    const costTitles = (plan: typeof firePlan | typeof fireEarthquakePlan) => {
      const price = propertyPrice(plan, PROPERTY_ORDER.priceInputOf(slices)) ?? expect.unreachable();
      return PROPERTY_ORDER.costRows(slices, price.amounts, price.rows).map(({ title }) => title);
    };
    expect(costTitles(fireEarthquakePlan)).toEqual(['Harga Bangunan', 'Masa pertanggungan', 'Premi 3 tahun']);
    expect(costTitles(firePlan)).toEqual(['Harga Bangunan', 'Masa pertanggungan']);
  });

  test('has neither a price nor search parameters without a building', () => {
    expect(priceOf(draftWithoutBuilding.slices)).toBeNull();
    expect(PROPERTY_ORDER.params(draftWithoutBuilding.slices)).toEqual({});
  });

  test('allows an eligibility check only after a search for a building', () => {
    expect(PROPERTY_ORDER.canDecideEligibility(searchFor('kebakaran'))).toBe(true);
    expect(PROPERTY_ORDER.canDecideEligibility(propertySearch('kebakaran').read(new URLSearchParams()))).toBe(
      false,
    );
  });

  test('keeps street and bank when the search changes price, term or owner of the same building', () => {
    const { building } = PROPERTY_ORDER.withSearch(
      slices,
      searchFor('kebakaran-gempabumi', {
        buildingPrices: 900_000_000,
        ownership: 'Sewa',
        isKprBtn: 'ya',
        timePeriod: 5,
      }),
    );
    expect(building).toEqual({
      ...slices.building,
      buildingPrices: 900_000_000,
      ownership: 'Sewa',
      timePeriod: 5,
    });
  });

  test.each([
    { totalBuildingArea: 121 },
    { totalFloor: 1 },
    { occupation: '2934', occupationCode: '2934', occupationName: 'Toko' },
    { objectAddresses: { ...knownBuilding.objectAddresses, district: 'KOTA JAKARTA PUSAT' } },
  ])(
    'keeps the insured, but no building data, terms or answers, when it is copied for another building: %o',
    (changes) => {
      const search = searchFor('kebakaran-gempabumi', changes);
      const copiedSlices = PROPERTY_ORDER.withSearch(PROPERTY_ORDER.copySlices(slices), search);
      expect(copiedSlices.building).toEqual(
        emptyDraft<'kebakaran-gempabumi'>(PROPERTY_ORDER, search).slices.building,
      );
      expect(copiedSlices.insured).toEqual(slices.insured);
      expect(copiedSlices).toMatchObject({ terms: { acceptTnc: false }, declarations: {} });
    },
  );

  test('gets the current catalogue data of the same building, but not of another building', () => {
    const zone = 5;
    const currentSearch = searchFor('kebakaran-gempabumi', { zone, buildingPrices: 1 });
    const updatedSlices = PROPERTY_ORDER.withServerFacts(slices, currentSearch);
    expect(updatedSlices.building).toEqual({ ...slices.building, zone });
    expect(priceOf(updatedSlices)?.amounts.total).not.toBe(priceOf(slices)?.amounts.total);
    const unchangedSearch = mortgagedSearch;
    expect(PROPERTY_ORDER.withServerFacts(slices, unchangedSearch)).toBe(slices);
    const otherSearch = searchFor('kebakaran-gempabumi', { zone, classConstruction: 'class2' });
    expect(PROPERTY_ORDER.withServerFacts(slices, otherSearch)).toBe(slices);
  });

  test('has building, term and bank of a former order if it repeats this order', () => {
    const copiedSlices = PROPERTY_ORDER.revisedSlices(formerPropertyOrder);
    expect(copiedSlices.building).toEqual(slices.building);
    expect(PROPERTY_ORDER.revisedPlan(formerPropertyOrder).typeCoverage).toBe('kebakaran-gempabumi');
    expect(PROPERTY_ORDER.params(copiedSlices)).toMatchObject({
      timePeriod: '3',
      isKprBtn: 'ya',
      occupation: '2976',
    });
  });
});

describe('the submission of a property order', () => {
  const submissionOf = (draft: typeof completePropertyDraft) => {
    const amounts = priceOf(draft.slices)?.amounts ?? expect.unreachable();
    return orderSubmission<'kebakaran-gempabumi'>(PROPERTY_ORDER, fireEarthquakePlan, draft, amounts, TODAY);
  };

  test('contains the term, the bank in upper case, and the displayed price', () => {
    // Fire: 1.200.000.000 × 0,294‰ × 3 years = 1.058.400. Earthquake: 1.200.000.000 × 1,35‰ × 3 = 4.860.000.
    // The service fee of 2,5 % is limited to 100.000.
    expect(submissionOf(completePropertyDraft)).toMatchObject({
      productId: 'plan-lengkap',
      params: { occupation: '2976', timePeriod: '3', district: 'KOTA JAKARTA SELATAN' },
      payload: {
        timePeriod: 3,
        bankClause: 'BANK TABUNGAN NEGARA',
        creditNumber: 'KPR-0012/2026',
        objectAddresses: { neighbourhood: '001', hamlet: '002', district_level: 'Kota' },
        amounts: {
          premium: 5_918_400,
          adminFee: 65_000,
          policyPrintFee: 0,
          serviceFee: 100_000,
          total: 6_083_400,
        },
      },
    });
  });

  test('neither contains nor requires a bank if there is no mortgage, even after a bank was typed', () => {
    const { building } = slices;
    const paidOffDraft = {
      ...completePropertyDraft,
      slices: { ...slices, building: { ...building, isKprBtn: 'tidak' } },
    };
    expect(submissionOf(paidOffDraft)?.payload).toMatchObject({
      isKprBtn: 'tidak',
      bankClause: '',
      creditNumber: '',
    });
    expect(checkBuildingStep(paidOffDraft).problems).toEqual([]);
  });
});

describe('the step of the building', () => {
  test('reports all missing fields, in the order of the screen', () => {
    const { problems, title } = checkBuildingStep(createDraftWithOwner());
    expect(title).toBe('Harap lengkapi alamat Objek Pertanggungan');
    expect(problems.map(({ message }) => message)).toEqual([
      'Kecamatan Wajib diisi',
      'Kelurahan Wajib diisi',
      'Alamat Objek Bangunan wajib diisi',
      'RT Wajib diisi',
      'RW Wajib diisi',
      'Kode Pos Wajib diisi',
      'Nama Bank Wajib diisi',
    ]);
  });

  test('reports that the building search is missing', () => {
    expect(checkBuildingStep(draftWithoutBuilding).problems).toEqual([
      { field: 'building.occupation', message: 'Harap lengkapi semua field yg di butuhkan' },
    ]);
  });

  test('reports each value that the product does not insure', () => {
    const building = { ...draftWithBuilding.slices.building, buildingPrices: 50_000_000, timePeriod: 21 };
    const { problems, title } = checkBuildingStep({
      ...draftWithBuilding,
      slices: { ...draftWithBuilding.slices, building },
    });
    expect(problems.map(({ field, message }) => [field, message])).toEqual([
      ['building.buildingPrices', 'Harga bangunan untuk produk ini Rp100.000.000 s/d Rp5.000.000.000'],
      ['building.timePeriod', 'Jangka waktu pertanggungan untuk produk ini 1 s/d 20 tahun'],
    ]);
    expect(title).toBeUndefined();
  });
});

test.each([
  ['kebakaran', firePlan, 'Premi kebakaran 3 tahun'],
  ['gempabumi', earthquakePlan, 'Premi gempa bumi 3 tahun'],
] as const)(
  'the price of a product with the single cover %s has one row for the premium',
  (_, plan, premiumLabel) => {
    const rows = propertyPrice(plan, PROPERTY_ORDER.priceInputOf(slices))?.rows ?? [];
    expect(rows.map(({ label }) => label)).toEqual([premiumLabel, 'Biaya admin', 'Biaya layanan']);
  },
);
