import { parseDraftName } from '@naungan/domain/draft';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { Storefront } from '../storefront.ts';
import type { AccountDraft, DraftTarget, Files, FormUpdate, OpenedDraft } from './account-draft.ts';
import { type Draft, withAccountState } from './drafts.ts';
import { draftsOf } from './member-drafts.ts';

type ShowStorage = (storage: DraftStorage) => void;

/**
 * Stores the draft of one form in this browser and in the member's account. The code for the account is loaded when the form
 * has a stored draft, otherwise at the first change. While that code loads, changes are stored in this browser only.
 */
export function createFormDraft(shop: Storefront, target: DraftTarget) {
  const { owner, form } = target;
  const kind = parseDraftName(form)?.kind;
  const drafts = draftsOf(shop);
  let openedDraft: OpenedDraft = { browserCopy: null, isStored: null };
  let initialInput: { values: object; files: Files } | undefined;
  let latestInput: { values: object; files: Files } | undefined;
  let step = '';
  let loadPromise: Promise<Draft<object> | null> | undefined;
  let accountPromise: Promise<AccountDraft> | undefined;
  let account: AccountDraft | undefined;
  let showStorage: ShowStorage | undefined;
  let applyToForm: ((update: FormUpdate) => void) | undefined;
  let disconnectFunctions: (() => void)[] = [];

  /** Connects the account's draft to the open form. */
  function attach(draft: AccountDraft) {
    if (showStorage) disconnectFunctions.push(draft.connect(showStorage));
    if (applyToForm) disconnectFunctions.push(draft.watch(applyToForm));
  }

  async function startAccount(): Promise<AccountDraft> {
    const { createAccountDraft } = await import('./account-draft.ts');
    const draft = createAccountDraft(shop, target, openedDraft);
    const storedDraft = await draft.load();
    if (!storedDraft && initialInput) draft.open(initialInput.values, initialInput.files);
    account = draft;
    attach(draft);
    draft.setStep(step);
    if (latestInput) void draft.change(latestInput.values, latestInput.files);
    return draft;
  }

  function start(): Promise<AccountDraft> {
    accountPromise ??= startAccount().catch((error: unknown) => {
      // The next change tries again.
      accountPromise = undefined;
      throw error;
    });
    return accountPromise;
  }

  async function loadDraft(): Promise<Draft<object> | null> {
    const [browserCopy, isStored] = await Promise.all([
      drafts.load<object>(owner, form),
      shop.api.call('drafts', { query: { kind } }).then(
        ({ response }) => response.some(({ name }) => name === form),
        () => null,
      ),
    ]);
    // If this browser has no copy, the form opens as new, also if the list of drafts did not load. If the account then has a
    // draft of this form, the server merges the changes into that draft.
    const isNew = !browserCopy && !isStored;
    openedDraft = { browserCopy, isStored: isNew ? false : isStored };
    return isNew ? null : (await start()).load();
  }

  return {
    /** Loads the draft from account and browser once. Resolves to null for a new form. */
    load<Values extends object>(): Promise<Draft<Values> | null> {
      loadPromise ??= loadDraft().catch((error: unknown) => {
        loadPromise = undefined;
        throw error;
      });
      return loadPromise as Promise<Draft<Values> | null>;
    },
    /** Sets the initial values and files of a form without a draft. */
    open(values: object, files: Files): void {
      initialInput = { values, files };
      account?.open(values, files);
    },
    /** Stores the changed form in this browser, and one second later in the account. */
    async change(values: object, files: Files): Promise<void> {
      latestInput = { values, files };
      if (account) return account.change(values, files);
      start().catch(() => showStorage?.({ state: 'saved', account: 'failed' }));
      await drafts.save(owner, form, values, files, (storage) => {
        if (!account) showStorage?.(withAccountState(storage, 'saved'));
      });
    },
    setStep(openedStep: string): void {
      step = openedStep;
      account?.setStep(openedStep);
    },
    /** Returns an upload function that also stores the uploaded file in the draft. */
    withUpload(upload: UploadFile): UploadFile {
      return async (file, tools) => {
        const id = await upload(file, tools);
        const { slot = tools.code } = tools;
        void start().then(
          (draft) => draft.storeUpload(slot, file, id),
          () => undefined,
        );
        return id;
      };
    },
    /** Synchronizes the draft while its form is open. Returns a function that saves the draft and ends the synchronization. */
    connect(show: ShowStorage): () => void {
      showStorage = show;
      if (account) disconnectFunctions.push(account.connect(show));
      return () => {
        showStorage = undefined;
        for (const disconnect of disconnectFunctions) disconnect();
        disconnectFunctions = [];
      };
    },
    /** Subscribes the open form to changes of other tabs and devices. */
    watch(subscriber: (update: never) => void): () => void {
      applyToForm = subscriber as (update: FormUpdate) => void;
      const unsubscribe = account?.watch(applyToForm);
      return () => {
        applyToForm = undefined;
        unsubscribe?.();
      };
    },
    /** Stops saving while the form is sent. Resolves when no request is running. */
    async pause(): Promise<void> {
      const draft = await accountPromise?.catch(() => undefined);
      await draft?.pause();
    },
    resume: (): void => account?.resume(),
    /** Removes the browser's copy of a sent form. The server deletes the draft when it accepts the form. */
    discard: (): Promise<void> => account?.discard() ?? drafts.discard(owner, form),
  };
}

export type FormDraft = ReturnType<typeof createFormDraft>;
