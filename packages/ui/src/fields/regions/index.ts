export type { RegionQuery } from './region-query.ts';
