import { formatDateTime } from '../dates/format.ts';
import {
  CLAIM_STAGES,
  CLAIM_STATE_ROWS,
  type ClaimStage,
  type ClaimState,
  type ClaimTurn,
} from '../status/claim.ts';

/** A change of state in the journal, oldest first. */
export type ClaimStep = { to: ClaimState; at: string };

/** The icon of each stage. */
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
  /** When the claim first came to this stage; '' if it has not. */
  date: string;
};

const stageIndex = (stage: ClaimStage) => CLAIM_STAGES.indexOf(stage);

/** Returns the stage of a claim; a rejected one stays at the stage that it had reached [Q21]. */
export function claimStage(steps: readonly ClaimStep[]): ClaimStage {
  return steps.reduce<ClaimStage>((stage, { to }) => CLAIM_STATE_ROWS[to].stage ?? stage, 'Pengajuan');
}

/**
 * Returns the stages with the date on which each was first reached; one that the claim went back from is not
 * completed.
 */
export function claimStages(steps: readonly ClaimStep[]): StageView[] {
  const now = stageIndex(claimStage(steps));
  const last = steps.at(-1)?.to ?? 'pending';
  return CLAIM_STAGES.map((title) => {
    const reached = stageIndex(title) <= now;
    const first = steps.find(({ to }) => CLAIM_STATE_ROWS[to].stage === title);
    const isCompleted = stageIndex(title) < now || last === 'finish';
    return {
      title,
      icon: STAGE_ICONS[title],
      isPending: reached && !isCompleted,
      isCompleted,
      date: reached && first ? formatDateTime(first.at) : '',
    };
  });
}

const TURN_TEXTS: Readonly<Record<ClaimTurn, string>> = {
  member: 'Giliran Anda',
  desk: 'Giliran perusahaan asuransi',
  none: 'Selesai',
};

/** Returns the text next to the stages that says who acts next. */
export const turnText = (turn: ClaimTurn): string => TURN_TEXTS[turn];
