import { slotCode } from './file-slot.ts';

/** Chosen files, by code of the document; by slot (`fileSlot`) where it takes several. */
export type AttachmentFiles = Readonly<Record<string, File>>;

const placeOf = (slot: string): number => Number(slot.slice(slotCode(slot).length + 1) || 0);

/** The files of a document with their slots, in the order in which they were chosen. */
export function filesOf(files: AttachmentFiles, code: string): [slot: string, file: File][] {
  return Object.entries(files)
    .filter(([slot]) => slotCode(slot) === code)
    .sort(([one], [other]) => placeOf(one) - placeOf(other));
}
