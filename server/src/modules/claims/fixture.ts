import { LINK_SECRET } from '@naungan/api/link-secret';
import { type ClaimCase, claimDocuments } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Harness, Part, Reply, TestMember } from '../../../test/harness.ts';
import type { Db } from '../../db/client.ts';
import { claims } from '../../db/schema.ts';
import { propertyPlans } from '../../lines/property/seed/plans.ts';
import { approveOrder } from '../orders/decide.ts';
import { PDF, placeOrder } from '../orders/fixture.ts';
import { placePropertyOrder } from '../orders/property.fixture.ts';
import { placeVehicleOrder, type VehicleOrderOptions } from '../orders/vehicle.fixture.ts';
import { invoiceRecordsOf } from '../payments/fixture.ts';
import { issuePolicies } from '../policies/service.ts';

/** For tests: creates policies, and sends claims as a browser does. */

export type ClaimablePolicy = { number: string; id: string; orderId: string; productType: string };

/** Approves an order and issues its policies. The order is not paid. */
async function policiesOf(shop: Harness, orderId: string) {
  await approveOrder(shop.deps, orderId, 'insurer');
  await shop.deps.db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, shop.clock.now()));
  return (await invoiceRecordsOf(shop, orderId)).policies;
}

/** Creates the two policies of an order for a house: one covers fire, the other covers earthquakes. */
export async function createHousePolicies(shop: Harness, member: TestMember) {
  const productType = 'kebakaran-gempabumi';
  const code = propertyPlans.find(({ plan }) => plan.typeCoverage === productType)?.code ?? '';
  const orderId = await placePropertyOrder(shop, member, { code });
  const policies = await policiesOf(shop, orderId);
  const policyOf = (kind: string): ClaimablePolicy => {
    const policy = policies.find((candidate) => candidate.kind === kind);
    if (!policy) throw new Error(`The order has no policy of the kind ${kind}`);
    return { number: policy.policyNumber, id: policy.id, orderId, productType };
  };
  return { fire: policyOf('main'), earthquake: policyOf('earthquake') };
}

/** Creates a policy that is in force. The order is not paid. */
export async function createPolicy(
  shop: Harness,
  member: TestMember,
  line = 'kendaraan',
  vehicle: VehicleOrderOptions = {},
): Promise<ClaimablePolicy> {
  const code = line === 'kecelakaandiri' ? 'PA-02' : 'HK-01';
  const orderId =
    line === 'kendaraan'
      ? await placeVehicleOrder(shop, member, vehicle)
      : await placeOrder(shop, member, { code });
  const [policy] = await policiesOf(shop, orderId);
  if (!policy) throw new Error('No policy was issued');
  return { number: policy.policyNumber, id: policy.id, orderId, productType: line };
}

export const PHOTO: Buffer = await sharp({
  create: { width: 32, height: 32, channels: 3, background: '#aa3322' },
})
  .jpeg()
  .toBuffer();

const PHOTO_FILES = {
  image: { content: PHOTO, mimeType: 'image/jpeg', extension: 'jpg' },
  video_image: { content: PHOTO, mimeType: 'image/jpeg', extension: 'jpg' },
};
const PDF_FILE = { content: PDF, mimeType: 'application/pdf', extension: 'pdf' };

/** Returns as few files as the form accepts, for each required document or, with `codes`, for the documents with these codes. */
export function claimFiles(claim: ClaimCase, codes?: readonly string[]): Part[] {
  return claimDocuments(claim)
    .filter(({ code, required }) => codes?.includes(code) ?? required)
    .flatMap(({ code, name, extention, min = 1 }) => {
      const kind = extention === 'image' || extention === 'video_image' ? PHOTO_FILES[extention] : PDF_FILE;
      const { content, mimeType, extension } = kind;
      const part = { name: code, content, mimeType, fileName: `klaim-x--${name}.${extension}` };
      return Array.from({ length: min }, () => part);
    });
}

export type ClaimOptions = {
  cause?: string;
  payload?: object;
  /** Confirms that the claim is different from an earlier one with the same policy, cause and day. */
  again?: 'Y';
  files?: Part[];
  key?: string;
  heir?: object;
  token?: string | undefined;
};

const DEFAULT_CAUSES: Record<string, string> = {
  kendaraan: 'VE01',
  kesehatan: 'HE01',
  kecelakaandiri: 'PA02',
};

export const HEIR = {
  fullName: 'Budi Santoso',
  relationship: 'SUAMI',
  email: 'budi-ahli-waris@contoh.test',
  phone: '081234567891',
};

/** Returns the path and the multipart parts of the request that submits a claim. */
export function claimForm(policy: ClaimablePolicy, options: ClaimOptions): { path: string; parts: Part[] } {
  const { productType, number } = policy;
  const { cause = DEFAULT_CAUSES[productType] ?? '', payload = {}, again, heir } = options;
  const claim = {
    productType: productType as ClaimCase['productType'],
    cause,
    isThirdParty: false,
    isHeir: !!heir,
  };
  const form = {
    causeOfClaim: cause,
    incidentDate: '2026-11-21',
    description: 'Ditabrak dari belakang',
    ...payload,
  };
  const parts: Part[] = [
    { name: 'payload', content: JSON.stringify(form) },
    ...(again ? [{ name: 'again', content: again }] : []),
    ...(heir ? [{ name: 'heir', content: JSON.stringify(heir) }] : []),
    ...(options.files ?? claimFiles(claim)),
  ];
  const path = heir ? `/claims/heirs/policy/${number}` : `/claims/client/${number}`;
  return { path: `${path}?productType=${productType}`, parts };
}

