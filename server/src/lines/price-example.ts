import type { PlanOf, ProductType } from '@naungan/domain/lines';
import type { TariffValues } from '@naungan/domain/tariff-change';
import type { Deps } from '../core/module.ts';
import type { Db, Tx } from '../db/client.ts';

/** A person or object, for the comparison of a product's prices before and after a change. */
export type PriceExample<Plan> = {
  /** 'Usia 18–30 tahun'. */
  label: string;
  /** Region and other facts; '' without them. */
  detail: string;
  sumInsured: number | null;
  /** Returns the yearly premium in rupiah without fees, or the premium of an extension; null if the product does not insure the example. */
  premiumOf(plan: Plan): number | null;
};

/** How the tariff of a line's products is changed for certain days. */
export type LineTariff<L extends ProductType> = {
  /** Returns a product without its changes, also one that is not sold; null for an unknown id. `id` is a UUID. */
  read(db: Db | Tx, id: string): Promise<PlanOf<L> | null>;
  /** Returns the tariff of a product. */
  valuesOf(plan: PlanOf<L>): TariffValues;
  /** Returns a product with a changed tariff. */
  withValues(plan: PlanOf<L>, values: TariffValues): PlanOf<L>;
  /** Returns the examples for a product; the first is the one that its card in a list shows. */
  examples(
    deps: Pick<Deps, 'db' | 'snapshots'>,
    plan: PlanOf<L>,
    now: Date,
  ): PriceExample<PlanOf<L>>[] | Promise<PriceExample<PlanOf<L>>[]>;
};
