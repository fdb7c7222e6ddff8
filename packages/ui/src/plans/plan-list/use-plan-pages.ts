import type { PlanRow } from '@naungan/domain/plan';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlanQuery } from '../plan-query/plan-query.ts';

export type PlanPage = { rows: PlanRow[]; total: number; totalPages: number; currentPage: number };

export type PlanPages = {
  /** Filters and viewer that these rows answer. */
  key: string;
  rows: PlanRow[];
  total: number;
  totalPages: number;
  /** Last page among the rows. */
  page: number;
};

export type PlanRequest =
  /** `pages` is what stays on screen meanwhile: of the same filters, or of the former ones. */
  | { state: 'loading'; pages: PlanPages | null }
  | { state: 'ready'; pages: PlanPages }
  /** `pages` are those of the same filters that came before the failure. */
  | { state: 'failed'; pages: PlanPages | null };

function append(held: PlanPages | null, key: string, answers: PlanPage[]): PlanPages {
  const rows = new Map(held?.rows.map((row) => [row._id, row]));
  for (const answer of answers) for (const row of answer.rows) rows.set(row._id, row);
  const last = answers.at(-1);
  return {
    key,
    rows: [...rows.values()],
    total: last?.total ?? 0,
    totalPages: last?.totalPages ?? 0,
    page: last?.currentPage ?? 1,
  };
}

/**
 * Pages 1 to `query.page`. A page more is added to what is there; other filters, or another `viewer`,
 * start again. Only the newest request is heard: its effect's clean-up silences the one before.
 */
export function usePlanPages(
  load: (query: PlanQuery) => Promise<PlanPage>,
  query: PlanQuery,
  viewer: string,
) {
  const [request, setRequest] = useState<PlanRequest>({ state: 'loading', pages: null });
  const [attempt, setAttempt] = useState(0);
  const [generation, setGeneration] = useState(0);
  const held = useRef<PlanPages | null>(null);
  const loadPage = useEffectEvent((page: number) => load({ ...query, page }));

  const { page, ...filters } = query;
  const key = JSON.stringify([filters, viewer, generation]);

  useEffect(() => {
    let current = true;
    const same = held.current?.key === key ? held.current : null;
    const from = same ? same.page + 1 : 1;
    if (same && (from > page || from > same.totalPages)) {
      setRequest({ state: 'ready', pages: same });
      return;
    }
    setRequest({ state: 'loading', pages: held.current });
    const wanted = Array.from({ length: page - from + 1 }, (_, index) => from + index);
    Promise.all(wanted.map(loadPage)).then(
      (answers) => {
        if (!current) return;
        const pages = append(same, key, answers);
        held.current = pages;
        setRequest({ state: 'ready', pages });
      },
      () => {
        if (current) setRequest({ state: 'failed', pages: same });
      },
    );
    return () => {
      current = false;
    };
  }, [key, page, attempt]);

  return {
    request,
    /** Rows on screen belong to other filters than those asked for. */
    stale: request.pages !== null && request.pages.key !== key,
    retry: () => setAttempt((count) => count + 1),
    reload: () => setGeneration((count) => count + 1),
  };
}
