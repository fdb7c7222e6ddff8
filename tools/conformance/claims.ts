import { randomUUID } from 'node:crypto';
import { LINK_SECRET } from '@naungan/api/link-secret';
import type { MemberSession } from './accounts.ts';
import type { Backend, CallInput } from './backend.ts';

const UNKNOWN_POLICY_NUMBER = 'POL-UJI-0000-000000';
const BANK_ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'Uji Kesesuaian' };
const MESSAGE_BODY = { text: 'Halo' };
const NOT_FOUND = { status: 404, code: 'NOT_FOUND' };

/** Returns an empty form. A back end must reject a call with this form. */
const emptyForm = () => {
  const form = new FormData();
  form.append('payload', '{}');
  return form;
};

/** Tests the look-up of a policy by its number: only the policyholder gets the policyholder's personal data. */
async function tryLookup(
  { expectSuccess, expectProblem, record }: Backend,
  { token }: MemberSession,
): Promise<void> {
  const unknownPolicy: CallInput = {
    params: { policyNumber: UNKNOWN_POLICY_NUMBER },
    query: { productType: 'kesehatan' },
  };
  await expectProblem('policyInquiry', unknownPolicy, NOT_FOUND, 'an unknown policy number');
  await expectProblem(
    'policyInquiry',
    { ...unknownPolicy, query: {} },
    { status: 422 },
    'a look-up without a product',
  );
  const policies = await expectSuccess('policies', { token });
  const [policy] = policies?.response ?? [];
  if (!policy) return;
  const { policyNumber, productType } = policy;
  const holderLookup = await expectSuccess('policyInquiry', {
    token,
    params: { policyNumber },
    query: { k: 'claimSubmission' },
  });
  const lookup = await expectSuccess(
    'policyInquiry',
    { params: { policyNumber }, query: { productType } },
    'the look-up of a policy by a visitor',
  );
  if (!holderLookup || !lookup) return;
  const { fullname, emailAddress, isHolder, account } = lookup.response;
  const leaks = [
    ...(isHolder ? ['isHolder is true for a visitor'] : []),
    ...(fullname === holderLookup.response.fullname ? ['fullname is not masked'] : []),
    ...(emailAddress === holderLookup.response.emailAddress ? ['emailAddress is not masked'] : []),
    ...(account === null ? [] : ['account is shown to a visitor']),
  ];
  record('policyInquiry', "masks the policyholder's data for a visitor", leaks);
}

/** Tests that the form of a claim is rejected without a session, as JSON, and for an unknown policy. */
async function trySubmission({ expectProblem }: Backend, { token }: MemberSession): Promise<void> {
  const unknownPolicy: CallInput = {
    params: { policyNumber: UNKNOWN_POLICY_NUMBER },
    query: { productType: 'kecelakaandiri' },
  };
  await expectProblem(
    'submitClaim',
    { ...unknownPolicy, form: emptyForm() },
    { status: 401 },
    'a claim without a session',
  );
  await expectProblem(
    'submitClaim',
    { ...unknownPolicy, token, body: {} },
    { status: 415 },
    'a claim as JSON instead of a form',
  );
  await expectProblem(
    'submitHeirClaim',
    { ...unknownPolicy, form: emptyForm() },
    NOT_FOUND,
    "an heir's claim for an unknown policy",
  );
  await expectProblem(
    'submitHeirClaim',
    { ...unknownPolicy, query: { productType: 'kendaraan' }, form: emptyForm() },
    { status: 422 },
    "an heir's claim for a product without beneficiaries",
  );
}

