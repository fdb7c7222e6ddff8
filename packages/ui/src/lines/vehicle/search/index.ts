export { VehicleSearchForm, type VehicleSearchFormProps } from './VehicleSearchForm.tsx';
export type { ParsedText, VehicleCatalogue } from './vehicle-catalogue.ts';
