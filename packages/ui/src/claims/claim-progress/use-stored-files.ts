import { useEffect, useRef, useState } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/index.ts';
import type { ClaimActions, ClaimForm } from './claim-actions.ts';

/** Returns the files chosen for a form, stored on the device until they are sent; `null` while loading. */
export function useStoredFiles(
  form: ClaimForm,
  { loadFiles, saveFiles }: Pick<ClaimActions, 'loadFiles' | 'saveFiles'>,
) {
  const [files, setFiles] = useState<AttachmentFiles | null>(loadFiles ? null : {});
  const load = useRef(loadFiles);

  useEffect(() => {
    let isUnmounted = false;
    load.current?.(form).then(
      // Files chosen before the stored ones arrived are newer.
      (storedFiles) => !isUnmounted && setFiles((now) => ({ ...storedFiles, ...now })),
      () => !isUnmounted && setFiles((now) => now ?? {}),
    );
    return () => {
      isUnmounted = true;
    };
  }, [form]);

  function change(next: (files: AttachmentFiles) => AttachmentFiles) {
    const changed = next(files ?? {});
    setFiles((now) => next(now ?? {}));
    saveFiles?.(form, changed);
  }

  return { files, change };
}
