import { propertyPlans } from '../../src/lines/property/seed/plans.ts';
import { runClaimDeadlines } from '../../src/modules/claims/deadline.ts';
import {
  ACCOUNT,
  byLink,
  type ClaimablePolicy,
  claimFiles,
  createPolicy,
  letterParts,
  makeClaim,
  makeHeirClaim,
  payAtDesk,
  payWithSecondPerson,
  pdfPart,
  readClaim,
  readHeirClaim,
  sendFile,
} from '../../src/modules/claims/fixture.ts';
import { approveOrder } from '../../src/modules/orders/decide.ts';
import { placePropertyOrder } from '../../src/modules/orders/property.fixture.ts';
import { invoiceRecordsOf } from '../../src/modules/payments/fixture.ts';
import { issuePolicies } from '../../src/modules/policies/service.ts';
import { type Part, TEST_NOW } from '../harness.ts';
import { callDeskApi, type Scenario, sendToDesk, setClock } from './scenario.ts';

/** For tests only: triggers every mail about claims. */

const DAY_MS = 86_400_000;
const APPROVAL = { loss: 5_000_000, reason: 'Kerugian sesuai dengan bukti yang dikirim.' };
const DOCUMENTS = { attachments: ['FORM'], feedback: 'Formulir belum ditandatangani.' };
const OTHER_ACCOUNT = { ...ACCOUNT, bankName: 'Bank Mandiri', accountNumber: '9876543210' };

const callDeskAction = (scenario: Scenario, id: string, action: string, body?: object) =>
  callDeskApi(scenario, 'POST', `claims/${id}/${action}`, body);
const changeClaim = (
  { shop, member, step }: Scenario,
  id: string,
  path: string,
  body: object,
  method = 'PATCH',
) => step(() => shop.api(method, `/claims/client/${id}${path}`, { token: member.token, body }));
const sendLetter = ({ shop, member, step }: Scenario, id: string, parts?: Part[]) =>
  step(() => sendFile(shop, member, id, 'letter', parts));
const appeal = ({ shop, member, step }: Scenario, id: string) =>
  step(() => sendFile(shop, member, id, 'appeal'));
const answerAppeal = (scenario: Scenario, id: string, fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  return sendToDesk(scenario, `claims/${id}/appeal`, [...parts, pdfPart('responseLetter')]);
};
const payClaim = ({ shop, step }: Scenario, id: string) => step(() => payAtDesk(shop, id));

/** Number of submitted claims, from which each claim gets another day of the incident. */
let claimCount = 0;
async function submitClaim({ shop, member, step }: Scenario, policy: ClaimablePolicy, payload: object = {}) {
  claimCount += 1;
  const incidentDate = `2026-10-${String((claimCount % 28) + 1).padStart(2, '0')}`;
  return step(() => makeClaim(shop, member, policy, { again: 'Y', payload: { incidentDate, ...payload } }));
}
async function submitAndTakeUp(
  scenario: Scenario,
  policy: ClaimablePolicy,
  payload: object = {},
): Promise<string> {
  const id = await submitClaim(scenario, policy, payload);
  await callDeskAction(scenario, id, 'take-up');
  return id;
}

/**
 * Triggers the mails of a health claim from its submission to the confirmed payment, including returned documents and
 * changed accounts.
 */
