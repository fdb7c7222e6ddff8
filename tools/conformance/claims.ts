import { randomUUID } from 'node:crypto';
import type { SignedIn } from './accounts.ts';
import type { Backend, CallInput } from './backend.ts';

const NO_POLICY = 'POL-UJI-0000-000000';
const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'Uji Kesesuaian' };
const NOT_THERE = { status: 404, code: 'NOT_FOUND' };

/** An empty form: required fields are checked first. */
const form = () => {
  const empty = new FormData();
  empty.append('payload', '{}');
  return empty;
};

/** Looks up a policy by its number: complete for its holder, and without the policyholder's identity for all other callers. */
async function tryLookup(
  { expectSuccess, expectProblem, note }: Backend,
  { token }: SignedIn,
): Promise<void> {
  const nothing: CallInput = { params: { policyNumber: NO_POLICY }, query: { productType: 'kesehatan' } };
  await expectProblem('policyInquiry', nothing, NOT_THERE, 'an unknown number');
  await expectProblem('policyInquiry', { ...nothing, query: {} }, { status: 422 }, 'no product');
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
    'a policy as a visitor sees it',
  );
  if (!holderLookup || !lookup) return;
  const { fullname, emailAddress, isHolder, account } = lookup.response;
  const leaks = [
    ...(isHolder ? ['isHolder is true for a visitor'] : []),
    ...(fullname === holderLookup.response.fullname ? ['fullname is not masked'] : []),
    ...(emailAddress === holderLookup.response.emailAddress ? ['emailAddress is not masked'] : []),
    ...(account === null ? [] : ['account is shown to a visitor']),
  ];
  note('policyInquiry', 'masks the holder', leaks);
}

/** Tests the calls of claims that need no policy: look-up, rejections and lists. */
export async function tryClaims(backend: Backend, member: SignedIn): Promise<void> {
  const { expectSuccess, expectProblem } = backend;
  const { token } = member;
  await tryLookup(backend, member);

  await expectSuccess('claims', { token });
  await expectProblem('claims', {}, { status: 401 }, 'claims without a session');
  const query = { productType: 'kecelakaandiri' };
  const unknown: CallInput = { params: { policyNumber: NO_POLICY }, query };
  await expectProblem(
    'submitClaim',
    { ...unknown, form: form() },
    { status: 401 },
    'a claim without a session',
  );
  await expectProblem('submitClaim', { ...unknown, token, body: {} }, { status: 415 }, 'a claim as JSON');
  await expectProblem('submitHeirClaim', { ...unknown, form: form() }, NOT_THERE, 'an heir of no policy');
  const withProduct = { ...unknown, query: { productType: 'kendaraan' }, form: form() };
  await expectProblem(
    'submitHeirClaim',
    withProduct,
    { status: 422 },
    'an heir of a policy without beneficiary',
  );

  const claim: CallInput = { token, params: { id: randomUUID() } };
  const secret: CallInput = { params: { id: 'x'.repeat(43) } };
  const label = 'an unknown claim';
  await expectProblem('claim', claim, NOT_THERE, label);
  await expectProblem('claim', { ...claim, token: null }, { status: 401 }, 'a claim without a session');
  await expectProblem('confirmClaimPayment', { ...claim, body: { paymentConfirm: true } }, NOT_THERE, label);
  await expectProblem('chooseWorkshop', { ...claim, body: { workshopID: 'x' } }, NOT_THERE, label);
  await expectProblem('chooseReplacement', { ...claim, body: { selectedMethod: 'cash' } }, NOT_THERE, label);
  await expectProblem(
    'chooseReplacement',
    { ...claim, body: { selectedMethod: 'x' } },
    { status: 422 },
    'no method',
  );
  await expectProblem('changeClaimAccount', { ...claim, body: ACCOUNT }, NOT_THERE, label);
  await expectProblem(
    'changeClaimAccount',
    { ...claim, body: { ...ACCOUNT, accountNumber: '1234567' } },
    { status: 422 },
    'an account number of seven digits',
  );
  for (const call of ['reviseClaim', 'appealClaim', 'sendLetter'] as const)
    await expectProblem(call, { ...claim, form: form() }, NOT_THERE, label);
  const message = { body: { text: 'Halo' } };
  await expectProblem('sendClaimMessage', { ...claim, ...message }, NOT_THERE, label);
  await expectProblem(
    'sendClaimMessage',
    { ...claim, token: null, ...message },
    { status: 401 },
    'a message without a session',
  );
  await expectProblem('sendClaimMessage', { ...claim, body: { text: '' } }, { status: 422 }, 'no text');
  await expectProblem('addClaimDocument', { ...claim, form: form() }, NOT_THERE, label);
  await expectProblem('withdrawClaim', { ...claim, body: {} }, NOT_THERE, label);
  await expectProblem('heirClaim', secret, NOT_THERE, 'a link that opens nothing');
  await expectProblem(
    'changeHeirClaimAccount',
    { ...secret, body: ACCOUNT },
    NOT_THERE,
    'a link that opens nothing',
  );
  await expectProblem('sendHeirMessage', { ...secret, ...message }, NOT_THERE, 'a link that opens nothing');
  await expectProblem('withdrawHeirClaim', { ...secret, body: {} }, NOT_THERE, 'a link that opens nothing');
  for (const call of ['mailHeirLink', 'replaceHeirLink'] as const)
    await expectProblem(call, secret, NOT_THERE, 'a link that opens nothing');
  await expectSuccess(
    'requestHeirLink',
    { body: { claimNumber: 'KLM-2000-000000', email: `${randomUUID()}@example.test` } },
    'the link of an unknown claim',
  );
  await expectProblem('confirmHeirPayment', { ...secret, body: { paymentConfirm: true } }, NOT_THERE, label);
}
