import type { BeneficiaryFormInput } from '@naungan/domain/beneficiary/form';
import { ageOn, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { orderTotal } from '@naungan/domain/fee';
import { identityDocuments } from '@naungan/domain/identity';
import type { HealthOrder } from '@naungan/domain/lines/health/form';
import { premiumForAge } from '@naungan/domain/premium';
import sharp from 'sharp';
import type { Harness, Part, Reply, TestMember } from '../../../test/harness.ts';
import { plans } from '../../lines/fixture.ts';
import type { PlanToStore } from '../../lines/insured-person/plan.ts';
import { PERSON } from './person.fixture.ts';

/** For tests: sends health and accident orders as a browser does. */

export const planByCode = (code: string): PlanToStore => {
  const plan = plans.find((candidate) => candidate.code === code);
  if (!plan) throw new Error(`The seed has no plan with the code ${code}`);
  return plan;
};

export const JPEG: Buffer = await sharp({
  create: { width: 48, height: 48, channels: 3, background: '#0a6a66' },
})
  .jpeg()
  .toBuffer();
export const PDF: Buffer = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

export type OrderPayload = Omit<HealthOrder, 'productId' | 'attachments'> & {
  attachments?: HealthOrder['attachments'];
  productId?: string;
  beneficiary?: BeneficiaryFormInput;
};

export const BENEFICIARY: BeneficiaryFormInput = {
  primary: { fullName: 'Budi Santoso', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'Ratna Santoso', relationship: 'ANAK KANDUNG' }],
  email: 'budi@contoh.test',
  phone: '081234567891',
  description: '',
};

/** Returns a payload that every online plan for adults accepts. */
export function payloadFor(plan: PlanToStore, now: Date, changes: Partial<OrderPayload> = {}): OrderPayload {
  const { birthDate = '1990-01-01', printPolicy = false } = changes;
  const premium = premiumForAge(plan.premi, ageOn(birthDate, todayInJakarta(now))) ?? 0;
  const { policyPrintFee, serviceFee } = plan.document;
  return {
    ...PERSON,
    timePeriod: 1,
    birthDate,
    placeOfbirth: 'Bandung',
    printPolicy,
    declarations: plan.document.declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
    beneficiary: plan.productType === 'kecelakaandiri' ? BENEFICIARY : undefined,
    amounts: orderTotal({
      premium,
      adminFee: plan.adminFee,
      policyPrintFee,
      printPolicy,
      serviceFeeRule: serviceFee,
    }),
    ...changes,
  };
}

const JPEG_FILE = { content: JPEG, mimeType: 'image/jpeg', extension: 'jpg' };
const PDF_FILE = { content: PDF, mimeType: 'application/pdf', extension: 'pdf' };

/**
 * Returns file parts for the required documents of the plan, or of `documents`. As in the browser, a file name has
 * random characters, `--` and the document's title.
 */
export function filesFor({ document }: PlanToStore, documents = document.attachments): Part[] {
  return documents
    .filter(({ required }) => required)
    .map(({ code, name, extention }) => {
      const { content, mimeType, extension } = extention === 'image' ? JPEG_FILE : PDF_FILE;
      return { name: code, content, mimeType, fileName: `a1b2--${name}.${extension}` };
    });
}

export type OrderOptions = {
  code?: string;
  payload?: Partial<OrderPayload>;
  /** The search parameters; by default parameters that match the payload. */
  params?: object;
  files?: Part[];
  /** The idempotency key. */
  key?: string;
  /** Name of the member's draft. */
  draft?: string;
  /** Code of the partner whose page sends the order. */
  partner?: string;
};

/** Returns the search parameters that match a payload. */
const searchOf = ({ birthDate: dob }: { birthDate?: unknown }) => (isIsoDate(dob) ? { dob } : {});

/** Returns the multipart text parts of an order. */
export const textParts = (plan: PlanToStore, payload: object, params: object = searchOf(payload)): Part[] => [
  { name: 'productId', content: plan.id },
  { name: 'params', content: JSON.stringify(params) },
  { name: 'payload', content: JSON.stringify(payload) },
];

/** Sends an order and returns the reply. */
export function sendOrder(harness: Harness, member: TestMember, options: OrderOptions = {}): Promise<Reply> {
  const plan = planByCode(options.code ?? 'HK-01');
  const payload = payloadFor(plan, harness.clock.now(), options.payload);
  const today = todayInJakarta(harness.clock.now());
  const documents = identityDocuments(plan.document.attachments, payload, today);
  const parts = [
    ...textParts(plan, payload, options.params),
    ...(options.draft === undefined ? [] : [{ name: 'draft', content: options.draft }]),
    ...(options.partner === undefined ? [] : [{ name: 'partner', content: options.partner }]),
    ...(options.files ?? filesFor(plan, documents)),
  ];
  const headers: Record<string, string> = options.key ? { 'idempotency-key': options.key } : {};
  return harness.multipart('POST', `/transaction/${plan.productType}`, parts, {
    token: member.token,
    headers,
  });
}

/** Places a valid order and returns its id. */
export async function placeOrder(
  harness: Harness,
  member: TestMember,
  options: OrderOptions = {},
): Promise<string> {
  const reply = await sendOrder(harness, member, options);
  if (reply.status !== 200) throw new Error(`The order was rejected: ${reply.text}`);
  return (reply.body.response as { _id: string })._id;
}
