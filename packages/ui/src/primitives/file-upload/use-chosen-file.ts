import {
  type AttachmentSpec,
  acceptsPictures,
  attachmentBytes,
  checkAttachment,
} from '@naungan/domain/attachment';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Messages } from '../host/messages.ts';
import { previewKind } from './file-text.ts';
import { type FileCheck, findFileProblem } from './find-file-problem.ts';
import { fitPicture } from './fit-picture.ts';

/** Prepares a picture for the upload: converts or shrinks it. Resolves to the unchanged file if this fails. */
export async function prepareFile(file: File, spec: AttachmentSpec) {
  try {
    return (await fitPicture(file, attachmentBytes(spec))) ?? { file, note: null };
  } catch {
    return { file, note: null };
  }
}

type ChosenFileListeners = {
  onSelect: (file: File) => void;
  onRejection?: ((message: string | null) => void) | undefined;
  onPreparing?: ((file: File, isPreparing: boolean) => void) | undefined;
};

type ChosenFileOptions = {
  latestFile?: RefObject<File | null> | undefined;
  check?: FileCheck | undefined;
  messages: Messages['FileUpload'];
};

/**
 * Prepares and checks a chosen file, and reports the result to the listeners. If another file is chosen meanwhile, the
 * result is ignored. With `latestFile`, a ref of the parent component, a file that is still being prepared is reported
 * even after the field has been unmounted.
 */
export function useChosenFile(
  spec: AttachmentSpec,
  listeners: ChosenFileListeners,
  { latestFile, check = (file) => checkAttachment(spec, file), messages }: ChosenFileOptions,
) {
  const [rejection, setRejection] = useState<string | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const internalFileRef = useRef<File | null>(null);
  const chosenFileRef = latestFile ?? internalFileRef;
  const latestListeners = useRef(listeners);
  useEffect(() => {
    latestListeners.current = listeners;
  });

  function showRejection(message: string | null) {
    setRejection(message);
    latestListeners.current.onRejection?.(message);
  }

  /** Checks a file and reports it if it is accepted. `preparedFile` is `file` after its preparation. */
  async function checkAndSelect(file: File, preparedFile: File, preparationNote: string | null) {
    const problem = await findFileProblem(preparedFile, check);
    if (chosenFileRef.current !== file) return;
    showRejection(problem);
    setNote(problem === null ? preparationNote : null);
    setIsPreparing(false);
    if (problem === null) latestListeners.current.onSelect(preparedFile);
  }

  async function prepare(file: File) {
    setIsPreparing(true);
    showRejection(null);
    setNote(null);
    latestListeners.current.onPreparing?.(file, true);
    const preparation = await prepareFile(file, spec);
    latestListeners.current.onPreparing?.(file, false);
    await checkAndSelect(file, preparation.file, preparation.note?.(messages) ?? null);
  }

  function setChosenFile(file: File | null) {
    // The listeners must not wait for the preparation of the previous file, because its result will be ignored.
    if (chosenFileRef.current) latestListeners.current.onPreparing?.(chosenFileRef.current, false);
    chosenFileRef.current = file;
  }

  return {
    rejection,
    isPreparing,
    note,
    select(file: File) {
      setChosenFile(file);
      if (file.size > 0 && acceptsPictures(spec.extention) && previewKind(file) === 'image')
        void prepare(file);
      else void checkAndSelect(file, file, null);
    },
    /** Discards the chosen file, even while it is being prepared. */
    clear() {
      setChosenFile(null);
      showRejection(null);
      setNote(null);
      setIsPreparing(false);
    },
  };
}
