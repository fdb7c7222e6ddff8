import { DEEP } from './server/test/depth.ts';

/** Rules that hold for any value are tried with a hundred of them, or, by `npm run test:deep`, with many more. */
if (DEEP) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ numRuns: 20_000 });
}
