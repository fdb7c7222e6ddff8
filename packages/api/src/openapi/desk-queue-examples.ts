import type { DeskContact, DeskRow, DeskSearchResult } from '../desk-queues.ts';
import {
  amounts,
  DESK_ID,
  EMAIL,
  INVOICE_NUMBER,
  KPA_NUMBER,
  MEMBER_ID,
  ORDER_ID,
  ORDERED_AT,
  PERIOD,
  PHONE,
  POLICY_NUMBER,
} from './example-facts.ts';
import { newOrderCard } from './order-examples.ts';
import type { Examples } from './resource-examples.ts';

const CONTACT_ID = 'b7d1f3a5-9c2e-4e6b-8d0f-2a4c6e8b0d13';
const PAYMENT_ID = 'd9f3b5c7-1e4a-4b8d-8f2c-6a8e0c2d4f35';
const POLICY_ID = 'e0a4c6d8-2f5b-4c9e-9a3d-7b9f1d3e5a46';

const row: DeskRow = {
  subject: 'order',
  id: ORDER_ID,
  orderId: ORDER_ID,
  number: KPA_NUMBER,
  title: 'Siti Rahayu',
  text: newOrderCard.productName,
  productType: 'kesehatan',
  insurer: newOrderCard.insuranceCompany.company_name,
  status: { code: 'neworder', label: 'Baru', tone: 'info' },
  since: ORDERED_AT,
  due: null,
  amount: amounts.total,
  owner: { id: DESK_ID, fullName: 'Rina Wijaya' },
};
const contact: DeskContact = {
  kind: 'consultation',
  id: CONTACT_ID,
  at: '2026-11-20T02:40:00.000Z',
  fullName: 'Siti Rahayu',
  phoneNumber: PHONE,
  email: EMAIL,
  product: 'kesehatan',
  message: 'Mohon dihubungi sore hari',
  partner: null,
  detail: {},
  status: 'new',
  owner: null,
};

const foundOrder: DeskSearchResult = {
  kind: 'order',
  id: ORDER_ID,
  orderId: ORDER_ID,
  number: KPA_NUMBER,
  title: 'Siti Rahayu',
  text: newOrderCard.productName,
};

/** Example requests and responses of the calls about queues, visitors, search and members. */
export const DESK_QUEUE_EXAMPLES = {
  deskStart: {
    reply: {
      mine: [row],
      waiting: [],
      returned: [],
      queues: [{ queue: 'orders', count: 1, mine: 1, oldest: ORDERED_AT }],
    },
  },
  deskCounts: { reply: { counts: [{ entry: 'orders', count: 1 }] } },
  deskQueue: { reply: { rows: [row], next: null } },
  deskContact: { reply: contact },
  deskFollowUp: {
    request: { status: 'contacted', note: 'Minta penawaran untuk keluarga' },
    reply: { kind: 'consultation', id: CONTACT_ID, status: 'contacted' },
  },
  deskPayment: {
    reply: {
      id: PAYMENT_ID,
      orderId: ORDER_ID,
      invoiceNumber: INVOICE_NUMBER,
      productType: 'kesehatan',
      insurer: 'PT Asuransi Contoh',
      attention: 'surplus',
      attentionAt: ORDERED_AT,
      reference: 'INV-2026-000012-2',
      method: 'bca',
      status: 'settlement',
      total: 3_085_000,
      invoiceTotal: 3_085_000,
      createdAt: ORDERED_AT,
      settledAt: ORDERED_AT,
      member: { id: MEMBER_ID, fullName: 'Siti Rahayu', email: EMAIL, phoneNumber: PHONE },
      owner: null,
    },
  },
  deskHandlePayment: { request: { note: 'Dana sudah dikembalikan lewat bank' }, reply: { id: PAYMENT_ID } },
  deskSearch: { reply: { results: [foundOrder], cut: [] } },
  deskSearchIdentity: {
    request: { number: '3174 0341 0190 0001' },
    reply: { results: [foundOrder], cut: [] },
  },
  deskMembers: {
    reply: {
      rows: [
        {
          id: MEMBER_ID,
          fullName: 'Siti Rahayu',
          email: EMAIL,
          phoneNumber: PHONE,
          isVerified: true,
          createdAt: ORDERED_AT,
          orderCount: 1,
        },
      ],
      next: null,
    },
  },
  deskMember: {
    reply: {
      id: MEMBER_ID,
      fullName: 'Siti Rahayu',
      email: EMAIL,
      phoneNumber: PHONE,
      isVerified: true,
      orders: [newOrderCard],
      policies: [
        {
          id: POLICY_ID,
          orderId: ORDER_ID,
          policyNumber: POLICY_NUMBER,
          productType: 'kesehatan',
          ...PERIOD,
          status: 'active',
        },
      ],
      claims: [],
      noteCount: 0,
    },
  },
} satisfies Partial<Examples>;
