import { useEffect, useRef, useState } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/index.ts';
import type { ClaimActions, ClaimFileForm } from './claim-actions.ts';

/** Returns the files chosen for a form, stored on the device until they are sent; `null` while loading. */
export function useStoredFiles(
  form: ClaimFileForm,
  { loadFiles, saveFiles }: Pick<ClaimActions, 'loadFiles' | 'saveFiles'>,
) {
  const [files, setFiles] = useState<AttachmentFiles | null>(loadFiles ? null : {});
  const initialLoad = useRef(loadFiles);

  useEffect(() => {
    let isUnmounted = false;
    initialLoad.current?.(form).then(
      // Files that were chosen while the stored files loaded are newer, so they replace the stored ones.
      (storedFiles) => !isUnmounted && setFiles((previous) => ({ ...storedFiles, ...previous })),
      () => !isUnmounted && setFiles((previous) => previous ?? {}),
    );
    return () => {
      isUnmounted = true;
    };
  }, [form]);

  function changeFiles(updateFiles: (files: AttachmentFiles) => AttachmentFiles) {
    const changedFiles = updateFiles(files ?? {});
    setFiles((previous) => updateFiles(previous ?? {}));
    saveFiles?.(form, changedFiles);
  }

  return { files, changeFiles };
}
