/**
 * The page of the building and its summary, in one file, because they share most imports and only property uses them.
 */

export { BuildingSummary } from './BuildingSummary.tsx';
export { BuildingFields } from './building-fields/BuildingFields.tsx';
