export type { RegionList, RegionLists, RegionLoader, RegionNames, RegionQuery } from './region-query.ts';
export { useRegions } from './use-regions.ts';
