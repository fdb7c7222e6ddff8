/** For replies that hold no person's data and change with a release only. */
export const DAY_CACHE = { 'cache-control': 'public, max-age=86400' } as const;
export const MINUTES_CACHE = { 'cache-control': 'public, max-age=300' } as const;
