import type { IsoDate } from '@naungan/domain/dates';
import type { Member } from '@naungan/domain/member/record';
import type { ReactNode } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import type { FileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { BankLoader } from '../../fields/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import type { FieldMessages } from '../step-problems.ts';
import type { StepCheck } from '../use-steps.ts';

/**
 * Input of a wizard: only plain data and files, so that a draft can be stored and survives a reload.
 */
export type Draft<Slices> = {
  /** Input by step slice, as typed: phone numbers without 62, letters not yet in upper case. */
  slices: Slices;
  /** Files by document code. */
  files: AttachmentFiles;
  /** Whether the member chose to be the insured person. The data of the account then fill in the form. */
  sameAsAccount: boolean;
};

/** Input of a step's rules. */
export type StepState<Plan, Slices> = {
  plan: Plan;
  /** The date on which ages are calculated. */
  today: IsoDate;
  draft: Draft<Slices>;
  /** Upload status of the files. Absent in the check that decides whether files may be uploaded. */
  uploads?: FileUploads | undefined;
  /** Whether the wizard is a revision, which has only the steps that the insurer sent back. */
  isRevision?: boolean;
};

export type StepBodyProps<Plan, Slices> = StepState<Plan, Slices> & {
  /** Member whose profile can fill in fields; `null` in a revision, which starts with the submitted data. */
  member: Member | null;
  /** Messages by path of the field: 'insured.fullname'. */
  errors: FieldMessages;
  /** Changes the input of steps: `patch` returns the slices that change. */
  changeSlices: (patch: (slices: Slices) => Partial<Slices>) => void;
  changeDraft: (patch: (draft: Draft<Slices>) => Partial<Omit<Draft<Slices>, 'slices'>>) => void;
  loadRegions: RegionLoader;
  /** Vehicle catalogue, for lines that insure vehicles. */
  catalogue?: VehicleCatalogue | undefined;
  /** Loads the banks that finance the insured object. */
  loadBanks?: BankLoader | undefined;
  /** Renders the summaries of all steps, and the price. */
  review: () => ReactNode;
};

/** The UI of a step. Its id, title and rules are in the domain package. */
export type StepPage<Plan, Slices> = {
  Body: (props: StepBodyProps<Plan, Slices>) => ReactNode;
  /** The step's input, shown in the last step. */
  Summary: (state: StepState<Plan, Slices>) => ReactNode;
  /** Order of the fields on the screen, if it differs from the schema. */
  fieldOrder?: readonly string[];
  /** Returns the name of a field for messages in the error summary: 'Penerima Manfaat Kedua'. */
  label?: (field: string, slices: Slices) => string | undefined;
  /** Disables 'Lanjut' until the step is valid, instead of listing what is missing [2 §4]. */
  isGated?: boolean;
  /** Input for the step's schema and the payload, if it differs from the slice. */
  input?: (state: StepState<Plan, Slices>) => unknown;
  /** Replaces the schema's check if a step has more specific messages, which name the document or the question. */
  check?: (state: StepState<Plan, Slices>) => StepCheck;
};
