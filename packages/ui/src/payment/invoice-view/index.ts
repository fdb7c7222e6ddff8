export { InvoicePage, type InvoicePageProps } from './InvoicePage.tsx';
export { InvoiceSkeleton } from './InvoiceSkeleton.tsx';
export { InvoiceView, type InvoiceViewProps } from './InvoiceView.tsx';
