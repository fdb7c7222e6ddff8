const MARK = '#';

/** Where a file lies in a form: by its document's code, and from the second file of a document on by its place, from 0. */
export const fileSlot = (code: string, place = 0): string => (place === 0 ? code : `${code}${MARK}${place}`);

/** The first slot of a document that none of these files lies in. A file keeps its slot, so that what is sent of it counts. */
export function freeSlot(files: Readonly<Record<string, unknown>>, code: string): string {
  let place = 0;
  while (Object.hasOwn(files, fileSlot(code, place))) place += 1;
  return fileSlot(code, place);
}

/** The code of the document that a file of the slot is. */
export const slotCode = (slot: string): string => slot.split(MARK, 1)[0] ?? slot;
