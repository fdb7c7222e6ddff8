import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import type { DraftTarget } from './account-draft.ts';
import type { createDraftStore, Draft } from './drafts.ts';
import type { FormDraft } from './form-draft.ts';

type TabDrafts = Pick<ReturnType<typeof createDraftStore>, 'load' | 'save' | 'discard'>;

/** Stores the draft of one form in this tab only, for a visitor without an account. */
export function createTabDraft(drafts: TabDrafts, { owner, form }: DraftTarget): FormDraft {
  let showStorage: ((storage: DraftStorage) => void) | undefined;
  return {
    load: <Values extends object>(): Promise<Draft<Values> | null> => drafts.load<Values>(owner, form),
    open: () => undefined,
    async change(values, files) {
      await drafts.save(owner, form, values, files, (storage) => showStorage?.(storage));
    },
    setStep: () => undefined,
    withUpload: (upload) => upload,
    connect(show) {
      showStorage = show;
      return () => {
        showStorage = undefined;
      };
    },
    watch: () => () => undefined,
    pause: async () => undefined,
    resume: () => undefined,
    discard: () => drafts.discard(owner, form),
  };
}
