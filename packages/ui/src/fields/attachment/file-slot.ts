const SEPARATOR = '#';

/**
 * Returns the slot of a file, which is its key in the form: the document's code, and from the
 * second file on also an index: `foto`, `foto#1`.
 */
const fileSlot = (code: string, index = 0): string => (index === 0 ? code : `${code}${SEPARATOR}${index}`);

/**
 * Returns the first free slot of a document. Slots are not renumbered when a file is removed, because uploads
 * are stored by slot.
 */
export function freeSlot(files: Readonly<Record<string, unknown>>, code: string): string {
  let index = 0;
  while (Object.hasOwn(files, fileSlot(code, index))) index += 1;
  return fileSlot(code, index);
}

/** Returns the code of the document to which a slot belongs. */
export const slotCode = (slot: string): string => slot.split(SEPARATOR, 1)[0] ?? slot;
