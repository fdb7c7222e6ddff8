import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';

export type UnsavedNoteProps = { onDiscard: () => void };

/** Above a form that starts from a draft: what stands in it is not saved yet. Discarding takes a second press. */
export function UnsavedNote({ onDiscard }: UnsavedNoteProps) {
  const [asked, setAsked] = useState(false);
  return (
    <Alert
      tone="warning"
      // It stands there from the start: nothing happened that would interrupt a screen reader.
      role="status"
      title="Perubahan Anda belum disimpan"
      action={
        <div className="nu:flex nu:flex-wrap nu:gap-2.5">
          {asked && (
            <Button variant="secondary" size="sm" onClick={() => setAsked(false)}>
              Batal
            </Button>
          )}
          <Button
            variant={asked ? 'danger' : 'secondary'}
            size="sm"
            onClick={() => (asked ? onDiscard() : setAsked(true))}
          >
            {asked ? 'Ya, buang' : 'Buang perubahan'}
          </Button>
        </div>
      }
    >
      {asked
        ? 'Isian kembali seperti profil yang tersimpan.'
        : 'Isian di bawah ini dari kunjungan Anda sebelumnya di tab ini.'}
    </Alert>
  );
}
