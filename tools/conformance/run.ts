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

/** Calls that need more than a URL: a mailbox, Google, a gateway's signature, an editor. */
function untried(tried: Set<string>): string {
  const names = Object.keys(contracts).filter((name) => !tried.has(name));
  return `Calls that this does not try: ${names.join(', ')}.`;
}

/** Tests a back end against the contract. Resolves to the table and whether everything conforms. */
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
  const tried = new Set(findings.map(({ call }) => call));
  return { report: `${untried(tried)}\n\n${tableOf(findings)}`, conforms: !hasFailed(findings) };
}
