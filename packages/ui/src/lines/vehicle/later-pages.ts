/**
 * The pages of the wizard after its first page, and the summaries of its steps. They are in one chunk, because they share
 * most imports.
 */
export { AdditionsFields } from './additions/AdditionsFields.tsx';
export { AdditionsSummary, TermsSummary, VehicleSummary } from './VehicleSummary.tsx';
export { VehicleFields } from './vehicle-fields/VehicleFields.tsx';
