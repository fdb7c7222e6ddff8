import type { PremiumExamples } from '@naungan/api/content';
import { planListQuery } from '@naungan/api/lines/insured-person';
import { propertyListQuery, quoteBody } from '@naungan/api/lines/property/contracts';
import { vehicleListQuery } from '@naungan/api/lines/vehicle/contracts';
import { settleClaim } from '@naungan/domain/claim';
import { todayInJakarta } from '@naungan/domain/dates';
import { type ProductType, premiumRows } from '@naungan/domain/lines';
import { exampleBuilding, isComplete, type PropertyType, quotePayload } from '@naungan/domain/lines/property';
import type { PlanRow } from '@naungan/domain/lines/record';
import { COVER_LABELS, type Cover } from '@naungan/domain/lines/vehicle';
import { monthlyShare, oneYearPrice } from '@naungan/domain/premium';
import { serverLine } from '../../lines/index.ts';
import type { CatalogueDeps } from '../../lines/line.ts';
import { modelInYear } from '../../lines/vehicle/search-repository.ts';

/** Catalogues show all plans to a member. */
const AS_MEMBER = { isMember: true } as const;
const MAX_PLANS = 3;
/** The largest page size of a list, so that the first page contains the cheapest plans of three insurers. */
const PAGE_SIZE = 50;

/** The insured object and the plans for it, cheapest first; null when the object cannot be priced. */
type Example = { object: string; cover?: Cover; sumInsured: number | null; rows: readonly PlanRow[] } | null;

const CAR = { name: 'Avanza', model: 'C001', year: 2020, cover: 'tlo' } as const;

async function carExample(deps: CatalogueDeps, now: Date): Promise<Example> {
  const modelRow = await modelInYear(deps.db, CAR.model, CAR.year);
  if (!modelRow?.market) return null;
  const { name, model, year, cover } = CAR;
  const { price } = modelRow.market;
  const query = vehicleListQuery.parse({ model, year, price, plat: 'B', coverage: cover, size: PAGE_SIZE });
  const { products } = await serverLine('kendaraan').catalogue.list(deps, query, AS_MEMBER, now);
  const object = `${name} ${year}, Jakarta, ${COVER_LABELS[cover]}`;
  return { object, cover, sumInsured: price, rows: products.rows };
}

const HOUSE_PRICE = exampleBuilding('kebakaran').buildingPrices ?? 0;

const houseExample =
  (productType: PropertyType) =>
  async (deps: CatalogueDeps, now: Date): Promise<Example> => {
    const building = exampleBuilding(productType);
    if (!isComplete(building)) return null;
    const body = quotePayload(building, { occupationName: '', deviceUUID: '' });
    const query = { ...propertyListQuery.parse({ size: PAGE_SIZE }), ...quoteBody.parse(body) };
    const { products } = await serverLine(productType).catalogue.list(deps, query, AS_MEMBER, now);
    return { object: 'Rumah Rp750 juta, Bandung', sumInsured: HOUSE_PRICE, rows: products.rows };
  };

const EXAMPLE_AGE = 36;

const personExample =
  (productType: 'kesehatan' | 'kecelakaandiri') =>
  async (deps: CatalogueDeps, now: Date): Promise<Example> => {
    const today = todayInJakarta(now);
    const query = planListQuery.parse({
      dob: `${Number(today.slice(0, 4)) - EXAMPLE_AGE}-01-01`,
      sortField: 'premium',
      sortOrder: 'asc',
      size: PAGE_SIZE,
    });
    const { rows } = await serverLine(productType).catalogue.list(deps, query, AS_MEMBER, now);
    return { object: `Usia ${EXAMPLE_AGE}`, sumInsured: null, rows };
  };

/** The example of each line, in the order of the home page. */
const EXAMPLES: Record<ProductType, (deps: CatalogueDeps, now: Date) => Promise<Example>> = {
  kendaraan: carExample,
  kebakaran: houseExample('kebakaran'),
  gempabumi: houseExample('gempabumi'),
  'kebakaran-gempabumi': houseExample('kebakaran-gempabumi'),
  kesehatan: personExample('kesehatan'),
  kecelakaandiri: personExample('kecelakaandiri'),
};

type VisiblePlan = Extract<PlanRow, { blurred: false }>;

/** Returns the cheapest plan of each insurer, for at most three insurers. `rows` are sorted by price. */
function cheapestPlans(rows: readonly PlanRow[]): VisiblePlan[] {
  const plans = new Map<string, VisiblePlan>();
  for (const row of rows) {
    if (row.blurred || plans.has(row.insuranceCompany._id)) continue;
    plans.set(row.insuranceCompany._id, row);
  }
  return [...plans.values()].slice(0, MAX_PLANS);
}

/** Damage by an earthquake at the example house. */
const EARTHQUAKE_DAMAGE = {
  object: 'Rumah tinggal, Bandung',
  incident: 'Dinding retak karena gempa bumi',
  claimed: 86_000_000,
  basis: { productType: 'gempabumi', cause: 'EA01', loss: 84_500_000, limit: HOUSE_PRICE },
} as const;

/** Returns the example claim. The payment is calculated as for every claim. */
function exampleClaim(): PremiumExamples['claim'] {
  const { basis, ...shownFields } = EARTHQUAKE_DAMAGE;
  const { rows, payable } = settleClaim(basis);
  const deductibleLabel = rows.find(({ amount }) => amount < 0)?.label ?? '';
  return {
    ...shownFields,
    loss: basis.loss,
    deductible: basis.loss - payable,
    deductibleLabel,
    paid: payable,
  };
}

/** Returns the example premiums from the plans of today, and the example claim. */
export async function premiumExamplesOf(deps: CatalogueDeps, now: Date): Promise<PremiumExamples> {
  const premiums: PremiumExamples['premiums'] = [];
  for (const [productType, findExample] of Object.entries(EXAMPLES) as [ProductType, typeof carExample][]) {
    const example = await findExample(deps, now);
    const plans = cheapestPlans(example?.rows ?? []);
    const [cheapestPlan] = plans;
    if (!example || !cheapestPlan) continue;
    const perMonth = monthlyShare(oneYearPrice(cheapestPlan.premium, cheapestPlan.adminFee));
    const { rows: _, ...facts } = example;
    const rows = premiumRows(cheapestPlan, example.sumInsured);
    premiums.push({ productType, ...facts, perMonth, rows, plans });
  }
  return { premiums, claim: exampleClaim() };
}
