/**
 * The page of the building and its summary. They are in one chunk, because they share most imports and only
 * property lines use them.
 */

export { BuildingSummary } from './BuildingSummary.tsx';
export { BuildingFields } from './building-fields/BuildingFields.tsx';
