/**
 * The page of the building and its summary. One chunk contains both, because they share most imports, and only
 * property lines use them.
 */

export { BuildingSummary } from './BuildingSummary.tsx';
export { BuildingFields } from './building-fields/BuildingFields.tsx';
