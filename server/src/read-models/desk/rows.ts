import type { DeskOrderCard } from '@naungan/api/desk';
import type { DeskRow } from '@naungan/api/desk-queues';
import type { UsualDays } from '@naungan/domain/claim';
import {
  DESK_CLAIM_STATE_ROWS,
  DESK_ORDER_STATUS_ROWS,
  type DeskStatusRow,
  PAYMENT_ATTENTION_ROWS,
} from '@naungan/domain/desk-status';
import { isProductType, lineOf } from '@naungan/domain/lines';
import type { TaskSubject } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { fullNames } from '../../modules/accounts/service.ts';
import { findUsualDays, type ListedClaim, listClaimCardsById, waitOf } from '../../modules/claims/service.ts';
import { findOwners } from '../../modules/desk/service.ts';
import { listOrderCardsById } from '../../modules/orders/service.ts';
import type { QueueKey } from './queue-repository.ts';
import {
  type Contact,
  findContacts,
  findLastMessages,
  findPaymentCases,
  findPolicyNumbers,
  type PaymentCase,
} from './row-repository.ts';

/** A row without the fields that depend on its queue. */
type RowFacts = Omit<DeskRow, 'subject' | 'since' | 'due' | 'owner'> & Partial<Pick<DeskRow, 'due'>>;

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const rowStatus = (code: string, { label, tone }: DeskStatusRow): DeskRow['status'] => ({
  code,
  label,
  tone,
});

const orderFacts = (card: DeskOrderCard): RowFacts => ({
  id: card._id,
  orderId: card._id,
  number: card.kpaNumber,
  title: card.insuredName,
  text: joined(card.productName, card.objectInsured?.value),
  productType: card.productType,
  insurer: card.insuranceCompany.company_name,
  status: rowStatus(card.statusOrder, DESK_ORDER_STATUS_ROWS[card.statusOrder]),
  amount: card.total,
});

const policyFacts = (card: DeskOrderCard, number: string | undefined): RowFacts => ({
  ...orderFacts(card),
  number: number ?? card.kpaNumber,
  status: { code: 'unsent', label: 'Belum Dikirim', tone: 'warning' },
});

function claimFacts(
  { claim, card }: ListedClaim,
  holder: string | undefined,
  usualDays: UsualDays,
): RowFacts {
  return {
    id: claim.id,
    orderId: claim.orderId,
    number: claim.claimNumber,
    title: claim.heir?.fullName ?? holder ?? '',
    text: joined(card.content.title, card.footer.title),
    productType: claim.productType,
    insurer: card.content.insurer ?? null,
    status: rowStatus(claim.state, DESK_CLAIM_STATE_ROWS[claim.state]),
    amount: claim.approvedAmount ?? claim.totalClaim,
    due: waitOf(claim, usualDays).due,
  };
}

const CONTACT_STATUS: Record<string, DeskRow['status']> = {
  new: { code: 'new', label: 'Belum dihubungi', tone: 'warning' },
  contacted: { code: 'contacted', label: 'Sudah dihubungi', tone: 'success' },
  invalid: { code: 'invalid', label: 'Tidak valid', tone: 'danger' },
};

function contactFacts(contact: Contact): RowFacts {
  const { id, fullName, product, message, phoneNumber, followUpStatus } = contact;
  const productType = isProductType(product) ? product : null;
  const productName = productType === null ? (product ?? undefined) : lineOf(productType).label;
  return {
    id,
    orderId: null,
    number: '',
    title: fullName,
    text: joined(phoneNumber, productName, message ?? undefined),
    productType,
    insurer: null,
    status: CONTACT_STATUS[followUpStatus] ?? { code: followUpStatus, label: followUpStatus, tone: 'info' },
    amount: null,
  };
}

function paymentFacts(payment: PaymentCase): RowFacts {
  const { id, orderId, invoiceNumber, member, reference, productType, insurer, attention, total } = payment;
  const code = attention ?? 'mismatch';
  return {
    id,
    orderId,
    number: invoiceNumber,
    title: member,
    text: reference,
    productType,
    insurer,
    status: { code, label: PAYMENT_ATTENTION_ROWS[code].label, tone: 'danger' },
    amount: total,
  };
}

/** Loads the facts of records of one kind. */
async function loadFacts(deps: Deps, subject: TaskSubject, ids: string[]): Promise<RowFacts[]> {
  const { db, clock } = deps;
  if (subject === 'order') return (await listOrderCardsById(db, ids, clock())).map(orderFacts);
  if (subject === 'policy') {
    const numbers = await findPolicyNumbers(db, ids);
    const cards = await listOrderCardsById(db, ids, clock());
    return cards.map((card) => policyFacts(card, numbers.get(card._id)));
  }
  if (subject === 'claim') {
    const listedClaims = await listClaimCardsById(deps, ids);
    const holders = await fullNames(
      db,
      listedClaims.map(({ claim }) => claim.userId),
    );
    const usualDays = await findUsualDays(deps);
    return listedClaims.map((listed) => claimFacts(listed, holders.get(listed.claim.userId), usualDays));
  }
  if (subject === 'payment') return (await findPaymentCases(db, ids)).map(paymentFacts);
  return (await findContacts(db, subject, ids)).map(contactFacts);
}

/** Returns rows of claims with the last message as their text. */
export async function withLastMessages({ db }: Deps, rows: readonly DeskRow[]): Promise<DeskRow[]> {
  const messages = await findLastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, text: messages.get(row.id) ?? row.text }));
}

/** Returns the rows of these keys, in their sequence. A record that was deleted meanwhile has no row. */
export async function loadRows(deps: Deps, keys: readonly QueueKey[]): Promise<DeskRow[]> {
  const owners = await findOwners(deps.db, keys);
  const facts = new Map<string, RowFacts>();
  for (const subject of new Set(keys.map((key) => key.subject))) {
    const ids = keys.filter((key) => key.subject === subject).map(({ id }) => id);
    for (const fact of await loadFacts(deps, subject, ids)) facts.set(`${subject}:${fact.id}`, fact);
  }
  return keys.flatMap(({ subject, id, time }) => {
    const fact = facts.get(`${subject}:${id}`);
    if (!fact) return [];
    const owner = owners.get(`${subject}:${id}`) ?? null;
    const since = new Date(time).toISOString();
    return [{ subject, due: null, ...fact, since, owner }];
  });
}
