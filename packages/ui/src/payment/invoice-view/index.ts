export { certificateProblem } from './certificate-problem.ts';
export { InvoicePage, type InvoicePageProps } from './InvoicePage.tsx';
export { InvoiceView, type InvoiceViewProps } from './InvoiceView.tsx';
