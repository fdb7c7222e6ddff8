import { Gauge, type Registry } from 'prom-client';
import { countBacklogs } from '../../core/backlogs.ts';
import { shareRunning, withTimeout } from '../../core/timeout.ts';
import type { OpenDb } from '../../db/client.ts';
import { measureDatabase } from '../../db/maintenance.ts';
import type { Deps } from '../../deps.ts';

/** Milliseconds. Prometheus waits ten seconds for a response. */
const TIMEOUT_MS = 5_000;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Measures what all processes share: queues, mails, size of the database, and the gauges of the modules. */
async function measure(deps: Deps): Promise<Map<string, number>> {
  const values = new Map<string, number>();
  const add = (object: string, counts: object = {}) => {
    for (const [field, value] of Object.entries(counts))
      if (typeof value === 'number') values.set(`naungan_${object}_${snakeCase(field)}`, value);
  };
  for (const [object, counts] of Object.entries(await countBacklogs(deps))) add(object, counts);
  add('database', await measureDatabase(deps.db));
  for (const { name, measure: measureModule } of deps.registry.gauges) add(name, await measureModule(deps));
  return values;
}

/**
 * Registers the gauges. The returned function updates them: `naungan_database_up` is 0, and values of the database are
 * absent, while the database does not respond.
 */
export function registerGauges(
  registry: Registry,
  deps: Deps,
  { poolCounts }: Pick<OpenDb, 'poolCounts'>,
): () => Promise<void> {
  const registers = [registry];
  const isUp = new Gauge({
    name: 'naungan_database_up',
    help: '1 if the database responded to the queries of this request, otherwise 0',
    registers,
  });
  const pool = new Gauge({
    name: 'naungan_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'],
    registers,
  });
  const shared = new Map<string, Gauge>();
  const gaugeOf = (name: string) => {
    const gauge = shared.get(name) ?? new Gauge({ name, help: 'The same value in all processes', registers });
    shared.set(name, gauge);
    return gauge;
  };
  const measureOnce = shareRunning(() => measure(deps));
  return async () => {
    for (const [state, count] of Object.entries(poolCounts())) pool.set({ state }, count);
    const values = await withTimeout(measureOnce(), TIMEOUT_MS).catch(() => null);
    isUp.set(values ? 1 : 0);
    if (values) for (const [name, value] of values) gaugeOf(name).set(value);
    else for (const gauge of shared.values()) gauge.remove();
  };
}
