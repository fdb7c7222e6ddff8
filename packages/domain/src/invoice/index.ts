export { attemptEnding } from './attempt.ts';
export { certificateProblem } from './certificate.ts';
export { endingTitle, invoiceEnding, UNDER_REVIEW_TEXT } from './ending.ts';
export { invoiceDates, paymentLines } from './facts.ts';
export { invoiceNotice } from './notice.ts';
