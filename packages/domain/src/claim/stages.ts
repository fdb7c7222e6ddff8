import { formatDateTime } from '../dates/format.ts';
import {
  CLAIM_STAGES,
  CLAIM_STATE_ROWS,
  type ClaimStage,
  type ClaimState,
  type ClaimTurn,
} from '../status/claim.ts';

/** A change of state in the journal of a claim. Lists of steps start with the oldest step. */
export type ClaimStep = { to: ClaimState; at: string };

export const STAGE_ICONS = {
  Pengajuan: 'check',
  Verifikasi: 'search',
  Persetujuan: 'stamp',
  Pembayaran: 'banknote',
  Selesai: 'flag',
} as const satisfies Record<ClaimStage, string>;

export type StageView = {
  title: ClaimStage;
  icon: (typeof STAGE_ICONS)[ClaimStage];
  /** Whether the claim is at this stage. */
  isPending: boolean;
  isCompleted: boolean;
  /** Date and time at which the claim first reached this stage; '' for a stage that the claim has not reached. */
  date: string;
};

const stageIndex = (stage: ClaimStage) => CLAIM_STAGES.indexOf(stage);

/** Returns the stage of a claim. A rejected claim stays at the stage before the rejection [Q21]. */
export function claimStage(steps: readonly ClaimStep[]): ClaimStage {
  return steps.reduce<ClaimStage>((stage, { to }) => CLAIM_STATE_ROWS[to].stage ?? stage, 'Pengajuan');
}

/**
 * Returns all stages, each with the date on which the claim first reached the stage. A stage after the current stage is
 * not completed, even if the claim reached that stage before.
 */
export function claimStages(steps: readonly ClaimStep[]): StageView[] {
  const currentIndex = stageIndex(claimStage(steps));
  const lastState = steps.at(-1)?.to ?? 'pending';
  return CLAIM_STAGES.map((title) => {
    const isReached = stageIndex(title) <= currentIndex;
    const firstStep = steps.find(({ to }) => CLAIM_STATE_ROWS[to].stage === title);
    const isCompleted = stageIndex(title) < currentIndex || lastState === 'finish';
    return {
      title,
      icon: STAGE_ICONS[title],
      isPending: isReached && !isCompleted,
      isCompleted,
      date: isReached && firstStep ? formatDateTime(firstStep.at) : '',
    };
  });
}

const TURN_TEXTS: Readonly<Record<ClaimTurn, string>> = {
  member: 'Giliran Anda',
  desk: 'Giliran perusahaan asuransi',
  none: 'Selesai',
};

/** Returns the text next to the stages that states who acts next. */
export const turnText = (turn: ClaimTurn): string => TURN_TEXTS[turn];
