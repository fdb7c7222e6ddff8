import {
  type AttachmentSpec,
  attachmentBytes,
  checkAttachment,
  takesPictures,
} from '@naungan/domain/attachment';
import { useEffect, useRef, useState } from 'react';
import { lookOf } from './file-text.ts';
import { fitPicture } from './fit-picture.ts';

/** A chosen file as it is sent: a picture may be written anew; where that fails, it is sent as it is. */
async function prepared(file: File, spec: AttachmentSpec) {
  try {
    return (await fitPicture(file, attachmentBytes(spec))) ?? { file, note: null };
  } catch {
    return { file, note: null };
  }
}

/**
 * What becomes of a file between choosing and sending: pictures are fitted, what does not fit is refused with the spec's
 * own message. The last file chosen counts.
 */
export function useChosenFile(
  spec: AttachmentSpec,
  onSelect: (file: File) => void,
  onRefusal?: (message: string | null) => void,
) {
  const [refusal, setMessage] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const latest = useRef({ file: null as File | null, onSelect });
  useEffect(() => {
    latest.current.onSelect = onSelect;
  });

  function setRefusal(message: string | null) {
    setMessage(message);
    onRefusal?.(message);
  }

  function decide(file: File, told: string | null) {
    const problem = checkAttachment(spec, file);
    setRefusal(problem);
    setNote(problem === null ? told : null);
    setPreparing(false);
    if (problem === null) latest.current.onSelect(file);
  }

  async function prepare(file: File) {
    setPreparing(true);
    setRefusal(null);
    setNote(null);
    const ready = await prepared(file, spec);
    if (latest.current.file === file) decide(ready.file, ready.note);
  }

  return {
    refusal,
    preparing,
    note,
    take(file: File) {
      latest.current.file = file;
      if (file.size > 0 && takesPictures(spec.extention) && lookOf(file) === 'image') void prepare(file);
      else decide(file, null);
    },
    /** The file was taken back, also one that is still being prepared. */
    forget() {
      latest.current.file = null;
      setRefusal(null);
      setNote(null);
      setPreparing(false);
    },
  };
}
