import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CloudCheck } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';

/** How much of a draft is stored on this device; `codes` names the documents that are not. */
export type DraftStorage =
  | { state: 'saved' }
  | { state: 'partly'; codes: readonly string[] }
  | { state: 'lost' };

export type DraftNoteProps = {
  /** Omit it if drafts are not stored; then nothing is displayed. */
  draftStorage?: DraftStorage | undefined;
  /** Names of the documents. */
  specs?: readonly Pick<AttachmentSpec, 'code' | 'name'>[];
};

const UNTIL_SENT = 'Mohon jangan menutup atau memuat ulang halaman ini sebelum terkirim.';

/** States where the draft is stored and for how long, or that it is not stored. */
export function DraftNote({ draftStorage, specs = [] }: DraftNoteProps) {
  if (!draftStorage) return null;
  if (draftStorage.state === 'lost') {
    return (
      <Alert tone="warning" title="Draf belum tersimpan">
        Isian Anda tidak dapat disimpan di perangkat ini, mungkin karena penyimpanannya penuh. {UNTIL_SENT}
      </Alert>
    );
  }
  if (draftStorage.state === 'partly') {
    const names = draftStorage.codes.map((code) => specs.find((spec) => spec.code === code)?.name ?? code);
    return (
      <Alert tone="warning" title="Berkas belum tersimpan di draf">
        {names.join(', ')} tidak dapat disimpan di perangkat ini. Isian lainnya tetap tersimpan. {UNTIL_SENT}
      </Alert>
    );
  }
  return (
    <p className="nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
      <CloudCheck aria-hidden="true" size={18} className="nu:mt-px nu:shrink-0" />
      <span>
        Draf tersimpan otomatis di tab ini sampai tab ditutup atau Anda keluar.
        {specs.length > 0 && ' Berkas yang tidak jadi dikirim akan dihapus setelah satu hari.'}
      </span>
    </p>
  );
}
