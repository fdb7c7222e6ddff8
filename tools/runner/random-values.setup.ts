import { DEEP } from '../../server/test/depth.ts';

/** Number of random values per test in `npm run test:deep`. The default of fast-check is 100. */
const DEEP_VALUES_PER_TEST = 20_000;

if (DEEP) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: DEEP_VALUES_PER_TEST });
}
