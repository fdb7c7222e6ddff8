import type { PlanRow } from '@naungan/domain/lines/record';
import type { PriceScale } from '@naungan/domain/premium';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGE_SIZE, type PlanQuery } from '../plan-query/plan-query.ts';
import { type Refusal, refusalOf } from '../refused-search/refusal.ts';

export type PlanPage = {
  rows: PlanRow[];
  total: number;
  /** Where the price filter ends, for all plans of the search [Q26]. */
  priceScale: PriceScale | null;
};

/** One page of a query: `page` counts pages of `size` rows, 10 or 50. */
export type LoadPlans = (query: PlanQuery, size: number) => Promise<PlanPage>;

/** Rows of the largest answer that the server gives. */
const LARGEST_SIZE = 50;

export type PlanPages = {
  /** Filters and viewer that these rows answer. */
  key: string;
  rows: PlanRow[];
  total: number;
  totalPages: number;
  /** Last page among the rows. */
  page: number;
  priceScale: PriceScale | null;
};

export type PlanRequest =
  /** `pages` is what stays on screen meanwhile: of the same filters, or of the former ones. */
  | { state: 'loading'; pages: PlanPages | null }
  | { state: 'ready'; pages: PlanPages }
  /** `pages` are those of the same filters that came before the failure. */
  | { state: 'failed'; pages: PlanPages | null; refusal: Refusal | null };

function append(before: PlanPages | null, key: string, page: number, added: PlanPage): PlanPages {
  const rows = new Map(before?.rows.map((row) => [row._id, row]));
  for (const row of added.rows) rows.set(row._id, row);
  const { total, priceScale } = added;
  const totalPages = Math.ceil(total / PAGE_SIZE);
  return { key, rows: [...rows.values()], total, totalPages, page, priceScale };
}

/** The rows of pages `from` to `to` in as few answers as hold them: a list of many pages comes back by few. */
async function readPages(load: LoadPlans, query: PlanQuery, from: number, to: number): Promise<PlanPage> {
  const start = (from - 1) * PAGE_SIZE;
  const size = to > from && start % LARGEST_SIZE === 0 ? LARGEST_SIZE : PAGE_SIZE;
  const count = Math.ceil((to * PAGE_SIZE - start) / size);
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => load({ ...query, page: start / size + index + 1 }, size)),
  );
  return {
    rows: answers.flatMap(({ rows }) => rows).slice(0, to * PAGE_SIZE - start),
    total: answers.at(-1)?.total ?? 0,
    priceScale: answers.at(-1)?.priceScale ?? null,
  };
}

/**
 * Pages 1 to `query.page`, once it is known who the `viewer` is. A page more is added to what is there; other filters, or
 * another viewer, start again. Only the newest request is heard: its effect's clean-up silences the one before.
 */
export function usePlanPages(load: LoadPlans, query: PlanQuery, viewer: string | null) {
  const [request, setRequest] = useState<PlanRequest>({ state: 'loading', pages: null });
  const [attempt, setAttempt] = useState(0);
  const [generation, setGeneration] = useState(0);
  const loaded = useRef<PlanPages | null>(null);
  const read = useEffectEvent((from: number, to: number) => readPages(load, query, from, to));

  const { page, ...filters } = query;
  const key = JSON.stringify([filters, viewer, generation]);

  const unknown = viewer === null;
  useEffect(() => {
    if (unknown) return;
    let current = true;
    const same = loaded.current?.key === key ? loaded.current : null;
    const from = same ? same.page + 1 : 1;
    if (same && (from > page || from > same.totalPages)) {
      setRequest({ state: 'ready', pages: same });
      return;
    }
    setRequest({ state: 'loading', pages: loaded.current });
    read(from, page).then(
      (added) => {
        if (!current) return;
        const pages = append(same, key, page, added);
        loaded.current = pages;
        // Ten cards take a slow phone longer than a press may wait.
        startTransition(() => setRequest({ state: 'ready', pages }));
      },
      (thrown: unknown) => {
        if (current) setRequest({ state: 'failed', pages: same, refusal: refusalOf(thrown) });
      },
    );
    return () => {
      current = false;
    };
  }, [key, page, attempt, unknown]);

  return {
    request,
    /** Rows on screen belong to other filters than those asked for. */
    stale: request.pages !== null && request.pages.key !== key,
    retry: () => setAttempt((count) => count + 1),
    reload: () => setGeneration((count) => count + 1),
  };
}
