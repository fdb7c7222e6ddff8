import { describe, expect, it, test } from 'vitest';
import { claimCalls } from './claim-actions.ts';
import { createClaimDependencies, pdfFile } from './claim-dependencies.fixture.ts';

const MEMBER = { kind: 'member', memberId: 'm-1' } as const;
const BANK_ACCOUNT = { bankName: 'Bank Mandiri', accountNumber: '1310012345678', accountHolder: 'BUDI' };
const noProgress = { onProgress: () => undefined };
const loseResponse = () => {
  throw new TypeError('Failed to fetch');
};

const UNDECIDED_STATES = ['pending', 'review', 'incomplete', 'appealed'];

/** Returns the API's response for a claim in this state, with this number of earlier appeals. */
const claimIn = (state: string, appeals = 0) => ({
  state,
  policyNumber: 'POL-KND-2026-000123',
  next: { task: 'wait', also: [] },
  appeal: { histories: Array.from({ length: appeals }, () => ({})) },
  options: UNDECIDED_STATES.includes(state) ? ['sendMessage', 'addDocument', 'withdraw'] : ['sendMessage'],
});

describe.each(['documents', 'appeal', 'letter', 'addition'] as const)(
  'files of the %s form of a claim',
  (form) => {
    const name = `claim.c-1.${form}`;
    const code = { documents: 'KTP', appeal: 'appeal', letter: 'documentLod', addition: 'document' }[form];
    const sendWith = ({ actions }: ReturnType<typeof claimCalls>) =>
      ({
        documents: () => actions.sendDocuments([{ code, title: 'KTP', file: pdfFile() }], noProgress),
        appeal: () => actions.appeal(pdfFile(), noProgress),
        letter: () => actions.sendLetter({ file: pdfFile(), account: null }, noProgress),
        addition: () => actions.addDocument({ title: 'Kuitansi', file: pdfFile() }, noProgress),
      })[form]();

    it('the files of a sent claim form are removed from the device, with their upload and key', async () => {
      const { dependencies, requests, forgottenUploads } = createClaimDependencies(() => claimIn('review'));
      const calls = claimCalls(dependencies, 'c-1', MEMBER);
      await dependencies.drafts.save('m-1', name, {}, { [code]: pdfFile() });
      await sendWith(calls);
      expect(await calls.actions.loadFiles?.(form)).toEqual({});
      expect(forgottenUploads).toEqual([`m-1 ${name}`]);
      await sendWith(calls);
      expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
    });

    it('the files of a claim form stay on the device with their key after a lost response', async () => {
      const replies = [loseResponse, () => ({})];
      const { dependencies, requests } = createClaimDependencies(() => (replies.shift() ?? loseResponse)());
      const calls = claimCalls(dependencies, 'c-1', MEMBER);
      await dependencies.drafts.save('m-1', name, {}, { [code]: pdfFile() });
      await expect(sendWith(calls)).rejects.toMatchObject({ status: 0 });
      expect(Object.keys((await calls.actions.loadFiles?.(form)) ?? {})).toEqual([code]);
      await sendWith(calls);
      expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    });

    it('the files of a claim form are removed from the device if an earlier attempt succeeded', async () => {
      const { dependencies, requests } = createClaimDependencies(() => ({
        status: 409,
        message: 'ALREADY_SENT',
      }));
      const calls = claimCalls(dependencies, 'c-1', MEMBER);
      await dependencies.drafts.save('m-1', name, {}, { [code]: pdfFile() });
      expect(await sendWith(calls)).toEqual({ alreadySent: true });
      // The earlier request may have added another document, so an added document is sent again with a new key.
      expect(requests).toHaveLength(form === 'addition' ? 2 : 1);
      expect(await calls.actions.loadFiles?.(form)).toEqual({});
    });
  },
);

