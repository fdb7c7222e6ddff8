import { LINK_SECRET } from '@naungan/api/link-secret';
import type { NamedFile } from '@naungan/api/multipart';
import { toForm } from '@naungan/api/multipart';
import { ADDITION_SPEC, appealFileName, claimFileName } from '@naungan/domain/claim';
import type { ClaimAccount, ClaimDetail } from '@naungan/domain/claim/record';
import type { ClaimActions, ClaimFileForm } from '@naungan/ui/claims/claim-progress';
import { acceptAlreadySent } from './already-sent.ts';
import type { ClaimDependencies } from './claim-dependencies.ts';
import { banksOf } from './reference.ts';

/** The API calls of a claim, by owner: a member, or an heir identified by the secret of their mailed link. */
const CALLS = {
  member: {
    claim: 'claim',
    revise: 'reviseClaim',
    appeal: 'appealClaim',
    letter: 'sendLetter',
    confirm: 'confirmClaimPayment',
    message: 'sendClaimMessage',
    addition: 'addClaimDocument',
    withdraw: 'withdrawClaim',
    account: 'changeClaimAccount',
  },
  heir: {
    claim: 'heirClaim',
    revise: 'reviseHeirClaim',
    appeal: 'appealHeirClaim',
    letter: 'sendHeirLetter',
    confirm: 'confirmHeirPayment',
    message: 'sendHeirMessage',
    addition: 'addHeirDocument',
    withdraw: 'withdrawHeirClaim',
    account: 'changeHeirClaimAccount',
  },
} as const;

type MessageDraft = { text: string };

/** Renames files as required for claims [3 §5]. */
function renameForClaim(files: readonly NamedFile[], policyNumber: string): NamedFile[] {
  const counts = new Map<string, number>();
  return files.map((file) => {
    const index = (counts.get(file.code) ?? 0) + 1;
    counts.set(file.code, index);
    return { ...file, fileName: claimFileName(policyNumber, file.title, index, file.file.name) };
  });
}

/** Forms of a claim whose input is stored until the form is sent; `account`: the bank account. */
type StoredClaimForm = ClaimFileForm | 'account';

const isFormOpen: Readonly<Record<StoredClaimForm, (claim: ClaimDetail) => boolean>> = {
  documents: ({ state }) => state === 'incomplete',
  appeal: ({ state }) => state === 'rejected' || state === 'approved',
  letter: ({ state }) => state === 'approved',
  addition: ({ options }) => options.includes('addDocument'),
  account: ({ state, next }) => state === 'approved' || [next.task, ...next.also].includes('account'),
};
const STORED_CLAIM_FORMS: readonly StoredClaimForm[] = [
  'documents',
  'appeal',
  'letter',
  'addition',
  'account',
];

export type ClaimOwner = { kind: 'member'; memberId: string } | { kind: 'heir' };

/** A named type, because it is part of the published package. */
type ClaimCalls = { load: () => Promise<ClaimDetail>; actions: ClaimActions };

