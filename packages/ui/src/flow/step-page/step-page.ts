import type { IsoDate } from '@naungan/domain/dates';
import type { Member } from '@naungan/domain/member/record';
import type { ReactNode } from 'react';
import type { AttachmentFiles } from '../../fields/attachment/attachment-files.ts';
import type { FileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { BankLoader } from '../../fields/bank/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/index.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import type { FieldMessages } from '../problems/problems.ts';
import type { StepCheck } from '../use-steps/use-steps.ts';

/** What a wizard has so far; plain data and files, so that it survives a refresh. */
export type Draft<Slices> = {
  /** What was typed, by slice of the steps: phones without 62, nothing upper-cased yet. */
  slices: Slices;
  /** By code of the document. */
  files: AttachmentFiles;
  sameAsAccount: boolean;
};

/** What the rules of a step look at. */
export type StepState<Plan, Slices> = {
  plan: Plan;
  /** The day that ages count on. */
  today: IsoDate;
  draft: Draft<Slices>;
  /** How far the files are that are sent ahead; absent for the steps that decide whether they may be sent. */
  uploads?: FileUploads | undefined;
  /** Set in a revision, which has only the steps that were sent back. */
  revised?: boolean;
};

export type StepBodyProps<Plan, Slices> = StepState<Plan, Slices> & {
  /** Whose account can fill in fields; `null` in a revision, which begins with what was sent. */
  member: Member | null;
  /** By path of the field: 'insured.fullname'. */
  errors: FieldMessages;
  changeSlices: (patch: (slices: Slices) => Partial<Slices>) => void;
  change: (patch: (draft: Draft<Slices>) => Partial<Omit<Draft<Slices>, 'slices'>>) => void;
  loadRegions: RegionLoader;
  /** What a vehicle is chosen from, for lines that insure one. */
  catalogue?: VehicleCatalogue | undefined;
  /** The banks that lend for what is insured. */
  loadBanks?: BankLoader | undefined;
  /** The summaries of all steps, and the price. */
  review: () => ReactNode;
};

/** The half of a step that is seen; its id, title and rules are of the domain. */
export type StepPage<Plan, Slices> = {
  Body: (props: StepBodyProps<Plan, Slices>) => ReactNode;
  /** What was filled in, for the last step. */
  Summary: (state: StepState<Plan, Slices>) => ReactNode;
  /** Fields as they stand on the screen, where that is not the order of the schema. */
  order?: readonly string[];
  /** What a field of the slice is called, for messages that stand away from it: 'Penerima Manfaat Kedua'. */
  label?: (field: string, slices: Slices) => string | undefined;
  /** 'Lanjut' is disabled until the step is valid, instead of saying what is missing [2 §4]. */
  gated?: boolean;
  /** What the step's schema checks and a payload holds, where that is not the slice as it was typed. */
  input?: (state: StepState<Plan, Slices>) => unknown;
  /** Instead of the schema's own words, for a step that can say more: which document, which question. */
  check?: (state: StepState<Plan, Slices>) => StepCheck;
};
