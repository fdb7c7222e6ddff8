import { FILTERS_OF_QUEUE, type ViewList } from '@naungan/api/desk-filters';
import type { DeskView } from '@naungan/api/desk-views';

type Filters = Readonly<Record<string, string | undefined>>;

/** Returns the filters of an address that a saved view of the list can have. */
export function savedFilters(queue: ViewList, filters: Filters): Record<string, string> {
  const pairs = FILTERS_OF_QUEUE[queue].map((name) => [name, filters[name]?.trim()] as const);
  return Object.fromEntries(pairs.filter((pair): pair is readonly [string, string] => Boolean(pair[1])));
}

/** Returns the view with exactly these filters; null without one. */
export const currentView = (views: readonly DeskView[], filters: Record<string, string>): DeskView | null =>
  views.find((view) => {
    const names = new Set([...Object.keys(view.filters), ...Object.keys(filters)]);
    return [...names].every((name) => view.filters[name] === filters[name]);
  }) ?? null;
