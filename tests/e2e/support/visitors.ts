import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two pages: without, the visitors would take the processor from the build. */
const PAUSE = 300;

/** What visitors saw until they were called back. */
export type Seen = { requests: number; failures: string[]; statuses: Map<string, Set<number>> };

/** Visitors that load these pages, and every file that a page names, again and again. `expected`: default 200. */
export function sendVisitors(origin: string, pages: { path: string; expected?: number[] }[], count = 2) {
  const seen: Seen = { requests: 0, failures: [], statuses: new Map() };
  let going = true;

  const load = async (path: string, expected = [200]) => {
    seen.requests += 1;
    const reply = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof reply === 'string') {
      seen.failures.push(`${path}: ${reply}`);
      return '';
    }
    const text = await reply.text().catch(() => '');
    const known = seen.statuses.get(path) ?? new Set();
    seen.statuses.set(path, known.add(reply.status));
    if (!expected.includes(reply.status) || text === '') seen.failures.push(`${path}: ${reply.status}`);
    return text;
  };
  const visit = async () => {
    while (going) {
      for (const { path, expected } of pages) {
        const html = await load(path, expected);
        const files = new Set(
          [...html.matchAll(/["'](\/_astro\/[^"']+)["']/g)].map(([, file]) => file ?? ''),
        );
        await Promise.all([...files].map((file) => load(file)));
        await setTimeout(PAUSE);
      }
    }
  };
  const visits = Array.from({ length: count }, visit);
  return async (): Promise<Seen> => {
    going = false;
    await Promise.all(visits);
    return seen;
  };
}
