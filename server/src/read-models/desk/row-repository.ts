import type { PaymentAttention } from '@naungan/domain/desk-status';
import type { ProductType } from '@naungan/domain/lines';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  claimMessages,
  consultantOrders,
  consultations,
  guests,
  invoices,
  orders,
  payments,
  policies,
  users,
} from '../../db/schema.ts';

/** Returns the numbers of the policies of these orders, by order. */
export async function findPolicyNumbers(db: Db, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ orderId: policies.orderId, number: sql<string>`string_agg(${policies.policyNumber}, ', ')` })
    .from(policies)
    .where(inArray(policies.orderId, orderIds))
    .groupBy(policies.orderId);
  return new Map(rows.map(({ orderId, number }) => [orderId, number]));
}

/** Returns the last message of each claim, by claim. */
export async function findLastMessages(db: Db, claimIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([claimMessages.claimId], { claimId: claimMessages.claimId, text: claimMessages.text })
    .from(claimMessages)
    .where(inArray(claimMessages.claimId, claimIds))
    .orderBy(claimMessages.claimId, desc(claimMessages.number));
  return new Map(rows.map(({ claimId, text }) => [claimId, text]));
}

/** A visitor who left contact details, a question or a request for a call. */
export type Contact = {
  id: string;
  fullName: string;
  phoneNumber: string;
  email: string;
  product: string | null;
  message: string | null;
  partner: string | null;
  detail: Record<string, string> | null;
  followUpStatus: string;
  createdAt: Date;
};
export type ContactKind = 'guest' | 'consultation' | 'offline';

/** Returns visitors of one kind by id. */
export async function findContacts(db: Db, kind: ContactKind, ids: string[]): Promise<Contact[]> {
  if (kind === 'guest') {
    const rows = await db.select().from(guests).where(inArray(guests.id, ids));
    return rows.map((row) => ({ ...row, message: null }));
  }
  if (kind === 'consultation') return db.select().from(consultations).where(inArray(consultations.id, ids));
  const rows = await db.select().from(consultantOrders).where(inArray(consultantOrders.id, ids));
  return rows.map(({ productType, ...row }) => ({ ...row, product: productType }));
}

const CONTACT_TABLES = { guest: guests, consultation: consultations, offline: consultantOrders };

/** Stores the result of a contact. Returns the status before; null for an unknown id. */
export async function changeFollowUp(
  db: Db,
  kind: ContactKind,
  id: string,
  status: string,
): Promise<string | null> {
  const table = CONTACT_TABLES[kind];
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: table.followUpStatus })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!row) return null;
    await tx.update(table).set({ followUpStatus: status }).where(eq(table.id, id));
    return row.status;
  });
}

/** A payment that needs a person; `attention` is null after a person has handled it. */
export type PaymentCase = {
  id: string;
  orderId: string;
  userId: string;
  invoiceNumber: string;
  productType: ProductType;
  member: string;
  insurer: string;
  attention: PaymentAttention | null;
  attentionAt: Date | null;
  reference: string;
  method: string;
  status: string;
  total: number;
  invoiceTotal: number;
  createdAt: Date;
  settledAt: Date | null;
};

export const findPaymentCases = (db: Db, ids: string[]): Promise<PaymentCase[]> =>
  db
    .select({
      id: payments.id,
      orderId: invoices.orderId,
      invoiceNumber: invoices.invoiceNumber,
      productType: invoices.productType,
      userId: invoices.userId,
      member: users.fullName,
      insurer: sql<string>`${orders.product} -> 'insuranceCompany' ->> 'company_name'`,
      attention: payments.attention,
      attentionAt: payments.attentionAt,
      reference: payments.reference,
      method: payments.type,
      status: payments.status,
      total: payments.total,
      invoiceTotal: invoices.total,
      createdAt: payments.createdAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(inArray(payments.id, ids));