export async function triggerHealthClaimMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const healthPolicy = await step(() => createPolicy(shop, member, 'kesehatan'));
  const id = await submitClaim(scenario, healthPolicy);
  const addedDocument = [{ name: 'title', content: 'Kuitansi apotek' }, pdfPart('document')];
  await step(() =>
    shop.multipart('POST', `/claims/client/${id}/documents`, addedDocument, { token: member.token }),
  );
  await changeClaim(scenario, id, '/messages', { text: 'Kapan klaim saya diperiksa?' }, 'POST');
  await callDeskAction(scenario, id, 'messages', { text: 'Klaim Anda kami periksa minggu ini.' });
  await callDeskAction(scenario, id, 'take-up');
  await callDeskAction(scenario, id, 'documents', DOCUMENTS);
  const files = claimFiles({ productType: 'kesehatan', cause: 'HE01', isThirdParty: false }, ['FORM']);
  await step(() =>
    shop.multipart('PUT', `/claims/client/${id}?FORM&productType=kesehatan`, files, { token: member.token }),
  );
  await callDeskAction(scenario, id, 'approve', APPROVAL);
  await callDeskAction(scenario, id, 'recall', { reason: 'Jumlahnya kami hitung kembali.' });
  await callDeskAction(scenario, id, 'approve', APPROVAL);
  await sendLetter(scenario, id);
  await callDeskAction(scenario, id, 'letter', { reason: 'Meterai belum ditempel.' });
  await sendLetter(scenario, id, letterParts(OTHER_ACCOUNT));
  await changeClaim(scenario, id, '/account', ACCOUNT);
  await step(() => payWithSecondPerson(shop, id));
  await changeClaim(scenario, id, '', { paymentConfirm: true });
  const withdrawnClaimId = await submitClaim(scenario, healthPolicy);
  await changeClaim(scenario, withdrawnClaimId, '/withdrawal', { reason: '' }, 'POST');
}

/** Triggers the mails about appeals: two refused appeals, an appeal that reopens the claim, and a granted appeal. */
export async function triggerAppealMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const healthPolicy = await step(() => createPolicy(shop, member, 'kesehatan'));
  const rejectedClaimId = await submitAndTakeUp(scenario, healthPolicy);
  await callDeskAction(scenario, rejectedClaimId, 'reject', { reason: 'Penyakit ini tidak dijamin.' });
  await appeal(scenario, rejectedClaimId);
  await answerAppeal(scenario, rejectedClaimId, {
    answer: 'keep',
    reason: 'Penyakit ini tetap tidak dijamin.',
  });
  await appeal(scenario, rejectedClaimId);
  await answerAppeal(scenario, rejectedClaimId, { answer: 'reopen', reason: 'Ada bukti baru.' });
  await callDeskAction(scenario, rejectedClaimId, 'approve', APPROVAL);
  await appeal(scenario, rejectedClaimId);
  await answerAppeal(scenario, rejectedClaimId, { answer: 'keep', reason: 'Jumlahnya sudah sesuai.' });
  await appeal(scenario, rejectedClaimId);
  const grantedAppeal = {
    answer: 'grant',
    reason: 'Kuitansi baru kami terima.',
    assessment: '{"loss":6000000}',
  };
  await answerAppeal(scenario, rejectedClaimId, grantedAppeal);
}

/**
 * Days after the start on which the scheduler acts: a reminder a week before each deadline, and the deadline itself.
 * The deadlines are 14 days for the confirmation of a payment, 60 days for missing documents, and 90 days after a
 * rejection.
 */
const DEADLINE_DAYS = [7, 14, 53, 60, 60 + 83, 60 + 90];

/** Triggers the mails about the deadlines of a claim with missing documents and of a paid claim. */
export async function triggerDeadlineMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const healthPolicy = await step(() => createPolicy(shop, member, 'kesehatan'));
  const incompleteClaimId = await submitAndTakeUp(scenario, healthPolicy);
  await callDeskAction(scenario, incompleteClaimId, 'documents', DOCUMENTS);
  const paidClaimId = await submitAndTakeUp(scenario, healthPolicy);
  await callDeskAction(scenario, paidClaimId, 'approve', APPROVAL);
  await sendLetter(scenario, paidClaimId);
  await payClaim(scenario, paidClaimId);
  for (const days of DEADLINE_DAYS) {
    await setClock(scenario, new Date(TEST_NOW.getTime() + days * DAY_MS));
    await step(() => runClaimDeadlines(shop.deps));
  }
}

