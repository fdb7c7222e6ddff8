export { certificateProblem } from './certificate.ts';
export { invoiceDates, paymentLines } from './facts.ts';
export { invoiceNotice } from './notice.ts';
