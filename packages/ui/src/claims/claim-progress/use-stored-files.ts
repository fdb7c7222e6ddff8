import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import type { ClaimActions, ClaimFileForm } from './claim-actions.ts';

/** Returns the files chosen for a form, stored on the device until they are sent; `null` while loading. */
export function useStoredFiles(
  form: ClaimFileForm,
  { loadFiles, saveFiles }: Pick<ClaimActions, 'loadFiles' | 'saveFiles'>,
) {
  const [files, setFiles] = useState<AttachmentFiles | null>(loadFiles ? null : {});
  const initialLoad = useRef(loadFiles);
  // Several files may be added before the next render.
  const latestFiles = useRef<AttachmentFiles>({});

  function showFiles(nextFiles: AttachmentFiles) {
    latestFiles.current = nextFiles;
    setFiles(nextFiles);
  }

  // Files that were chosen while the stored files loaded are newer, so they replace the stored ones.
  const addStoredFiles = useEffectEvent((storedFiles: AttachmentFiles | null) =>
    showFiles({ ...storedFiles, ...latestFiles.current }),
  );

  useEffect(() => {
    let isUnmounted = false;
    initialLoad.current?.(form).then(
      (storedFiles) => !isUnmounted && addStoredFiles(storedFiles),
      () => !isUnmounted && addStoredFiles(null),
    );
    return () => {
      isUnmounted = true;
    };
  }, [form]);

  function changeFiles(updateFiles: (files: AttachmentFiles) => AttachmentFiles) {
    showFiles(updateFiles(latestFiles.current));
    saveFiles?.(form, latestFiles.current);
  }

  return { files, changeFiles };
}