/** Triggers the mails of a repair in a chosen workshop, and of a claim without a chosen workshop. */
export async function triggerRepairMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const carPolicy = await step(() => createPolicy(shop, member));
  const id = await submitAndTakeUp(scenario, carPolicy);
  const { vehicle } = await readClaim(shop, member, id);
  await changeClaim(scenario, id, '/repair', { workshopID: vehicle?.workshops[0]?._id });
  await callDeskAction(scenario, id, 'approve', APPROVAL);
  await changeClaim(scenario, id, '/replacement', { selectedMethod: 'workshop' });
  await sendLetter(scenario, id);
  for (const repairStep of ['received', 'estimate', 'repair'])
    await callDeskAction(scenario, id, 'repair', { step: repairStep });
  await callDeskAction(scenario, id, 'repair', { step: 'ready', note: 'Bawa STNK asli.' });
  await payClaim(scenario, id);
  await callDeskAction(scenario, id, 'close', { reason: 'Kendaraan sudah diambil.' });
  const unassignedClaimId = await submitAndTakeUp(scenario, carPolicy);
  await callDeskAction(scenario, unassignedClaimId, 'approve', APPROVAL);
  await changeClaim(scenario, unassignedClaimId, '/replacement', { selectedMethod: 'workshop' });
  await sendLetter(scenario, unassignedClaimId);
}

/**
 * Triggers the mails of a claim on one of two policies of an order. The insurer grants the appeal, so that the claimant
 * has to choose the replacement.
 */
export async function triggerPropertyClaimMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const productType = 'kebakaran-gempabumi';
  const code = propertyPlans.find(({ plan }) => plan.typeCoverage === productType)?.code ?? '';
  const orderId = await step(() => placePropertyOrder(shop, member, { code }));
  await step(() => approveOrder(shop.deps, orderId, 'insurer'));
  await shop.deps.db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, shop.clock.now()));
  const policy = (await invoiceRecordsOf(shop, orderId)).policies.find(({ kind }) => kind === 'main');
  const firePolicy = { number: policy?.policyNumber ?? '', id: policy?.id ?? '', orderId, productType };
  const payload = { totalClaim: 5_000_000, causeDisaster: 'Musibah', account: ACCOUNT };
  const id = await step(() => makeClaim(shop, member, firePolicy, { cause: 'FI01', payload }));
  await callDeskAction(scenario, id, 'take-up');
  await callDeskAction(scenario, id, 'reject', { reason: 'Penyebab kebakaran belum jelas.' });
  await appeal(scenario, id);
  const grantedAppeal = { answer: 'grant', reason: 'Hasil penyelidikan.', assessment: '{"loss":3000000}' };
  await answerAppeal(scenario, id, grantedAppeal);
}

/** Triggers the mails of an heir's claim, with a mailed, a replaced and a revoked link. */
export async function triggerHeirClaimMails(scenario: Scenario): Promise<void> {
  const { shop, member, step } = scenario;
  const accidentPolicy = await step(() => createPolicy(shop, member, 'kecelakaandiri'));
  const email = 'budi.ahliwaris@contoh.test';
  const { id, secret } = await step(() => makeHeirClaim(shop, accidentPolicy, { email }));
  const { claimNumber } = (await readHeirClaim(shop, secret)).head;
  await callDeskAction(scenario, id, 'take-up');
  await step(() => shop.api('POST', '/claims/heirs/link', { body: { claimNumber, email } }));
  await step(() => shop.api('DELETE', '/claims/heirs/claim/link', byLink(secret)));
  await callDeskAction(scenario, id, 'messages', { text: 'Mohon siapkan surat keterangan waris.' });
  await callDeskApi(scenario, 'DELETE', `claims/${id}/link`);
  const approval = { loss: 1, accident: { kind: 'death' }, reason: 'Dokumen lengkap.' };
  await callDeskAction(scenario, id, 'approve', approval);
  await callDeskApi(scenario, 'POST', `claims/${id}/link`);
}
