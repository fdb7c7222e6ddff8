export { endedAttemptText } from './attempt.ts';
export { certificateProblem } from './certificate.ts';
export { endedInvoiceText, endedInvoiceTitle, UNDER_REVIEW_TEXT } from './ended-invoice.ts';
export { invoiceDates, paymentLines } from './facts.ts';
export { invoiceNotice } from './notice.ts';
