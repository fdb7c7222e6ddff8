/** The pages of the wizard behind its first, in one file: they need much the same. */
export { AdditionsFields } from './additions/AdditionsFields.tsx';
export { AdditionsSummary, TermsSummary, VehicleSummary } from './VehicleSummary.tsx';
export { VehicleFields } from './vehicle-fields/VehicleFields.tsx';