test.each([
  ['incomplete', ['documents', 'addition']],
  ['approved', ['appeal', 'letter']],
  ['rejected', ['appeal']],
  ['appealed', ['addition']],
  ['closed', []],
])(
  'after loading a claim that is %s, only the files of the forms %j are still on the device',
  async (state, expectedForms) => {
    const { dependencies } = createClaimDependencies(() => claimIn(state));
    const { load, actions } = claimCalls(dependencies, 'c-1', MEMBER);
    const forms = ['documents', 'appeal', 'letter', 'addition'] as const;
    for (const form of forms)
      await dependencies.drafts.save('m-1', `claim.c-1.${form}`, {}, { appeal: pdfFile() });
    await load();
    const filesOfForms = await Promise.all(forms.map((form) => actions.loadFiles?.(form)));
    const formsWithFiles = forms.filter((_, index) => Object.keys(filesOfForms[index] ?? {}).length > 0);
    expect(formsWithFiles).toEqual(expectedForms);
  },
);

test('files chosen for a claim stay on the device when the claim is loaded again in the same state', async () => {
  const { dependencies } = createClaimDependencies(() => claimIn('approved'));
  const { load, actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await load();
  await dependencies.drafts.save('m-1', 'claim.c-1.letter', {}, { documentLod: pdfFile() });
  await load();
  expect(Object.keys((await actions.loadFiles?.('letter')) ?? {})).toEqual(['documentLod']);
});

const namesIn = (form: FormData | null | undefined) =>
  [...(form?.values() ?? [])].flatMap((value) => (value instanceof File ? [value.name] : []));

test('sent files get the names that the specification requires, numbered by document or by appeal', async () => {
  const { dependencies, requests } = createClaimDependencies(() => claimIn('incomplete', 1));
  const { load, actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await load();
  const photo = { code: 'FOTO', title: 'Foto' };
  const files = [
    { ...photo, file: pdfFile('a.JPG') },
    { code: 'KTP', title: 'Salinan KTP', file: pdfFile('b.pdf') },
    { ...photo, file: pdfFile('c.jpg') },
  ];
  await actions.sendDocuments(files, noProgress);
  await actions.appeal(pdfFile('banding.pdf'), noProgress);
  expect(requests.slice(1).map(({ form }) => namesIn(form))).toEqual([
    [
      'klaim-POL-KND-2026-000123--Foto-1.jpg',
      'klaim-POL-KND-2026-000123--Salinan-KTP-1.pdf',
      'klaim-POL-KND-2026-000123--Foto-2.jpg',
    ],
    ['surat-banding-2.pdf'],
  ]);
});

describe('a message', () => {
  it('each message is sent with a new key, and an entered message is stored on the device', async () => {
    const { dependencies, requests } = createClaimDependencies(() => ({}));
    const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
    actions.saveMessage?.('Halo');
    await expect.poll(() => actions.loadMessage?.()).toBe('Halo');
    await actions.sendMessage('Halo');
    await actions.sendMessage('Halo');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /claims/client/c-1/messages',
      'POST /claims/client/c-1/messages',
    ]);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(2);
    actions.saveMessage?.('');
    await expect.poll(() => actions.loadMessage?.()).toBe('');
  });

  it('a message whose response was lost is sent again with the same key', async () => {
    const replies = [loseResponse, () => ({})];
    const { dependencies, requests } = createClaimDependencies(() => (replies.shift() ?? loseResponse)());
    const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
    await expect(actions.sendMessage('Halo')).rejects.toMatchObject({ status: 0 });
    await actions.sendMessage('Halo');
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  });

  it('a message that was changed after a lost response is sent with the same key, and sent again with another key after ALREADY_SENT', async () => {
    const replies = [loseResponse, () => ({ status: 409, message: 'ALREADY_SENT' }), () => ({})];
    const { dependencies, requests } = createClaimDependencies(() => (replies.shift() ?? loseResponse)());
    const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
    await expect(actions.sendMessage('Halo')).rejects.toMatchObject({ status: 0 });
    await actions.sendMessage('Halo lagi');
    const [first, second, third] = requests.map(({ key }) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

test('a document that was changed after a lost response is sent with the same key, and sent again with another key after ALREADY_SENT', async () => {
  const replies = [loseResponse, () => ({ status: 409, message: 'ALREADY_SENT' }), () => ({})];
  const { dependencies, requests } = createClaimDependencies(() => (replies.shift() ?? loseResponse)());
  const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
  const addDocument = (title: string) => actions.addDocument({ title, file: pdfFile() }, noProgress);
  await expect(addDocument('Kuitansi')).rejects.toMatchObject({ status: 0 });
  await addDocument('Kuitansi apotek');
  const [first, second, third] = requests.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(requests[2]?.form?.get('title')).toBe('Kuitansi apotek');
});

test('an added document is sent with its title', async () => {
  const { dependencies, requests } = createClaimDependencies(() => ({}));
  const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await actions.addDocument({ title: 'Kuitansi apotek', file: pdfFile('a.pdf') }, noProgress);
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/claims/client/c-1/documents' });
  expect(requests[0]?.form?.get('title')).toBe('Kuitansi apotek');
  expect(requests[0]?.form?.get('document')).toBeInstanceOf(File);
});

test('an heir uses the calls of the mailed link, and cannot choose workshop or replacement', async () => {
  const { dependencies, requests } = createClaimDependencies(() => claimIn('approved'));
  const { load, actions } = claimCalls(dependencies, 'rahasia', { kind: 'heir' });
  await load();
  await actions.sendLetter({ file: pdfFile(), account: null }, noProgress);
  await actions.changeAccount(BANK_ACCOUNT);
  await actions.confirmPayment();
  await actions.sendMessage('Halo');
  await actions.withdraw('');
  await actions.link?.mail();
  await actions.link?.replace();
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /claims/heirs/claim',
    'PATCH /claims/heirs/claim/upload',
    'PATCH /claims/heirs/claim/account',
    'PATCH /claims/heirs/claim',
    'POST /claims/heirs/claim/messages',
    'POST /claims/heirs/claim/withdrawal',
    'POST /claims/heirs/claim/link',
    'DELETE /claims/heirs/claim/link',
  ]);
  expect(new Set(requests.map(({ secret }) => secret))).toEqual(new Set(['rahasia']));
  expect(actions.chooseWorkshop).toBeUndefined();
  expect(actions.chooseReplacement).toBeUndefined();
});

test('an entered bank account stays on the device until it is sent as JSON together with the letter', async () => {
  const { dependencies, requests } = createClaimDependencies(() => claimIn('approved'));
  const { load, actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await load();
  await dependencies.drafts.save('m-1', 'claim.c-1.account', BANK_ACCOUNT, {});
  expect(await actions.loadAccount?.()).toEqual(BANK_ACCOUNT);
  await actions.sendLetter({ file: pdfFile(), account: BANK_ACCOUNT }, noProgress);
  expect(requests.at(-1)?.form?.get('account')).toBe(JSON.stringify(BANK_ACCOUNT));
  expect(await actions.loadAccount?.()).toBeNull();
});

test('an entered bank account stays on the device after a lost response, and is removed after the server has saved it', async () => {
  const replies = [loseResponse, () => ({})];
  const { dependencies } = createClaimDependencies(() => (replies.shift() ?? loseResponse)());
  const { actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await dependencies.drafts.save('m-1', 'claim.c-1.account', BANK_ACCOUNT, {});
  await expect(actions.changeAccount(BANK_ACCOUNT)).rejects.toMatchObject({ status: 0 });
  expect(await actions.loadAccount?.()).toEqual(BANK_ACCOUNT);
  await actions.changeAccount(BANK_ACCOUNT);
  expect(await actions.loadAccount?.()).toBeNull();
});

test('an entered bank account is removed from the device when the claim is paid', async () => {
  const { dependencies } = createClaimDependencies(() => claimIn('payment'));
  const { load, actions } = claimCalls(dependencies, 'c-1', MEMBER);
  await dependencies.drafts.save('m-1', 'claim.c-1.account', BANK_ACCOUNT, {});
  await load();
  expect(await actions.loadAccount?.()).toBeNull();
});
