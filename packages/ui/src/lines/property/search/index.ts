export type { BuildingCatalogue, ZonedDistrict } from './building-catalogue.ts';
export { type QuoteAnswer, QuoteWizard, type QuoteWizardProps } from './QuoteWizard.tsx';
