import { formatDateTime } from '../dates/format.ts';
import {
  CLAIM_STAGES,
  CLAIM_STATE_ROWS,
  type ClaimStage,
  type ClaimState,
  type ClaimTurn,
} from '../status/claim.ts';

/** A change of state as the journal has it, oldest first. */
export type ClaimStep = { to: ClaimState; at: string };

/** What is drawn at a stage. */
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
  /** It is here now. */
  isPending: boolean;
  isCompleted: boolean;
  /** When it came here, '' before. */
  date: string;
};

const place = (stage: ClaimStage) => CLAIM_STAGES.indexOf(stage);

/** The stage of a claim: a refused one stays where it stopped [Q21]. */
export function claimStage(steps: readonly ClaimStep[]): ClaimStage {
  return steps.reduce<ClaimStage>((stage, { to }) => CLAIM_STATE_ROWS[to].stage ?? stage, 'Pengajuan');
}

/** The stages with the date on which each was first reached; one that was left again is not yet done. */
export function claimStages(steps: readonly ClaimStep[]): StageView[] {
  const now = place(claimStage(steps));
  const last = steps.at(-1)?.to ?? 'pending';
  return CLAIM_STAGES.map((title) => {
    const reached = place(title) <= now;
    const first = steps.find(({ to }) => CLAIM_STATE_ROWS[to].stage === title);
    const isCompleted = place(title) < now || last === 'finish';
    return {
      title,
      icon: STAGE_ICONS[title],
      isPending: reached && !isCompleted,
      isCompleted,
      date: reached && first ? formatDateTime(first.at) : '',
    };
  });
}

const AT_WORK: Readonly<Record<ClaimTurn, string>> = {
  member: 'Giliran Anda',
  desk: 'Giliran perusahaan asuransi',
  nobody: 'Selesai',
};

/** Who is at work, as it is read beside the stages. */
export const turnText = (state: ClaimState): string => AT_WORK[CLAIM_STATE_ROWS[state].turn];
