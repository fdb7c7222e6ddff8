import { type PremiumExamples, premiumExamples } from '@naungan/api/content';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client.ts';
import { premiumExamplesOf } from './premium-examples.ts';

/** Milliseconds for which the home page shows premiums without calculating them again. */
const EXAMPLES_MAX_AGE_MS = 60_000;

/**
 * Returns a function that returns the latest known example premiums, or null before they are known. It never waits: when
 * they are older than a minute, it starts their calculation for a later call. A failed calculation keeps the previous
 * premiums.
 */
export function createExamplesReader(
  db: Db,
  clock: () => Date,
  log: FastifyBaseLogger,
): () => PremiumExamples | null {
  let readAt = Number.NEGATIVE_INFINITY;
  let examples: PremiumExamples | null = null;
  return () => {
    const now = clock();
    if (Math.abs(now.getTime() - readAt) < EXAMPLES_MAX_AGE_MS) return examples;
    readAt = now.getTime();
    premiumExamplesOf(db, now).then(
      (current) => {
        // Without the fields that the API does not send, so that they can be compared with the examples of a build.
        examples = premiumExamples.reply.parse(current);
      },
      (err: unknown) => log.error({ err }, 'the example premiums cannot be calculated'),
    );
    return examples;
  };
}
