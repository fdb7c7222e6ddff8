import { setTimeout as wait } from 'node:timers/promises';

/** A visitor's pause between two pages. Without it, the visitors would slow down the build of the site. */
const PAUSE_MS = 300;

/** The number of requests, a text for each failed request, and the received status codes of each path. */
export type VisitorReport = { requests: number; failures: string[]; statuses: Map<string, Set<number>> };

/**
 * Starts visitors that load these pages and their files repeatedly. `expectedStatuses`: allowed status codes, default 200. Returns a
 * function that stops the visitors and resolves to their report.
 */
export function startVisitors(
  origin: string,
  pages: { path: string; expectedStatuses?: number[] }[],
  count = 2,
) {
  const report: VisitorReport = { requests: 0, failures: [], statuses: new Map() };
  let isRunning = true;

  const load = async (path: string, expectedStatuses = [200]) => {
    report.requests += 1;
    const reply = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof reply === 'string') {
      report.failures.push(`${path}: ${reply}`);
      return '';
    }
    const text = await reply.text().catch(() => '');
    const statuses = report.statuses.get(path) ?? new Set();
    report.statuses.set(path, statuses.add(reply.status));
    if (!expectedStatuses.includes(reply.status) || text === '')
      report.failures.push(`${path}: ${reply.status}`);
    return text;
  };
  const visit = async () => {
    while (isRunning) {
      for (const { path, expectedStatuses } of pages) {
        const html = await load(path, expectedStatuses);
        const files = new Set(
          [...html.matchAll(/["'](\/_astro\/[^"']+)["']/g)].map(([, file]) => file ?? ''),
        );
        await Promise.all([...files].map((file) => load(file)));
        await wait(PAUSE_MS);
      }
    }
  };
  const visits = Array.from({ length: count }, visit);
  return async (): Promise<VisitorReport> => {
    isRunning = false;
    await Promise.all(visits);
    return report;
  };
}
