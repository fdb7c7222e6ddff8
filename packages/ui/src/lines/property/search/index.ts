export type { BuildingCatalogue, ZonedDistrict } from './building-catalogue.ts';
export { type QuoteResult, QuoteWizard, type QuoteWizardProps } from './QuoteWizard.tsx';
