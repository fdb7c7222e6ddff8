import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CloudCheck, RefreshCw } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { draftNoteMessages } from './messages.ts';

/**
 * State of the draft in the member's account. `failed`: the last changes are not stored. `full`: the draft is not stored,
 * because the account has too many drafts. `gone`: the draft was sent or deleted in another tab or on another device.
 */
export type AccountDraftState = 'saved' | 'failed' | 'full' | 'gone';

/**
 * State of the draft on this device. `saving`: new files are being stored. `partly`: the documents with these `codes` are not stored. `lost`: nothing is stored.
 * `account` is set for a draft that is also to be stored in the member's account.
 */
export type DraftStorage =
  | { state: 'saved' | 'saving'; account?: AccountDraftState }
  | { state: 'partly'; codes: readonly string[] }
  | { state: 'lost' };

export type DraftNoteProps = {
  /** If absent, nothing is displayed. */
  draftStorage?: DraftStorage | undefined;
  /** The documents, whose names are shown for files that are not stored. */
  specs?: readonly Pick<AttachmentSpec, 'code' | 'name'>[];
};

/** States where the draft is stored and for how long, or that it is not stored. */
export function DraftNote({ draftStorage, specs = [] }: DraftNoteProps) {
  const texts = useMessages('DraftNote', draftNoteMessages);
  if (!draftStorage) return null;
  if (draftStorage.state === 'lost') {
    return (
      <Alert tone="warning" title={texts.lostTitle}>
        {texts.lost} {texts.keepPageOpen}
      </Alert>
    );
  }
  if (draftStorage.state === 'partly') {
    const names = draftStorage.codes.map((code) => specs.find((spec) => spec.code === code)?.name ?? code);
    return (
      <Alert tone="warning" title={texts.filesLostTitle}>
        {texts.filesLost(names.join(', '))} {texts.keepPageOpen}
      </Alert>
    );
  }
  const { account } = draftStorage;
  if (account !== undefined && account !== 'saved') {
    const accountTexts = {
      failed: [texts.accountFailedTitle, texts.accountFailed],
      full: [texts.accountFullTitle, texts.accountFull],
      gone: [texts.goneTitle, texts.gone],
    } as const satisfies Record<Exclude<AccountDraftState, 'saved'>, readonly string[]>;
    const [title, text] = accountTexts[account];
    return (
      <Alert tone={account === 'gone' ? 'info' : 'warning'} title={title}>
        {text}
      </Alert>
    );
  }
  const isSaving = draftStorage.state === 'saving';
  const Icon = isSaving ? RefreshCw : CloudCheck;
  return (
    <p className="nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
      <Icon aria-hidden="true" size={18} className="nu:mt-px nu:shrink-0" />
      {/* Both texts are in one grid cell, so that the height of the note does not change while files are stored. */}
      <span className="nu:grid">
        <span className={cx('nu:col-start-1 nu:row-start-1', isSaving && 'nu:invisible')}>
          {account ? texts.savedInAccount : texts.savedInTab}
          {!account && specs.length > 0 && ` ${texts.filesDeleted}`}
        </span>
        <span role="status" className="nu:col-start-1 nu:row-start-1">
          {isSaving && texts.saving}
        </span>
      </span>
    </p>
  );
}
