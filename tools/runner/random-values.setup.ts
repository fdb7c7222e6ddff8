import { DEEP } from '../../server/test/depth.ts';

/** Tests of random values use a hundred of them, or many more in `npm run test:deep`. */
if (DEEP) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: 20_000 });
}
