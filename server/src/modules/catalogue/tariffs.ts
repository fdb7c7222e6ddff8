import type { ChangePreview, PricedExample } from '@naungan/api/desk-catalogue';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { PlanOf, ProductType } from '@naungan/domain/lines';
import type { Sale, TariffValues, Validity } from '@naungan/domain/tariff-change';
import { throwProblem } from '../../api-problem.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { baseSale, changesOfPlans, planStateOn } from '../../lines/plan-changes-repository.ts';
import { highlightsOf, type ProductRow } from './repository.ts';

async function readPlan<L extends ProductType>(db: Db | Tx, line: L, id: string): Promise<PlanOf<L>> {
  return (await serverLine(line).catalogue.tariff.read(db, id)) ?? throwProblem('NOT_FOUND');
}

/** Returns the tariff of a product on a day. */
export async function tariffOn(db: Db | Tx, { id, ...row }: ProductRow, day: IsoDate): Promise<TariffValues> {
  const changes = await changesOfPlans(db, [id]);
  const { tariff } = planStateOn(baseSale(row), changes.get(id), day);
  return tariff ?? baseTariff(db, row.productType, id);
}

/** Returns the tariff of a product on days without a change. */
async function baseTariff<L extends ProductType>(db: Db | Tx, line: L, id: string): Promise<TariffValues> {
  return serverLine(line).catalogue.tariff.valuesOf(await readPlan(db, line, id));
}

/** Hundredths of a percent in a whole. */
const PERCENT_SCALE = 10_000;

function priceRow(
  facts: Pick<PricedExample, 'label' | 'detail' | 'sumInsured'>,
  now: number | null,
  later: number | null,
): PricedExample {
  const difference = now === null || later === null ? null : later - now;
  const percent = difference === null || !now ? null : Math.round((difference * PERCENT_SCALE) / now);
  return { ...facts, now, later, difference, percent };
}

const isChanged = ({ now, later }: PricedExample) => now !== later;

type State = { sale: Sale; tariff: TariffValues | null };
export type PreviewedChange = { kind: 'tariff'; tariff: TariffValues } | { kind: 'sale'; sale: Sale };

/** Returns what visitors see of a product today and on the first day of a change, and the prices of the line's examples. */
async function preview<L extends ProductType>(
  deps: Deps,
  row: ProductRow & { productType: L },
  { validity, today, later }: { validity: Validity; today: State; later: State },
): Promise<ChangePreview> {
  const { tariff } = serverLine(row.productType).catalogue;
  const base = await readPlan(deps.db, row.productType, row.id);
  const planIn = (state: State) => (state.tariff === null ? base : tariff.withValues(base, state.tariff));
  const plans = { today: planIn(today), later: planIn(later) };
  const examples = await tariff.examples(deps, base, deps.clock());
  const highlights = await highlightsOf(deps.db, row.id);
  const isRepriced = ({ premiumOf }: (typeof examples)[number]) =>
    premiumOf(plans.today) !== premiumOf(plans.later);
  const shownExample = examples.find(isRepriced) ?? examples[0];
  const shown = ({ sale }: State, plan: PlanOf<L>): ChangePreview['before'] => {
    const premium = shownExample?.premiumOf(plan) ?? null;
    if (sale === 'hidden' || premium === null) return { sale, card: null };
    const { productName, logoProduct, insuranceCompany } = row;
    const { adminFee } = tariff.valuesOf(plan);
    return {
      sale,
      card: {
        productName,
        logoProduct,
        insuranceCompany,
        premium,
        adminFee,
        transactionType: sale,
        highlights,
      },
    };
  };
  const priceIn = ({ sale }: State, premium: number | null) => (sale === 'hidden' ? null : premium);
  const rows = examples.map(({ premiumOf, label, detail, sumInsured }) =>
    priceRow(
      { label, detail, sumInsured },
      priceIn(today, premiumOf(plans.today)),
      priceIn(later, premiumOf(plans.later)),
    ),
  );
  const insuredRows = rows.filter(({ now, later: laterPremium }) => now !== null || laterPremium !== null);
  return {
    ...validity,
    example: [shownExample?.label, shownExample?.detail].filter(Boolean).join(', '),
    before: shown(today, plans.today),
    after: shown(later, plans.later),
    adminFee: {
      now: tariff.valuesOf(plans.today).adminFee,
      later: tariff.valuesOf(plans.later).adminFee,
    },
    rows: [...insuredRows.filter(isChanged), ...insuredRows.filter((priced) => !isChanged(priced))],
  };
}

/** Returns the preview of a change that is not stored. The caller has checked the values. */
export async function previewChange(
  deps: Deps,
  row: ProductRow,
  validity: Validity,
  change: PreviewedChange,
): Promise<ChangePreview> {
  const changes = (await changesOfPlans(deps.db, [row.id])).get(row.id);
  const base = baseSale(row);
  const stateOn = (day: IsoDate) => planStateOn(base, changes, day);
  const planned = stateOn(validity.validFrom);
  return preview(deps, row, {
    validity,
    today: stateOn(todayInJakarta(deps.clock())),
    later: change.kind === 'sale' ? { ...planned, sale: change.sale } : { ...planned, tariff: change.tariff },
  });
}
