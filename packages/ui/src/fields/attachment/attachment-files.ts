import { slotCode } from './file-slot.ts';

/** Chosen files by document code; if a document takes several files, by slot (see `fileSlot`). */
export type AttachmentFiles = Readonly<Record<string, File>>;

/** Returns the number after the separator: 2 for `foto#2`, and 0 for `foto`. */
const slotIndex = (slot: string): number => Number(slot.slice(slotCode(slot).length + 1));

/** Returns the files of a document with their slots, in the order of the slots. */
export function filesOf(files: AttachmentFiles, code: string): [slot: string, file: File][] {
  return Object.entries(files)
    .filter(([slot]) => slotCode(slot) === code)
    .sort(([left], [right]) => slotIndex(left) - slotIndex(right));
}
