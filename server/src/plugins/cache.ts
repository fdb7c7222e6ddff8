/** Cache headers for responses without personal data. */
export const ONE_DAY_CACHE = { 'cache-control': 'public, max-age=86400' } as const;
export const FIVE_MINUTES_CACHE = { 'cache-control': 'public, max-age=300' } as const;
