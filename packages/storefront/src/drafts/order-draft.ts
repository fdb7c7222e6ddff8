import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { Storefront } from '../storefront.ts';
import type { AccountDraft, Files, OpenedDraft, Owner, Update } from './account-draft.ts';
import type { Draft } from './drafts.ts';
import { draftsOf } from './member-drafts.ts';

type ShowStorage = (storage: DraftStorage) => void;

/**
 * The draft of one order. The code that follows the account's draft loads when there is a draft or at the first
 * change; until then changes are stored in this browser.
 */
export function createOrderDraft(shop: Storefront, target: Owner) {
  const { owner, form } = target;
  const drafts = draftsOf(shop);
  let opened: OpenedDraft = { local: null, isStored: null };
  let initial: { values: object; files: Files } | undefined;
  let latest: { values: object; files: Files } | undefined;
  let step = '';
  let loading: Promise<Draft<object> | null> | undefined;
  let starting: Promise<AccountDraft> | undefined;
  let account: AccountDraft | undefined;
  let showStorage: ShowStorage | undefined;
  let apply: ((update: Update) => void) | undefined;
  let stop: (() => void)[] = [];

  /** Connects the account's draft to the open form. */
  function attach(draft: AccountDraft) {
    if (showStorage) stop.push(draft.connect(showStorage));
    if (apply) stop.push(draft.watch(apply));
  }

  async function startAccount(): Promise<AccountDraft> {
    const { createAccountDraft } = await import('./account-draft.ts');
    const draft = createAccountDraft(shop, target, opened);
    const found = await draft.load();
    if (!found && initial) draft.open(initial.values, initial.files);
    account = draft;
    attach(draft);
    draft.setStep(step);
    if (latest) void draft.change(latest.values, latest.files);
    return draft;
  }

  function start(): Promise<AccountDraft> {
    starting ??= startAccount().catch((error: unknown) => {
      // The next change tries again.
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function load(): Promise<Draft<object> | null> {
    const [local, isStored] = await Promise.all([
      drafts.load<object>(owner, form),
      shop.api.call('drafts', {}).then(
        ({ response }) => response.some(({ name }) => name === form),
        () => null,
      ),
    ]);
    // If the list did not load, an empty form is a new one: the server merges its changes into a stored draft.
    const isNew = !local && !isStored;
    opened = { local, isStored: isNew ? false : isStored };
    return isNew ? null : (await start()).load();
  }

  return {
    /** Loads the draft from account and browser, once; null for a new order. */
    load<Values extends object>(): Promise<Draft<Values> | null> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading as Promise<Draft<Values> | null>;
    },
    /** Sets the values and files with which a form without a draft opens. */
    open(values: object, files: Files): void {
      initial = { values, files };
      account?.open(values, files);
    },
    /** Stores the changed form in this browser, and a second later in the account. */
    async change(values: object, files: Files): Promise<void> {
      latest = { values, files };
      if (account) return account.change(values, files);
      start().catch(() => showStorage?.({ state: 'saved', account: 'failed' }));
      const storage = await drafts.save(owner, form, values, files);
      if (!account) showStorage?.(storage.state === 'saved' ? { ...storage, account: 'saved' } : storage);
    },
    setStep(next: string): void {
      step = next;
      account?.setStep(next);
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
    /** Follows the draft while its form is open. Returns the function that stops it, after a last save. */
    connect(show: ShowStorage): () => void {
      showStorage = show;
      if (account) stop.push(account.connect(show));
      return () => {
        showStorage = undefined;
        for (const end of stop) end();
        stop = [];
      };
    },
    /** Subscribes the open form to changes of other tabs and devices. */
    watch(subscriber: (update: never) => void): () => void {
      apply = subscriber as (update: Update) => void;
      const end = account?.watch(apply);
      return () => {
        apply = undefined;
        end?.();
      };
    },
    /** Stops saving while the order is sent; resolves when no request runs. */
    async pause(): Promise<void> {
      const draft = await starting?.catch(() => undefined);
      await draft?.pause();
    },
    resume: (): void => account?.resume(),
    /** Forgets the draft after the order was placed, which deletes it on the server. */
    discard: (): Promise<void> => account?.discard() ?? drafts.discard(owner, form),
  };
}
