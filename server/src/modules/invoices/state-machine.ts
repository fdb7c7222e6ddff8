import { INVOICE_TRANSITIONS, type InvoiceStatus } from '@naungan/domain/status';
import { defineStateMachine } from '../../core/state-machine.ts';
import { changeInvoice, type InvoiceChange, type InvoiceRecord, lockInvoice } from './repository.ts';

/** Every change of an invoice or its payments locks the invoice first. */
export const invoiceStateMachine = defineStateMachine<InvoiceStatus, InvoiceRecord, InvoiceChange>({
  name: 'invoice',
  transitions: INVOICE_TRANSITIONS,
  statusOf: ({ status }) => status,
  lock: lockInvoice,
  change: (tx, { id }, to, now, change) => changeInvoice(tx, id, { ...change, status: to }, now),
  notifiedPages: {
    kind: 'invoice',
    fieldsOf: ({ id, userId, orderId, productType }) => ({ id, userId, orderId, productType }),
  },
});
