import { COVERS } from '@naungan/domain/lines/vehicle';
import type { Db, Tx } from '../../db/client.ts';
import { listVehiclePlans, type VehiclePlansQuery } from './query-repository.ts';

type PlanList = Awaited<ReturnType<typeof listVehiclePlans>>;
type ListedCard = PlanList['rows'][number]['card'];

/** A page of a list; a row without a card is hidden from the viewer. */
export type VehicleListPage = Omit<PlanList, 'rows'> & { rows: { index: number; card: ListedCard | null }[] };

const priceOf = ({ premium, adminFee }: ListedCard) => premium + adminFee;

/** Returns the cheapest product of each cover, in the order of the list. */
async function cheapestOfEachCover(db: Db | Tx, query: VehiclePlansQuery): Promise<ListedCard[]> {
  const cards: ListedCard[] = [];
  for (const cover of COVERS) {
    const loadingOfCover = query.vehicle.loading[cover];
    if (loadingOfCover === undefined) continue;
    const loading = { [cover]: loadingOfCover };
    const cheapestOnly = { sortField: 'premium', sortOrder: 'asc', page: 1, size: 1 } as const;
    const { rows } = await listVehiclePlans(
      db,
      { ...query, ...cheapestOnly, vehicle: { ...query.vehicle, loading } },
      1,
    );
    cards.push(...rows.map(({ card }) => ({ ...card, cheapestOfCover: true as const })));
  }
  const direction = query.sortField === 'premium' && query.sortOrder === 'desc' ? -1 : 1;
  return cards.toSorted((one, other) => direction * (priceOf(one) - priceOf(other)));
}

/**
 * Returns a page of a list with several covers for a guest, who sees only `visibleCount` products: first the cheapest
 * product of each cover, then the other products in the requested order [Q42]. Hidden products are not read.
 */
export async function listForGuest(
  db: Db | Tx,
  query: VehiclePlansQuery,
  visibleCount: number,
): Promise<VehicleListPage> {
  const sortedList = await listVehiclePlans(db, { ...query, page: 1, size: visibleCount }, visibleCount);
  const cheapestCards = await cheapestOfEachCover(db, query);
  const others = sortedList.rows
    .map(({ card }) => card)
    .filter(({ _id }) => !cheapestCards.some((card) => card._id === _id));
  const visibleCards = [...cheapestCards, ...others].slice(0, visibleCount);
  const firstIndex = (query.page - 1) * query.size;
  const length = Math.max(0, Math.min(query.size, sortedList.total - firstIndex));
  const companies = new Map(
    visibleCards.map(({ insuranceCompany }) => [insuranceCompany._id, insuranceCompany]),
  );
  return {
    ...sortedList,
    companies: [...companies.values()],
    rows: Array.from({ length }, (_, offset) => ({
      index: firstIndex + offset,
      card: visibleCards[firstIndex + offset] ?? null,
    })),
  };
}
