/** For responses without personal data that change only with a release. */
export const DAY_CACHE = { 'cache-control': 'public, max-age=86400' } as const;
export const MINUTES_CACHE = { 'cache-control': 'public, max-age=300' } as const;
