import { DEEP } from '../../server/test/depth.ts';

/** Raises the number of random values per test from fast-check's default of 100 in `npm run test:deep`. */
const DEEP_VALUES_PER_TEST = 20_000;

if (DEEP) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: DEEP_VALUES_PER_TEST });
}
