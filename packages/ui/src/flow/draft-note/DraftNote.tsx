import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CloudCheck, RefreshCw } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { cx } from '../../primitives/cx.ts';

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

const ACCOUNT_TEXTS = {
  failed: {
    title: 'Draf belum tersimpan di akun Anda',
    text: 'Perubahan terakhir masih ada di tab ini dan akan disimpan kembali secara otomatis. Mohon jangan menutup tab ini.',
  },
  full: {
    title: 'Draf belum tersimpan di akun Anda',
    text: 'Jumlah draf di akun Anda sudah mencapai batas. Hapus draf lain di daftar pesanan atau klaim, atau selesaikan pengisian ini di tab ini.',
  },
  gone: {
    title: 'Draf ini sudah dikirim atau dihapus',
    text: 'Perubahan itu terjadi di tab atau perangkat lain. Bila Anda melanjutkan pengisian, isian ini disimpan sebagai draf baru.',
  },
} as const satisfies Record<Exclude<AccountDraftState, 'saved'>, { title: string; text: string }>;

const KEEP_PAGE_OPEN = 'Mohon jangan menutup atau memuat ulang halaman ini sebelum terkirim.';

/** States where the draft is stored and for how long, or that it is not stored. */
export function DraftNote({ draftStorage, specs = [] }: DraftNoteProps) {
  if (!draftStorage) return null;
  if (draftStorage.state === 'lost') {
    return (
      <Alert tone="warning" title="Draf belum tersimpan">
        Isian Anda tidak dapat disimpan di perangkat ini, mungkin karena penyimpanannya penuh.{' '}
        {KEEP_PAGE_OPEN}
      </Alert>
    );
  }
  if (draftStorage.state === 'partly') {
    const names = draftStorage.codes.map((code) => specs.find((spec) => spec.code === code)?.name ?? code);
    return (
      <Alert tone="warning" title="Berkas belum tersimpan di draf">
        {names.join(', ')} tidak dapat disimpan di perangkat ini. Isian lainnya tetap tersimpan.{' '}
        {KEEP_PAGE_OPEN}
      </Alert>
    );
  }
  const { account } = draftStorage;
  if (account !== undefined && account !== 'saved') {
    const { title, text } = ACCOUNT_TEXTS[account];
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
          {account
            ? 'Draf tersimpan otomatis di akun Anda selama 7 hari sejak perubahan terakhir. Anda dapat melanjutkannya di perangkat lain.'
            : 'Draf tersimpan otomatis di tab ini sampai tab ditutup atau Anda keluar.'}
          {!account && specs.length > 0 && ' Berkas yang tidak jadi dikirim akan dihapus setelah satu hari.'}
        </span>
        <span role="status" className="nu:col-start-1 nu:row-start-1">
          {isSaving && 'Menyimpan berkas di perangkat ini … Mohon jangan menutup halaman ini.'}
        </span>
      </span>
    </p>
  );
}
