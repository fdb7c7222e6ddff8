import type { DeskJournal, DeskVisitorContact } from '../desk.ts';
import type { AuditEntry } from '../desk-audit.ts';
import { orderDesk } from './desk-work-examples.ts';
import {
  APPROVED_AT,
  amounts,
  DESK_ID,
  EMAIL,
  INVOICE_NUMBER,
  KPA_NUMBER,
  MEMBER_ID,
  ORDER_ID,
  ORDERED_AT,
  PAID_AT,
  PHONE,
  POLICY_NUMBER,
  RETURNED_AT,
  REVISED_AT,
} from './example-facts.ts';
import { FEEDBACK, newOrder, newOrderCard } from './order-examples.ts';
import { INVOICE_ID, REFERENCE } from './payment-examples.ts';
import type { Examples } from './resource-examples.ts';

const MEMBER = `member:${MEMBER_ID}`;
const DESK = `desk:${DESK_ID}`;
const partner = 'toko-maju';
/** The `after` of the next page of orders. */
const NEXT_PAGE =
  'WyJvcmRlcnMubmV3ZXN0IiwiMjAyNi0xMS0yMVQwMzowMDowMC4wMDAwMDBaIiwiNWYzZDJjMWItMGE5ZS00ZDdjLThiNmEtMWYyZTNkNGM1YjZhIl0';
const MAIL_ID = '2f0f6a0c-9a61-4e4f-8a5b-5d2d2b6f1a77';
const JOB_ID = 'c4a1e7d2-6b3f-4e58-9d0a-7f8b2c1e5a64';

const order = { subject: 'order' as const, name: KPA_NUMBER };
const invoice = { subject: 'invoice' as const, name: INVOICE_NUMBER };
const payment = { subject: 'payment' as const, name: REFERENCE };
const policy = { subject: 'policy' as const, name: POLICY_NUMBER };
const PAYMENT_STARTED_AT = '2026-11-22T03:00:00.000Z';
const entries: DeskJournal['entries'] = [
  { at: ORDERED_AT, ...order, from: null, to: 'neworder', actor: MEMBER, reason: null },
  { at: RETURNED_AT, ...order, from: 'neworder', to: 'pending', actor: DESK, reason: FEEDBACK },
  { at: REVISED_AT, ...order, from: 'pending', to: 'revision', actor: MEMBER, reason: null },
  { at: APPROVED_AT, ...order, from: 'revision', to: 'approve', actor: DESK, reason: null },
  {
    at: APPROVED_AT,
    ...invoice,
    from: null,
    to: 'pending',
    actor: 'system',
    reason: `order ${KPA_NUMBER}`,
  },
  { at: PAYMENT_STARTED_AT, ...payment, from: null, to: 'creating', actor: MEMBER, reason: 'bca' },
  { at: PAYMENT_STARTED_AT, ...payment, from: 'creating', to: 'pending', actor: MEMBER, reason: null },
  { at: PAID_AT, ...payment, from: 'pending', to: 'settlement', actor: 'gateway', reason: null },
  {
    at: PAID_AT,
    ...invoice,
    from: 'pending',
    to: 'success',
    actor: 'gateway',
    reason: `payment ${REFERENCE}`,
  },
  {
    at: PAID_AT,
    ...policy,
    from: null,
    to: 'active',
    actor: 'system',
    reason: `order ${KPA_NUMBER}`,
  },
];

const visitor = { fullName: 'Siti Rahayu', phoneNumber: PHONE, email: EMAIL, product: 'kesehatan' };
const visitorContacts: DeskVisitorContact[] = [
  {
    id: '0d6b7b7e-5a3f-4e0c-9b51-3f1f7d2f8a10',
    at: '2026-11-20T02:40:00.000Z',
    kind: 'consultation',
    ...visitor,
    message: 'Mohon dihubungi sore hari',
    partner: null,
  },
  {
    id: 'b3b6f0d2-2c0e-4c44-8f57-6f0a7f6c1d35',
    at: '2026-11-20T02:30:00.000Z',
    kind: 'guest',
    ...visitor,
    message: null,
    partner,
  },
];

