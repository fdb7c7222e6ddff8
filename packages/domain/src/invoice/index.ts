export { certificateProblem } from './certificate.ts';
export { invoiceDates, paymentLines } from './facts.ts';
export {
  type InvoiceCard,
  type InvoiceFormat,
  type InvoiceLine,
  invoiceCard,
  invoiceFormat,
  type Payment,
  payment,
} from './format.ts';
export { invoiceNotice } from './notice.ts';
