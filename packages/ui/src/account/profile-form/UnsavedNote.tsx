import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { profileFormMessages } from './messages.ts';

export type UnsavedNoteProps = { onDiscard: () => void };

/** States that the form was restored from a draft and is not saved. Discarding the draft takes a second click. */
export function UnsavedNote({ onDiscard }: UnsavedNoteProps) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Alert
      tone="warning"
      // The note is present from the first render. With the role 'alert' it would interrupt a screen reader.
      role="status"
      title={texts.unsaved}
      action={
        <div className="nu:flex nu:flex-wrap nu:gap-2.5">
          {isConfirming && (
            <Button variant="secondary" size="sm" onClick={() => setIsConfirming(false)}>
              {texts.cancel}
            </Button>
          )}
          <Button
            variant={isConfirming ? 'danger' : 'secondary'}
            size="sm"
            onClick={() => (isConfirming ? onDiscard() : setIsConfirming(true))}
          >
            {isConfirming ? texts.discardConfirm : texts.discard}
          </Button>
        </div>
      }
    >
      {isConfirming ? texts.discardText : texts.restored}
    </Alert>
  );
}
