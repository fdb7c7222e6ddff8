import { contracts } from '@naungan/api/contracts';
import { tryAccounts, trySignOut } from './accounts.ts';
import { createBackend, type Fetch } from './backend.ts';
import { tryBodies } from './bodies.ts';
import { tryClaims } from './claims.ts';
import type { Options } from './options.ts';
import { tryOrders } from './orders.ts';
import { tryPayments } from './payments.ts';
import { tryReads } from './reads.ts';
import { hasFailed, tableOf } from './report.ts';
import { tryVisitors } from './visitors.ts';

/** Returns a line with the calls without a test: they need a mailbox, Google, a gateway's signature or an editor. */
function untestedCalls(testedCalls: Set<string>): string {
  const names = Object.keys(contracts).filter((name) => !testedCalls.has(name));
  return `Calls without a test: ${names.join(', ')}.`;
}

/** Tests a back end against the contract; resolves to the report, and whether every response conforms. */
export async function tryBackend(
  options: Options,
  fetch: Fetch = globalThis.fetch,
): Promise<{ report: string; conforms: boolean }> {
  const backend = createBackend(options.origin, fetch);
  await tryReads(backend);
  await tryBodies(backend);
  await tryVisitors(backend);
  const member = await tryAccounts(backend, options.member);
  const orders = await tryOrders(backend, member, options);
  if (member) {
    await tryPayments(backend, member, orders);
    await tryClaims(backend, member);
    await trySignOut(backend, member);
  }
  const { findings } = backend;
  const testedCalls = new Set(findings.map(({ call }) => call));
  return { report: `${untestedCalls(testedCalls)}\n\n${tableOf(findings)}`, conforms: !hasFailed(findings) };
}
