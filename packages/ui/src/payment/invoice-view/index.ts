export { InvoicePage, type InvoicePageProps } from './InvoicePage.tsx';
export { InvoiceView, type InvoiceViewProps } from './InvoiceView.tsx';
export { InvoiceWaiting } from './InvoiceWaiting.tsx';
