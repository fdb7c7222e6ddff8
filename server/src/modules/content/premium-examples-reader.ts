import { type PremiumExamples, premiumExamples } from '@naungan/api/content';
import type { Deps } from '../../core/module.ts';
import { premiumExamplesOf } from './premium-examples.ts';

/** Milliseconds after which the example premiums are calculated again. */
const EXAMPLES_MAX_AGE_MS = 60_000;

/**
 * Returns a function that returns the latest example premiums, or null before the first calculation has finished. A
 * call more than a minute after the start of the last calculation starts a new calculation and does not wait for its
 * result. If a calculation fails, the previous premiums stay.
 */
export function createPremiumExamplesReader(
  deps: Pick<Deps, 'db' | 'snapshots' | 'clock' | 'log'>,
): () => PremiumExamples | null {
  let startedAt = Number.NEGATIVE_INFINITY;
  let examples: PremiumExamples | null = null;
  return () => {
    const now = deps.clock();
    // With Math.abs, a clock that was set back starts a calculation too.
    if (Math.abs(now.getTime() - startedAt) < EXAMPLES_MAX_AGE_MS) return examples;
    startedAt = now.getTime();
    premiumExamplesOf(deps, now).then(
      (calculatedExamples) => {
        // Removes fields that the API does not send, because current-home.ts compares the examples with the API's response
        // at the time of the build.
        examples = premiumExamples.reply.parse(calculatedExamples);
      },
      (err: unknown) => deps.log.error({ err }, 'the example premiums cannot be calculated'),
    );
    return examples;
  };
}