/** Returns the calls of a claim page. `id` is the claim's id, or the secret of an heir's link. */
export function claimCalls(
  { api, drafts, keys, uploader, forgetUploads }: ClaimDependencies,
  id: string,
  claimOwner: ClaimOwner,
): ClaimCalls {
  const calls = CALLS[claimOwner.kind];
  /** What identifies the claim in a call: the id in the path, or the secret in a header. */
  const [params, claimHeaders]: [{ params?: { id: string } }, Record<string, string>] =
    claimOwner.kind === 'heir' ? [{}, { [LINK_SECRET]: id }] : [{ params: { id } }, {}];
  const inputOf = ({ body, headers }: { body?: object; headers?: Record<string, string> } = {}) =>
    // The compiler does not know which of the two calls has the parameter.
    ({ ...params, ...(body && { body }), headers: { ...claimHeaders, ...headers } }) as never;
  const owner = claimOwner.kind === 'member' ? claimOwner.memberId : 'heir';
  const draftNameOf = (form: StoredClaimForm | 'message') => `claim.${id}.${form}`;
  let latestClaim: ClaimDetail | null = null;

  async function forgetForm(form: StoredClaimForm) {
    const target = { owner, form: draftNameOf(form) };
    forgetUploads(target);
    await drafts.discard(owner, target.form);
    keys.forget(owner, target.form);
  }

  async function load(): Promise<ClaimDetail> {
    const { response } = await api.call(calls.claim, inputOf());
    const formerState = latestClaim?.state;
    latestClaim = response;
    // In another state the insurer expects other documents, so drafts and keys of forms that have closed are removed.
    if (formerState !== response.state)
      await Promise.all(STORED_CLAIM_FORMS.filter((form) => !isFormOpen[form](response)).map(forgetForm));
    return response;
  }

  /** Sends a form exactly once, even if its response is lost. */
  async function send(
    form: ClaimFileForm,
    call: (typeof calls)['revise' | 'appeal' | 'letter' | 'addition'],
    files: readonly NamedFile[],
    onProgress: (ratio: number) => void,
    parts: Readonly<Record<string, unknown>> = {},
  ) {
    const key = await keys.keyOf(owner, draftNameOf(form));
    const response = await acceptAlreadySent(() =>
      api.upload(call, {
        ...params,
        form: toForm(parts, [...files], key),
        headers: { ...claimHeaders, 'Idempotency-Key': key },
        onProgress,
      }),
    );
    await forgetForm(form);
    return response;
  }

  const postMessage = (text: string, key: string) =>
    acceptAlreadySent(() =>
      api.call(calls.message, inputOf({ body: { text }, headers: { 'Idempotency-Key': key } })),
    );

  /** Sends a message exactly once, even if its response is lost. */
  async function sendMessage(text: string) {
    const form = draftNameOf('message');
    const response = await postMessage(text, await keys.keyOf(owner, form));
    keys.forget(owner, form);
    // The server has an earlier text with this key, but its response was lost. So this text needs a new key.
    if ('alreadySent' in response) await postMessage(text, await keys.keyOf(owner, form));
    keys.forget(owner, form);
  }

  const actions: ClaimActions = {
    sendDocuments: (files, { onProgress }) =>
      send('documents', calls.revise, renameForClaim(files, latestClaim?.policyNumber ?? ''), onProgress),
    appeal: (file, { onProgress }) => {
      const fileName = appealFileName(latestClaim?.appeal.histories.length ?? 0, file.name);
      const files = [{ code: 'appeal', title: fileName, file, fileName }];
      return send('appeal', calls.appeal, files, onProgress);
    },
    async sendLetter({ file, account }, { onProgress }) {
      const files = [{ code: 'documentLod', title: 'surat-pernyataan', file }];
      const response = await send('letter', calls.letter, files, onProgress, account ? { account } : {});
      await drafts.discard(owner, draftNameOf('account'));
      return response;
    },
    async changeAccount(account) {
      await api.call(calls.account, inputOf({ body: account }));
      await drafts.discard(owner, draftNameOf('account'));
    },
    loadBanks: () => banksOf({ api }),
    sendMessage,
    async addDocument({ title, file }, { onProgress }) {
      const add = () =>
        send('addition', calls.addition, [{ code: ADDITION_SPEC.code, title, file }], onProgress, { title });
      const response = await add();
      // The server has an earlier document with this key, but its response was lost. So this document needs a new key.
      return 'alreadySent' in response ? add() : response;
    },
    withdraw: (reason) => api.call(calls.withdraw, inputOf({ body: { reason } })),
    loadMessage: async () =>
      (await drafts.load<MessageDraft>(owner, draftNameOf('message')))?.values.text ?? '',
    saveMessage: (text) =>
      void (text === ''
        ? drafts.discard(owner, draftNameOf('message'))
        : drafts.save(owner, draftNameOf('message'), { text } satisfies MessageDraft, {})),
    confirmPayment: () => api.call(calls.confirm, inputOf({ body: { paymentConfirm: true } })),
    loadFiles: async (form) => (await drafts.load(owner, draftNameOf(form)))?.files ?? {},
    loadAccount: async () => (await drafts.load<ClaimAccount>(owner, draftNameOf('account')))?.values ?? null,
    saveAccount: (account) => void drafts.save(owner, draftNameOf('account'), account, {}),
    saveFiles: (form, files) => void drafts.save(owner, draftNameOf(form), {}, { ...files }),
  };
  if (claimOwner.kind === 'heir') {
    const link = {
      mail: () => api.call('mailHeirLink', { headers: claimHeaders }),
      replace: () => api.call('replaceHeirLink', { headers: claimHeaders }),
    };
    return { load, actions: { ...actions, link } };
  }
  return {
    load,
    actions: {
      ...actions,
      chooseWorkshop: (workshopID: string) =>
        api.call('chooseWorkshop', { params: { id }, body: { workshopID } }),
      chooseReplacement: (selectedMethod) =>
        api.call('chooseReplacement', { params: { id }, body: { selectedMethod } }),
      uploadFile: uploader({ owner, form: draftNameOf('documents'), purpose: { claimId: id } }),
    } satisfies ClaimActions,
  };
}
