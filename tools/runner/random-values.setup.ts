import { DEEP } from '../../server/test/depth.ts';

/** Sets the number of random values per test: a hundred, or many more in `npm run test:deep`. */
if (DEEP) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: 20_000 });
}
