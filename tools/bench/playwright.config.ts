import base from '../../tests/e2e/playwright.config.ts';

/** `npm run bench:list`: measures how long a list of 200 plans blocks the browser. Run it on a machine without other work. */
export default { ...base, testDir: '.', testMatch: '*.spec.ts', workers: 1 };
