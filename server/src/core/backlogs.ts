import type { Backlog } from './jobs.ts';
import type { Deps } from './module.ts';
import type { MailBacklog } from './outbox.ts';

/** Counts of waiting work by object: jobs, mails, and the backlogs of the modules. */
export type BacklogCounts = { jobs?: Backlog; mails?: MailBacklog; [module: string]: object | undefined };

/** Counts due jobs, unsent mails and the work that other systems have not accepted yet. */
export async function countBacklogs(deps: Deps): Promise<BacklogCounts> {
  const counts: BacklogCounts = { jobs: await deps.jobs.backlog(), mails: await deps.mail.backlog() };
  for (const { name, count } of deps.registry.backlogs) counts[name] = await count(deps);
  return counts;
}
