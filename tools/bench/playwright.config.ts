import base from '../../tests/e2e/playwright.config.ts';

/** `npm run bench:list`: how long a long list blocks the browser. Run it on a quiet machine. */
export default { ...base, testDir: '.', workers: 1 };
