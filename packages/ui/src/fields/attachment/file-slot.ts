const SEPARATOR = '#';

/** Key of a file in a form: the document's code, with an index from the second file on. */
export const fileSlot = (code: string, place = 0): string =>
  place === 0 ? code : `${code}${SEPARATOR}${place}`;

/** Returns the first free slot of a document. Files keep their slot, because their upload is stored under it. */
export function freeSlot(files: Readonly<Record<string, unknown>>, code: string): string {
  let place = 0;
  while (Object.hasOwn(files, fileSlot(code, place))) place += 1;
  return fileSlot(code, place);
}

/** Returns the document's code of a slot. */
export const slotCode = (slot: string): string => slot.split(SEPARATOR, 1)[0] ?? slot;
