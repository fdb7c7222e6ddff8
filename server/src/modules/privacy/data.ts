import type { Member } from '@naungan/domain/member/record';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';
import { listConsents } from '../consents/service.ts';
import { mailsTo, type Records, recordsOf } from './repository.ts';

type Product = { productName?: string; insuranceCompany?: { company_name?: string } };

/** The product by name: what a plan offers is the insurer's text, not the member's data. */
const productName = (product: unknown): string => {
  const { productName: name = '', insuranceCompany } = product as Product;
  return [name, insuranceCompany?.company_name].filter(Boolean).join(' – ');
};

function orderData(
  { userId: _, product, ...order }: Records['orders'][number],
  files: Records['attachments'],
) {
  return {
    ...order,
    product: productName(product),
    attachments: files.filter(({ orderId }) => orderId === order.id).map(({ orderId: __, ...file }) => file),
  };
}

const withoutOwner = <Row extends { userId: string | null }>(rows: Row[]) =>
  rows.map(({ userId: _, ...row }) => row);

async function collect(db: Db | Tx, { config, clock }: Deps, member: Member) {
  const records = await recordsOf(db, member.id);
  const { legalName, address, email, phone } = config.BRAND;
  return {
    exportedAt: clock().toISOString(),
    controller: { name: legalName, address, email, phone },
    member,
    consents: await listConsents(db, member.id),
    sessions: records.sessions,
    orders: records.orders.map((order) => orderData(order, records.attachments)),
    invoices: withoutOwner(records.invoices),
    payments: records.payments.map(({ instrument: _, ...payment }) => payment),
    policies: records.policies.map(({ userId: _, certificateKey: __, ...policy }) => policy),
    uploads: records.uploads,
    consultations: [...withoutOwner(records.consultations), ...withoutOwner(records.consultantOrders)],
    mails: await mailsTo(db, member.email),
  };
}

/** Everything that is kept about a member (UU 27/2022, articles 7 and 13). Dates become ISO texts as JSON. */
export type MemberData = Awaited<ReturnType<typeof collect>>;

/** Null for an account that is not a member's, or no longer. */
export async function collectData(deps: Deps, userId: string): Promise<MemberData | null> {
  const member = await findUser(deps.db, userId);
  return member?.role === 'member' && member.status === 'active' ? collect(deps.db, deps, member) : null;
}
