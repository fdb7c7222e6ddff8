import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';

export type UnsavedNoteProps = { onDiscard: () => void };

/** States that the form was restored from a draft and is not saved. Discarding the draft takes a second click. */
export function UnsavedNote({ onDiscard }: UnsavedNoteProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Alert
      tone="warning"
      // The note is present from the first render. With the role 'alert' it would interrupt a screen reader.
      role="status"
      title="Perubahan Anda belum disimpan"
      action={
        <div className="nu:flex nu:flex-wrap nu:gap-2.5">
          {isConfirming && (
            <Button variant="secondary" size="sm" onClick={() => setIsConfirming(false)}>
              Batal
            </Button>
          )}
          <Button
            variant={isConfirming ? 'danger' : 'secondary'}
            size="sm"
            onClick={() => (isConfirming ? onDiscard() : setIsConfirming(true))}
          >
            {isConfirming ? 'Ya, buang' : 'Buang perubahan'}
          </Button>
        </div>
      }
    >
      {isConfirming
        ? 'Isian akan dikembalikan ke profil yang tersimpan.'
        : 'Isian berikut tersimpan dari kunjungan sebelumnya.'}
    </Alert>
  );
}
