import type { WizardStep } from './wizard-steps.ts';

/** What an insurer can send back, in the order of the steps [2 §2]; a line's record says which it has. */
export const REVISION_STEPS = [
  { id: 'vehicle', title: 'Data Kendaraan' },
  { id: 'insured', title: 'Data Diri Tertanggung' },
  { id: 'address', title: 'Alamat Tertanggung' },
  { id: 'beneficiary', title: 'Penerima Manfaat' },
  { id: 'attachment', title: 'Lampiran' },
] as const satisfies readonly WizardStep[];

export type RevisionItem = (typeof REVISION_STEPS)[number]['id'];

export function isRevisionItem(text: unknown): text is RevisionItem {
  return REVISION_STEPS.some(({ id }) => id === text);
}

/** One step per item to revise, in the fixed order whatever the order of `items`. */
export function revisionSteps(items: readonly string[]): readonly WizardStep[] {
  return REVISION_STEPS.filter(({ id }) => items.includes(id));
}
