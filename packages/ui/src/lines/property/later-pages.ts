/**
 * The body and the summary of the building step. One chunk contains both, because they share most imports, and only
 * property lines use them.
 */

export { BuildingSummary } from './BuildingSummary.tsx';
export { BuildingFields } from './building-fields/BuildingFields.tsx';