/** Tests that calls for an unknown claim are rejected, also those with an invalid body or without a session. */
async function tryUnknownClaim({ expectProblem }: Backend, { token }: MemberSession): Promise<void> {
  const unknownClaim: CallInput = { token, params: { id: randomUUID() } };
  const subject = 'an unknown claim';
  await expectProblem('claim', unknownClaim, NOT_FOUND, subject);
  await expectProblem(
    'claim',
    { ...unknownClaim, token: null },
    { status: 401 },
    'a claim without a session',
  );
  await expectProblem(
    'confirmClaimPayment',
    { ...unknownClaim, body: { paymentConfirm: true } },
    NOT_FOUND,
    subject,
  );
  await expectProblem('chooseWorkshop', { ...unknownClaim, body: { workshopID: 'x' } }, NOT_FOUND, subject);
  await expectProblem(
    'chooseReplacement',
    { ...unknownClaim, body: { selectedMethod: 'cash' } },
    NOT_FOUND,
    subject,
  );
  await expectProblem(
    'chooseReplacement',
    { ...unknownClaim, body: { selectedMethod: 'x' } },
    { status: 422 },
    'an invalid method',
  );
  await expectProblem('changeClaimAccount', { ...unknownClaim, body: BANK_ACCOUNT }, NOT_FOUND, subject);
  await expectProblem(
    'changeClaimAccount',
    { ...unknownClaim, body: { ...BANK_ACCOUNT, accountNumber: '1234567' } },
    { status: 422 },
    'an account number of seven digits',
  );
  for (const call of ['reviseClaim', 'appealClaim', 'sendLetter'] as const)
    await expectProblem(call, { ...unknownClaim, form: emptyForm() }, NOT_FOUND, subject);
  await expectProblem('sendClaimMessage', { ...unknownClaim, body: MESSAGE_BODY }, NOT_FOUND, subject);
  await expectProblem(
    'sendClaimMessage',
    { ...unknownClaim, token: null, body: MESSAGE_BODY },
    { status: 401 },
    'a message without a session',
  );
  await expectProblem(
    'sendClaimMessage',
    { ...unknownClaim, body: { text: '' } },
    { status: 422 },
    'a message without text',
  );
  await expectProblem('addClaimDocument', { ...unknownClaim, form: emptyForm() }, NOT_FOUND, subject);
  await expectProblem('withdrawClaim', { ...unknownClaim, body: {} }, NOT_FOUND, subject);
}

/**
 * Tests that every call with an unknown link of an heir is rejected. The request of a new link succeeds even for an unknown
 * claim, so that it does not reveal which claims exist.
 */
async function tryUnknownHeirLink({ expectProblem, expectSuccess }: Backend): Promise<void> {
  const unknownLink: CallInput = { headers: { [LINK_SECRET]: 'x'.repeat(43) } };
  const subject = 'an unknown link of an heir';
  await expectProblem('heirClaim', unknownLink, NOT_FOUND, subject);
  await expectProblem('changeHeirClaimAccount', { ...unknownLink, body: BANK_ACCOUNT }, NOT_FOUND, subject);
  await expectProblem('sendHeirMessage', { ...unknownLink, body: MESSAGE_BODY }, NOT_FOUND, subject);
  await expectProblem('withdrawHeirClaim', { ...unknownLink, body: {} }, NOT_FOUND, subject);
  for (const call of ['mailHeirLink', 'replaceHeirLink'] as const)
    await expectProblem(call, unknownLink, NOT_FOUND, subject);
  await expectSuccess(
    'requestHeirLink',
    { body: { claimNumber: 'KLM-2000-000000', email: `${randomUUID()}@example.test` } },
    "the request of an heir's link for an unknown claim",
  );
  await expectProblem(
    'confirmHeirPayment',
    { ...unknownLink, body: { paymentConfirm: true } },
    NOT_FOUND,
    subject,
  );
}

/** Tests the calls of claims that are possible without a policy: look-up, rejections and lists. */
export async function tryClaims(backend: Backend, member: MemberSession): Promise<void> {
  const { expectSuccess, expectProblem } = backend;
  await tryLookup(backend, member);
  await expectSuccess('claims', { token: member.token });
  await expectProblem('claims', {}, { status: 401 }, 'claims without a session');
  await trySubmission(backend, member);
  await tryUnknownClaim(backend, member);
  await tryUnknownHeirLink(backend);
}
