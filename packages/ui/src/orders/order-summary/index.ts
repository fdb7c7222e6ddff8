export { OrderSummary } from './OrderSummary.tsx';
export { SummarySection, type SummarySectionProps } from './SummarySection.tsx';