const auditEntry: AuditEntry = {
  seq: 42,
  at: '2026-11-21T03:00:00.000Z',
  event: 'desk.read',
  operation: 'deskOrder',
  outcome: 'success',
  actorId: DESK_ID,
  actorRole: 'desk',
  subjectType: 'order',
  subjectId: ORDER_ID,
  from: null,
  to: null,
  reason: null,
  address: '203.0.113.0/24',
  previousHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  hash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
};
const AUDIT_CSV =
  'seq,at,event,operation,outcome,actorId,actorRole,subjectType,subjectId,from,to,reason,address,previousHash,hash\r\n' +
  `42,${auditEntry.at},desk.read,deskOrder,success,${DESK_ID},desk,order,${ORDER_ID},,,,203.0.113.0/24,${auditEntry.previousHash},${auditEntry.hash}\r\n`;

const dispatchedPolicy = {
  orderId: ORDER_ID,
  policyNumber: POLICY_NUMBER,
  serviceDelivery: 'Dikirim',
  deliveryCourier: 'JNE',
  trackingNumber: 'JNE0001',
  policyDeliveryDate: '2026-11-23',
  policyReceivedDate: null,
};

/** Example requests and responses of the desk's calls, except those about claims. */
export const DESK_EXAMPLES = {
  deskOrders: {
    reply: { rows: [{ ...newOrderCard, partner, since: newOrderCard.dateOrder }], next: NEXT_PAGE },
  },
  deskOrder: { reply: { ...newOrder, partner, desk: orderDesk } },
  deskApprove: { reply: { _id: ORDER_ID, statusOrder: 'approve' } },
  deskReject: {
    request: { reason: 'Usia di atas batas produk' },
    reply: { _id: ORDER_ID, statusOrder: 'reject' },
  },
  deskRevise: {
    request: { items: ['attachment'], attachments: ['ktp'], feedback: FEEDBACK },
    reply: { _id: ORDER_ID, statusOrder: 'pending' },
  },
  deskDispatch: {
    request: { courier: 'JNE', trackingNumber: 'JNE0001', date: '2026-11-23' },
    reply: dispatchedPolicy,
  },
  deskReceipt: {
    request: { date: '2026-11-25' },
    reply: { ...dispatchedPolicy, serviceDelivery: 'Diterima', policyReceivedDate: '2026-11-25' },
  },
  /** The journal of an order, requested by the order's id. */
  deskOrderJournal: {
    reply: {
      orderId: ORDER_ID,
      kpaNumber: KPA_NUMBER,
      partner,
      status: 'approve',
      total: amounts.total,
      entries,
      next: null,
    },
  },
  /** The same journal, requested by the id of the order's invoice. */
  deskJournal: {
    reply: {
      _id: INVOICE_ID,
      orderId: ORDER_ID,
      invoiceNumber: INVOICE_NUMBER,
      status: 'success',
      total: amounts.total,
      entries,
      next: null,
    },
  },
  deskAudit: {
    reply: {
      rows: [
        {
          ...auditEntry,
          actorName: 'Dewi Lestari',
          receiverName: null,
          record: { kind: 'order', id: ORDER_ID, number: KPA_NUMBER, name: '' },
        },
      ],
      next: 'WyJhdWRpdCIsIjQyIl0',
      subject: { kind: 'order', id: ORDER_ID, number: KPA_NUMBER, name: '' },
    },
  },
  deskAuditExport: { reply: { csv: AUDIT_CSV, next: null } },
  deskVisitors: { reply: { rows: visitorContacts, next: null } },
  deskMails: {
    reply: {
      rows: [
        {
          id: MAIL_ID,
          state: 'failing',
          recipient: EMAIL,
          subject: 'Pesanan Anda telah kami terima',
          attempts: 3,
          createdAt: ORDERED_AT,
        },
      ],
      next: null,
    },
  },
  deskResendMail: { reply: { id: MAIL_ID } },
  deskJobs: {
    reply: {
      rows: [
        {
          id: JOB_ID,
          name: 'mail.send',
          state: 'retry',
          retries: 2,
          queuedAt: '2026-11-21T03:00:00.000Z',
          startsAt: '2026-11-21T03:00:20.000Z',
          error: 'connect ECONNREFUSED 127.0.0.1:465',
        },
      ],
      next: null,
    },
  },
} satisfies Partial<Examples>;
