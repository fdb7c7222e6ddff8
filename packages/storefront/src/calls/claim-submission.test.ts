import { EMPTY_CLAIM } from '@naungan/domain/claim/form';
import { describe, expect, it } from 'vitest';
import { createClaimDependencies, pdfFile } from './claim-dependencies.fixture.ts';
import { type ClaimTarget, claimSubmissionOf } from './claim-submission.ts';

const POLICY = 'POL-PA-2026-000001';
const noProgress = { onProgress: () => undefined };
const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

const values = {
  causeOfClaim: 'PA02',
  totalClaim: null,
  incidentDate: '2026-11-20',
  causeDisaster: '',
  description: 'Terjatuh',
  thirdPartyClaim: 'N',
  account: EMPTY_CLAIM.account,
} as const;
const payload = { ...values, attachments: [] };
const formDocument = { code: 'FORM', title: 'Formulir', file: pdfFile(), fileName: 'klaim-1.pdf' };
const submission = {
  payload,
  files: [formDocument, { ...formDocument, code: 'KTP' }, formDocument],
  isDuplicateConfirmed: false,
};

const MEMBER: ClaimTarget = { policyNumber: ' pol pa 2026 000001', memberId: 'm-1' };
const OTHER_MEMBER: ClaimTarget = { policyNumber: POLICY, memberId: 'm-2' };
const HEIR: ClaimTarget = { policyNumber: POLICY, heirProductType: 'kecelakaandiri' };

