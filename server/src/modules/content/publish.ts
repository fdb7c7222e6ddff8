import type { DeskPublish, DeskSite } from '@naungan/api/desk-publish';
import { localOrigin } from '../../../../tools/process/listen-host.mjs';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { type PublishOutcome, runPublish } from './publish-process.ts';
import {
  endPublish,
  endStalePublishes,
  insertPublish,
  isPublishRunning,
  lastPublish,
  lockPublishes,
  reportAlive,
} from './publish-repository.ts';
import { publishedAt } from './release-time.ts';

const COMMAND = 'npm run publish:site';
const RUNNING_MESSAGE = 'Situs sedang diterbitkan. Tunggu sampai selesai, lalu terbitkan lagi bila perlu.';
const DISABLED_MESSAGE = `Server ini tidak menerbitkan dari meja kerja. Jalankan ${COMMAND} di folder server.`;
const STOPPED_MESSAGE = 'Server berhenti selama penerbitan. Situs tidak berubah; coba lagi.';

/** A running publish reports every ten seconds that it is alive; without a report for a minute its process has ended. */
const REPORT_MS = 10_000;
const ALIVE_MS = 60_000;

type PublishRow = NonNullable<Awaited<ReturnType<typeof lastPublish>>>;
const toPublish = ({ startedAt, endedAt, ...row }: PublishRow): DeskPublish => ({
  ...row,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const staleness = ({ clock }: Pick<Deps, 'clock'>) => ({
  aliveSince: new Date(clock().getTime() - ALIVE_MS),
  message: STOPPED_MESSAGE,
  now: clock(),
});

export async function readSite(deps: Deps): Promise<DeskSite> {
  const { db, config } = deps;
  await endStalePublishes(db, staleness(deps));
  const last = await lastPublish(db);
  return {
    publishedAt: publishedAt(config.SITE_DIR)?.toISOString() ?? null,
    canPublish: config.PUBLISH_FROM_DESK,
    command: COMMAND,
    last: last && toPublish(last),
  };
}

/** Runs a started publish to its end, and stores the outcome. */
async function finish(deps: Deps, id: string, run: () => Promise<PublishOutcome>): Promise<void> {
  const { db, clock, log } = deps;
  const report = setInterval(() => void reportAlive(db, id, clock()).catch(() => undefined), REPORT_MS);
  try {
    const { isPublished, message, output } = await run();
    if (!isPublished) log.error({ output }, 'the publish of the site failed');
    await endPublish(db, id, { state: isPublished ? 'success' : 'failed', message, now: clock() });
  } finally {
    clearInterval(report);
  }
}

export type Publisher = {
  /** @throws ApiProblem CONFLICT when the site is being published, and when this server does not publish */
  start(deps: Deps, userId: string): Promise<DeskPublish>;
  /** Stops a running publish and waits for its end. */
  stop(): Promise<void>;
};

const runsByDeps = new WeakMap<Deps, typeof runPublish>();
/** Replaces the command that publishes the site. For tests, because it builds the site. */
export const replacePublish = (deps: Deps, run: typeof runPublish): void => void runsByDeps.set(deps, run);

/** Returns what publishes the site in this process. Other processes and a command line are refused meanwhile. */
export function createPublisher(): Publisher {
  const stopped = new AbortController();
  let running: Promise<void> = Promise.resolve();
  return {
    async start(deps, userId) {
      const { db, config, clock, log } = deps;
      if (!config.PUBLISH_FROM_DESK) throwProblem('CONFLICT', DISABLED_MESSAGE);
      const id = await db.transaction(async (tx) => {
        await lockPublishes(tx);
        await endStalePublishes(tx, staleness(deps));
        if (await isPublishRunning(tx)) throwProblem('CONFLICT', RUNNING_MESSAGE);
        return insertPublish(tx, userId, clock());
      });
      const started = await lastPublish(db);
      const contentApi = `${localOrigin(config, config.PORT)}/api/v1`;
      const run = runsByDeps.get(deps) ?? runPublish;
      running = finish(deps, id, () => run({ contentApi, signal: stopped.signal })).catch((error: unknown) =>
        log.error({ err: error }, 'the outcome of a publish could not be stored'),
      );
      if (!started) throw new Error('The started publish is missing');
      return toPublish(started);
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
