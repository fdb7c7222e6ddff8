import { useEffect, useRef, useState } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/index.ts';
import type { ClaimActions, ClaimForm } from './claim-actions.ts';

/** The files that were chosen for a form, kept by the device until they are sent: `null` until it has been asked. */
export function useKeptFiles(
  form: ClaimForm,
  { loadFiles, saveFiles }: Pick<ClaimActions, 'loadFiles' | 'saveFiles'>,
) {
  const [files, setFiles] = useState<AttachmentFiles | null>(loadFiles ? null : {});
  const load = useRef(loadFiles);

  useEffect(() => {
    let gone = false;
    load.current?.(form).then(
      // What was chosen before the answer is newer.
      (kept) => !gone && setFiles((now) => ({ ...kept, ...now })),
      () => !gone && setFiles((now) => now ?? {}),
    );
    return () => {
      gone = true;
    };
  }, [form]);

  function change(next: (files: AttachmentFiles) => AttachmentFiles) {
    const changed = next(files ?? {});
    setFiles((now) => next(now ?? {}));
    saveFiles?.(form, changed);
  }

  return { files, change };
}
