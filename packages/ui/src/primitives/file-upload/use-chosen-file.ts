import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  takesPictures,
} from '@naungan/domain/attachment';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { lookOf } from './file-text.ts';
import { fitPicture } from './fit-picture.ts';
import { type FileCheck, judgeFile } from './judge-file.ts';

/** A chosen file as it is sent: a picture may be written anew; where that fails, it is sent as it is. */
export async function preparedFile(file: File, spec: AttachmentSpec) {
  try {
    return (await fitPicture(file, attachmentBytes(spec))) ?? { file, note: null };
  } catch {
    return { file, note: null };
  }
}

type ChosenFileListeners = {
  onSelect: (file: File) => void;
  onRefusal?: ((message: string | null) => void) | undefined;
  onPreparing?: ((file: File, preparing: boolean) => void) | undefined;
};

/**
 * What becomes of a file between choosing and sending: pictures are fitted, what does not fit is refused with the spec's
 * own message, or that of `check`. The last file chosen counts; `latest` remembers it for fields that come and go meanwhile.
 */
export function useChosenFile(
  spec: AttachmentSpec,
  tell: ChosenFileListeners,
  latest?: RefObject<File | null>,
  check: FileCheck = (file) => checkAttachment(spec, file),
) {
  const [refusal, setMessage] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const own = useRef<File | null>(null);
  const chosen = latest ?? own;
  const told = useRef(tell);
  useEffect(() => {
    told.current = tell;
  });

  function setRefusal(message: string | null) {
    setMessage(message);
    told.current.onRefusal?.(message);
  }

  /** `ready` is the chosen `file` as it is sent. */
  async function decide(file: File, ready: File, done: string | null) {
    const problem = await judgeFile(ready, check);
    if (chosen.current !== file) return;
    setRefusal(problem);
    setNote(problem === null ? done : null);
    setPreparing(false);
    if (problem === null) told.current.onSelect(ready);
  }

  async function prepare(file: File) {
    setPreparing(true);
    setRefusal(null);
    setNote(null);
    told.current.onPreparing?.(file, true);
    const ready = await preparedFile(file, spec);
    told.current.onPreparing?.(file, false);
    await decide(file, ready.file, ready.note);
  }

  function choose(file: File | null) {
    // What the one before becomes is not waited for any more.
    if (chosen.current) told.current.onPreparing?.(chosen.current, false);
    chosen.current = file;
  }

  return {
    refusal,
    preparing,
    note,
    take(file: File) {
      choose(file);
      if (file.size > 0 && takesPictures(spec.extention) && lookOf(file) === 'image') void prepare(file);
      else void decide(file, file, null);
    },
    /** The file was taken back, also one that is still being prepared. */
    forget() {
      choose(null);
      setRefusal(null);
      setNote(null);
      setPreparing(false);
    },
  };
}
