import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fieldId } from '../../flow/step-problems.ts';
import { type AttachmentFiles, filesOf } from './attachment-files.ts';
import type { FileUploads } from './use-file-uploads.ts';

/** Returns the files without the file of a slot. */
export const withoutFile = (files: AttachmentFiles, slot: string): AttachmentFiles =>
  Object.fromEntries(Object.entries(files).filter(([other]) => other !== slot));

type RejectedFilesOptions = {
  specs: readonly AttachmentSpec[];
  files: AttachmentFiles;
  onChange: (change: (files: AttachmentFiles) => AttachmentFiles) => void;
  uploads: Pick<FileUploads, 'states' | 'rejections' | 'reportRejection'> | undefined;
  /** The element with the fields. */
  root: RefObject<HTMLElement | null>;
};

/** If the file's row has the focus, moves it to the file input, because the row is about to disappear. */
function moveFocusToInput(root: HTMLElement | null, code: string) {
  const input = root?.querySelector<HTMLElement>(`[id="${fieldId(`files.${code}`)}"]`);
  if (input?.closest('[data-field]')?.matches(':focus-within')) input.focus();
}

/**
 * Removes files whose content the server rejected, because a retry cannot help. The field displays the reason, with the
 * file's name, until another file is chosen. Returns the last displayed reason, for screen readers; '' if none is displayed.
 */
export function useRejectedFiles({ specs, files, onChange, uploads, root }: RejectedFilesOptions): string {
  const [lastRejection, setLastRejection] = useState({ code: '', text: '' });
  const states = uploads?.states;
  const removeRejectedFiles = useEffectEvent(() => {
    for (const { code, name } of specs)
      for (const [slot, file] of filesOf(files, code)) {
        const state = states?.[slot];
        if (state?.state !== 'failed' || !state.isContentRejected) continue;
        // The name of the file follows the message, so a full stop at the end is removed.
        const reason = `${state.error.message.replace(/[.]$/, '')} (${file.name})`;
        uploads?.reportRejection(code, reason);
        setLastRejection({ code, text: `${name}: ${reason}` });
        moveFocusToInput(root.current, code);
        onChange((currentFiles) =>
          currentFiles[slot] === file ? withoutFile(currentFiles, slot) : currentFiles,
        );
      }
  });
  useEffect(() => {
    if (states) removeRejectedFiles();
  }, [states]);
  return uploads?.rejections[lastRejection.code] ? lastRejection.text : '';
}
