import base from '../playwright.config.ts';

/** `npm run bench:list`: how long a long list keeps the browser busy. Run it when nothing else runs. */
export default { ...base, testDir: '.', workers: 1 };