/** Sends a claim and returns the response. */
export function sendClaim(
  shop: Harness,
  policy: ClaimablePolicy,
  options: ClaimOptions = {},
): Promise<Reply> {
  const { key, token } = options;
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const { path, parts } = claimForm(policy, options);
  return shop.multipart('POST', path, parts, { token, headers });
}

/** Sends a valid claim and returns its id. */
export async function makeClaim(
  shop: Harness,
  member: TestMember,
  policy: ClaimablePolicy,
  options: ClaimOptions = {},
): Promise<string> {
  const reply = await sendClaim(shop, policy, { token: member.token, ...options });
  if (reply.status !== 200) throw new Error(`The claim was rejected: ${reply.text}`);
  return (reply.body.response as { _id: string })._id;
}

export async function readClaim(shop: Harness, member: TestMember, id: string): Promise<ClaimDetail> {
  const reply = await shop.api('GET', `/claims/client/${id}`, { token: member.token });
  if (reply.status !== 200) throw new Error(`The claim cannot be read: ${reply.text}`);
  return reply.body.response;
}

/** Returns a PDF file as a multipart part. */
export const pdfPart = (name: string, content: Buffer = PDF, fileName = 'surat.pdf'): Part => ({
  name,
  content,
  mimeType: 'application/pdf',
  fileName,
});

/** The bank account that a claimant sends with the signed letter. */
export const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'SITI RAHAYU' };

/** Returns the multipart parts of a signed letter and, if given, of a bank account. */
export const letterParts = (account?: object): Part[] => [
  ...(account ? [{ name: 'account', content: JSON.stringify(account) }] : []),
  pdfPart('documentLod'),
];

/** Sends a request for a desk action; `action` is the last segment of the path. Returns the response. */
export const callDesk = async (shop: Harness, id: string, action: string, body?: object): Promise<Reply> =>
  shop.api('POST', `/desk/claims/${id}/${action}`, { token: await shop.deskToken(), ...(body && { body }) });

export const payAtDesk = async (
  shop: Harness,
  id: string,
  {
    account = {},
    key,
    version,
    token,
  }: { account?: Record<string, string>; key?: string; version?: number; token?: string } = {},
): Promise<Reply> => {
  const parts = [
    ...Object.entries(account).map(([name, content]) => ({ name, content })),
    pdfPart('payslip'),
  ];
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const query = version === undefined ? '' : `?version=${version}`;
  return shop.multipart('POST', `/desk/claims/${id}/pay${query}`, parts, {
    token: token ?? (await shop.deskToken()),
    headers,
  });
};

/** Sends a payment that needs a second person, and confirms it as another person. Returns the response to the confirmation. */
export async function payWithSecondPerson(shop: Harness, id: string): Promise<Reply> {
  const { proposal } = (await payAtDesk(shop, id)).body.response as { proposal: { id: string } };
  const { token } = await shop.deskPerson({ roles: ['finance'] });
  return shop.api('POST', `/desk/proposals/${proposal.id}/confirm`, { token });
}

/** Sends an appeal letter (`appeal`) or the signed discharge letter (`letter`, sent to the route `upload`). */
export const sendFile = (
  shop: Harness,
  member: TestMember,
  id: string,
  kind: 'appeal' | 'letter',
  parts: Part[] = kind === 'appeal' ? [pdfPart('appeal')] : letterParts(ACCOUNT),
): Promise<Reply> =>
  kind === 'appeal'
    ? shop.multipart('PUT', `/claims/client/${id}/appeal`, parts, { token: member.token })
    : shop.multipart('PATCH', `/claims/client/${id}/upload`, parts, { token: member.token });

/** Path of the calls with which an heir follows the claim. */
export const HEIR_PATH = '/claims/heirs/claim';

/** Returns the options of a call by the secret of an heir's link. */
export const byLink = (secret: string) => ({ headers: { [LINK_SECRET]: secret } });

/** Returns the secret of an heir's link in the text of a mail; '' without one. */
export const secretIn = (text = ''): string => /heirs\/progress[^#\s]*#([\w-]+)/.exec(text)?.[1] ?? '';

/** Submits an heir's claim; returns its id and the secret of its link. */
export async function makeHeirClaim(
  shop: Harness,
  policy: ClaimablePolicy,
  { email, payload = {} }: { email: string; payload?: object },
): Promise<{ id: string; secret: string }> {
  const reply = await sendClaim(shop, policy, { heir: { ...HEIR, email }, again: 'Y', payload });
  if (reply.status !== 200) throw new Error(`The claim was rejected: ${reply.text}`);
  const { _id: id, secret } = reply.body.response as { _id: string; secret: string };
  return { id, secret };
}

/** Reads an heir's claim. @throws for another status than 200 */
export async function readHeirClaim(shop: Harness, secret: string): Promise<ClaimDetail> {
  const reply = await shop.api('GET', '/claims/heirs/claim', byLink(secret));
  if (reply.status !== 200) throw new Error(`The claim cannot be read: ${reply.text}`);
  return reply.body.response;
}

/** Inserts copies of a claim, without files, with the numbers 'PREFIX-0', 'PREFIX-1', … */
export async function copyClaims(db: Db, claimId: string, count: number, prefix: string): Promise<void> {
  const [row] = await db.select().from(claims).where(eq(claims.id, claimId));
  if (!row) throw new Error('The claim is missing');
  const { id: _, heirSecretHash: _hash, ...values } = row;
  const copies = Array.from({ length: count }, (_value, n) => ({ ...values, claimNumber: `${prefix}-${n}` }));
  await db.insert(claims).values(copies);
}
