const SEPARATOR = '#';

/** Key of a file in a form: the document's code, with an index from the second file on. */
export const fileSlot = (code: string, index = 0): string =>
  index === 0 ? code : `${code}${SEPARATOR}${index}`;

/** Returns the first free slot of a document. Files keep their slot, because their upload is stored under it. */
export function freeSlot(files: Readonly<Record<string, unknown>>, code: string): string {
  let index = 0;
  while (Object.hasOwn(files, fileSlot(code, index))) index += 1;
  return fileSlot(code, index);
}

/** Returns the document's code of a slot. */
export const slotCode = (slot: string): string => slot.split(SEPARATOR, 1)[0] ?? slot;