describe('claimSubmissionOf', () => {
  it('removes a claim from the device after it was sent, with its draft, uploads and key', async () => {
    const { dependencies, requests, forgottenUploads } = createClaimDependencies(() => ({ _id: 'c-1' }));
    const claim = claimSubmissionOf(dependencies, MEMBER);
    await claim.save({ values, heir: null, files: { FORM: pdfFile() } });
    expect(await claim.submit(submission, noProgress, 'kecelakaandiri')).toEqual({
      message: 'ok',
      _id: 'c-1',
    });
    expect((await claim.load()).draft).toBeNull();
    expect(forgottenUploads).toEqual([`m-1 claim.${POLICY}`]);
    await claim.submit(submission, noProgress, 'kecelakaandiri');
    const postRequests = requests.filter(({ method }) => method === 'POST');
    expect(postRequests.map(({ path }) => path)).toEqual(
      Array(2).fill(`/claims/client/${POLICY}?productType=kecelakaandiri&field=FORM%2CKTP`),
    );
    expect(new Set(postRequests.map(({ key }) => key)).size).toBe(2);
  });

  it("stores the secret of an heir's sent claim on the device, only for this heir and this policy, so that the form can link to the claim", async () => {
    const { dependencies } = createClaimDependencies(() => ({ _id: 'c-1', secret: 's-1' }));
    const claim = claimSubmissionOf(dependencies, HEIR);
    expect((await claim.load()).earlierSecret).toBeNull();
    await claim.submit(submission, noProgress, 'kecelakaandiri');
    expect(await claim.load()).toMatchObject({ draft: null, earlierSecret: 's-1' });
    expect((await claimSubmissionOf(dependencies, MEMBER).load()).earlierSecret).toBeNull();
    const otherPolicy = { policyNumber: 'POL-PA-2026-000002', heirProductType: 'kecelakaandiri' } as const;
    expect((await claimSubmissionOf(dependencies, otherPolicy).load()).earlierSecret).toBeNull();
  });

  it('leaves a new claim and its key on the device if the response was lost', async () => {
    const replies = [loseResponse, () => ({ _id: 'c-1' })];
    const { dependencies, requests } = createClaimDependencies(({ method }) =>
      method === 'GET' ? {} : (replies.shift() ?? loseResponse)(),
    );
    const claim = claimSubmissionOf(dependencies, MEMBER);
    await claim.save({ values, heir: null, files: { FORM: pdfFile() } });
    await expect(claim.submit(submission, noProgress, 'kecelakaandiri')).rejects.toMatchObject({ status: 0 });
    const { draft } = await claim.load();
    expect(draft?.values).toEqual(values);
    expect(Object.keys(draft?.files ?? {})).toEqual(['FORM']);
    await claim.submit(submission, noProgress, 'kecelakaandiri');
    const keys = requests.flatMap(({ method, key }) => (method === 'POST' ? [key] : []));
    expect(new Set(keys).size).toBe(1);
  });

  it('reports a claim as already sent if an earlier attempt succeeded', async () => {
    const { dependencies } = createClaimDependencies(() => ({ status: 409, message: 'ALREADY_SENT' }));
    const claim = claimSubmissionOf(dependencies, MEMBER);
    expect(await claim.submit(submission, noProgress, 'kecelakaandiri')).toEqual({ alreadySent: true });
  });

  it('stores a separate draft and key of a new claim for each member and for an heir', async () => {
    const { dependencies, requests } = createClaimDependencies(({ method }) =>
      method === 'GET' ? {} : loseResponse(),
    );
    const claims = [MEMBER, OTHER_MEMBER, HEIR].map((target) => claimSubmissionOf(dependencies, target));
    for (const [index, claim] of claims.entries()) {
      expect((await claim.load()).draft).toBeNull();
      await claim.save({ values: { ...values, description: `${index}` }, heir: null, files: {} });
      await claim.submit(submission, noProgress, 'kecelakaandiri').catch(() => undefined);
    }
    const drafts = await Promise.all(claims.map((claim) => claim.load()));
    expect(drafts.map(({ draft }) => draft?.values.description)).toEqual(['0', '1', '2']);
    const keys = requests.flatMap(({ method, key }) => (method === 'POST' ? [key] : []));
    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ['a member', MEMBER, `/claims/client/${POLICY}/inquiry?k=claimSubmission`],
    ['an heir', HEIR, `/claims/client/${POLICY}/inquiry?productType=kecelakaandiri`],
  ])(
    'loads the policy for a new claim of %s with the request for this kind of claimant',
    async (_description, target, path) => {
      const { dependencies, requests } = createClaimDependencies(() => ({}));
      await claimSubmissionOf(dependencies, target).load();
      expect(requests.map((request) => request.path)).toEqual([path]);
    },
  );

  it('sends a claim with `again`, which accepts a duplicate, only after the claimant confirmed the duplicate', async () => {
    const { dependencies, requests } = createClaimDependencies(() => ({ _id: 'c-1' }));
    const claim = claimSubmissionOf(dependencies, MEMBER);
    await claim.submit(submission, noProgress, 'kecelakaandiri');
    await claim.submit({ ...submission, isDuplicateConfirmed: true }, noProgress, 'kecelakaandiri');
    expect(requests.map(({ form: sent }) => sent?.get('again'))).toEqual([null, 'Y']);
  });

  it('saves no draft while the claim is sent, and saves again after a failure', async () => {
    const { dependencies } = createClaimDependencies(({ method }) =>
      method === 'GET' ? {} : loseResponse(),
    );
    const calls: string[] = [];
    const claim = claimSubmissionOf(
      {
        ...dependencies,
        memberDraft: (target) => ({
          ...dependencies.memberDraft(target),
          pause: async () => void calls.push(`pause ${target.owner} ${target.form}`),
          resume: () => void calls.push('resume'),
          discard: async () => void calls.push('discard'),
        }),
        api: {
          ...dependencies.api,
          upload: (...call) => {
            calls.push('send');
            return dependencies.api.upload(...call);
          },
        },
      },
      MEMBER,
    );
    await claim.submit(submission, noProgress, 'kecelakaandiri').catch(() => undefined);
    expect(calls).toEqual([`pause m-1 claim.${POLICY}`, 'send', 'resume']);
  });

  it('stores the draft of an heir in the tab only', async () => {
    const { dependencies } = createClaimDependencies(() => ({}));
    const memberDraft = () => {
      throw new Error('An heir has no account');
    };
    const claim = claimSubmissionOf({ ...dependencies, memberDraft }, HEIR);
    const storageStates: unknown[] = [];
    claim.connect((storage) => storageStates.push(storage));
    await claim.save({ values, heir: null, files: {} });
    expect(storageStates).toEqual([{ state: 'saved' }]);
    expect((await claim.load()).draft?.values).toEqual(values);
  });
});
