/** The page of the building and its summary, in one file: they need much the same, and no other line has them. */

export { BuildingSummary } from './BuildingSummary.tsx';
export { BuildingFields } from './building-fields/BuildingFields.tsx';
