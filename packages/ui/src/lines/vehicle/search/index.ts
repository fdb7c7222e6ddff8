export { VehicleSearchForm, type VehicleSearchFormProps } from './VehicleSearchForm.tsx';
export type { FoundText, VehicleCatalogue } from './vehicle-catalogue.ts';
