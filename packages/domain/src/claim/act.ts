import type { ProductType } from '../lines/product-type.ts';
import type { Rupiah } from '../money/rupiah.ts';
import {
  type ClaimActor,
  type ClaimMove,
  type ClaimState,
  claimMoveTo,
  isClaimEnded,
} from '../status/claim.ts';
import { checkRevision } from './files.ts';
import { CLAIM_MESSAGES } from './messages.ts';
import { claimDocuments, type ReplacementMethod, replacementOptions, takesWorkshop } from './product.ts';
import { nextRepairStep, type RepairStep } from './repair.ts';

export type ClaimAppeal = { open: boolean; answered: boolean };

/** What of a claim its moves follow from; what else is stored of it does not matter to them. */
export type ClaimFacts = {
  state: ClaimState;
  productType: ProductType;
  cause: string;
  thirdParty: boolean;
  heir: boolean;
  /** Codes of the documents that were sent, one entry a file; a revised one stays beside the new. */
  documents: readonly string[];
  /** Codes of those that were sent back. */
  needRevision: readonly string[];
  approvedAmount: Rupiah | null;
  replacement: { method: ReplacementMethod | null; locked: boolean };
  workshop: string | null;
  repair: readonly RepairStep[];
  /** The signed discharge letter is there. */
  letter: boolean;
  appeals: readonly ClaimAppeal[];
  /** Times that it was paid: never more than one. */
  payments: number;
};

/** What somebody does with a claim: each move, and what leaves its state. */
export type ClaimAct =
  | { do: 'takeUp' | 'reject' | 'recall' | 'appeal' | 'keepOffer' | 'denyAppeal' | 'reopen' }
  | { do: 'askDocuments'; codes: readonly string[] }
  | { do: 'sendDocuments'; codes: readonly string[] }
  | { do: 'approve' | 'grantAppeal'; amount: Rupiah }
  | { do: 'sendLetter' | 'returnLetter' | 'pay' | 'confirmPayment' | 'close' | 'lapse' }
  | { do: 'chooseReplacement'; method: ReplacementMethod }
  | { do: 'lockReplacement' }
  | { do: 'chooseWorkshop'; workshop: string; known: readonly string[] }
  | { do: 'moveRepair'; step: RepairStep; workshop?: string | undefined };

/** What becomes of the claim, or why not, in words for whoever tried. */
export type ClaimOutcome = { ok: true; claim: ClaimFacts } | { ok: false; message: string };

const refused = (message: string): ClaimOutcome => ({ ok: false, message });
const accepted = (claim: ClaimFacts): ClaimOutcome => ({ ok: true, claim });

/** Nothing is chosen, and something has to be. */
const lacksMethod = ({ replacement, ...claim }: ClaimFacts): boolean =>
  replacement.method === null && replacementOptions(claim).length > 0;

/** A repair that is not done is not paid. */
const repairLacks = ({ replacement, repair }: ClaimFacts): boolean =>
  replacement.method === 'workshop' && nextRepairStep(repair) !== null;

function documentsProblem(claim: ClaimFacts, codes: readonly string[]): string | null {
  const wanted = claimDocuments(claim).filter(({ code }) => claim.needRevision.includes(code));
  if (codes.some((code) => !claim.needRevision.includes(code))) return CLAIM_MESSAGES.fileInvalid;
  return checkRevision(
    wanted.map((document) => ({ ...document, title: document.name })),
    codes,
  );
}

/** What has to be there beside the state, for each move; `null` where it is. */
function problemOf(claim: ClaimFacts, act: ClaimAct): string | null {
  switch (act.do) {
    case 'askDocuments': {
      const known = claimDocuments(claim).map(({ code }) => code);
      const some = act.codes.length > 0 && act.codes.every((code) => known.includes(code));
      return some ? null : 'Sebutkan kode lampiran yang harus diperbaiki';
    }
    case 'sendDocuments':
      return documentsProblem(claim, act.codes);
    case 'approve':
    case 'grantAppeal':
      return Number.isSafeInteger(act.amount) && act.amount > 0
        ? null
        : 'Jumlah yang disetujui harus lebih dari Rp0';
    case 'sendLetter':
      return lacksMethod(claim) ? CLAIM_MESSAGES.replacementMissing : null;
    case 'keepOffer':
      return claim.approvedAmount === null ? 'Belum ada jumlah yang disetujui' : null;
    case 'denyAppeal':
      return claim.approvedAmount === null
        ? null
        : 'Klaim sudah disetujui, jadi jumlahnya yang dipertahankan';
    case 'pay':
      if (claim.payments > 0) return 'Klaim ini sudah dibayarkan';
      return repairLacks(claim) ? 'Perbaikan di bengkel belum selesai' : null;
    default:
      return null;
  }
}

const answered = (appeals: readonly ClaimAppeal[]): ClaimAppeal[] =>
  appeals.map((appeal) => (appeal.open ? { open: false, answered: true } : appeal));

/** What a move changes beside the state. */
function changeOf(claim: ClaimFacts, act: ClaimAct): Partial<ClaimFacts> {
  switch (act.do) {
    case 'askDocuments':
      return { needRevision: [...new Set(act.codes)] };
    case 'sendDocuments':
      return { documents: [...claim.documents, ...act.codes], needRevision: [] };
    case 'approve':
      return { approvedAmount: act.amount };
    case 'grantAppeal':
      return { approvedAmount: act.amount, appeals: answered(claim.appeals) };
    case 'reject':
    case 'recall':
    case 'lapse':
      return { approvedAmount: null, needRevision: [] };
    case 'appeal':
      return { appeals: [...claim.appeals, { open: true, answered: false }] };
    case 'keepOffer':
    case 'denyAppeal':
      return { appeals: answered(claim.appeals) };
    case 'reopen':
      return { approvedAmount: null, appeals: answered(claim.appeals) };
    case 'sendLetter':
      return { letter: true, replacement: { ...claim.replacement, locked: true } };
    case 'returnLetter':
      return { letter: false };
    case 'pay':
      return { payments: claim.payments + 1 };
    default:
      return {};
  }
}

const UNDECIDED: readonly ClaimState[] = ['pending', 'review', 'incomplete'];
/** Whether the insurer has decided nothing yet, whoever's turn it is. */
export const isUndecided = (state: ClaimState): boolean => UNDECIDED.includes(state);
const AGREED: readonly ClaimState[] = ['approved', 'agreed'];

function chooseReplacement(claim: ClaimFacts, method: ReplacementMethod): ClaimOutcome {
  // Locked is said even where the claim has gone on: a tab of yesterday tries it.
  if (claim.replacement.locked) return refused(CLAIM_MESSAGES.replacementLocked);
  if (claim.state !== 'approved') return refused(CLAIM_MESSAGES.moved);
  if (!replacementOptions(claim).some(({ value }) => value === method))
    return refused(CLAIM_MESSAGES.replacementMissing);
  return accepted({ ...claim, replacement: { method, locked: false } });
}

function chooseWorkshop(claim: ClaimFacts, workshop: string, known: readonly string[]): ClaimOutcome {
  if (!takesWorkshop(claim)) return refused(CLAIM_MESSAGES.workshopUnknown);
  if (claim.workshop !== null || !isUndecided(claim.state)) return refused(CLAIM_MESSAGES.workshopChosen);
  return known.includes(workshop)
    ? accepted({ ...claim, workshop })
    : refused(CLAIM_MESSAGES.workshopUnknown);
}

/** The desk names the workshop where the member chose none. */
function moveRepair(claim: ClaimFacts, step: RepairStep, named?: string): ClaimOutcome {
  if (!AGREED.includes(claim.state) || claim.replacement.method !== 'workshop')
    return refused('Klaim ini tidak diperbaiki di bengkel');
  const workshop = claim.workshop ?? named ?? null;
  if (workshop === null) return refused('Tentukan bengkel rujukan terlebih dahulu');
  return nextRepairStep(claim.repair) === step
    ? accepted({
        ...claim,
        workshop,
        repair: [...claim.repair, step],
        // A vehicle that stands in the workshop is not paid out.
        replacement: { ...claim.replacement, locked: true },
      })
    : refused('Langkah perbaikan ini tidak sesuai urutannya');
}

function lockReplacement(claim: ClaimFacts): ClaimOutcome {
  if (claim.state !== 'approved') return refused(CLAIM_MESSAGES.moved);
  if (claim.replacement.method === null) return refused(CLAIM_MESSAGES.replacementMissing);
  return accepted({ ...claim, replacement: { ...claim.replacement, locked: true } });
}

type MovingAct = Extract<ClaimAct, { do: ClaimMove }>;

function move(claim: ClaimFacts, actor: ClaimActor, act: MovingAct): ClaimOutcome {
  const to = claimMoveTo(claim.state, act.do, actor);
  if (to === null) {
    if (act.do === 'appeal' && claim.state === 'appealed') return refused(CLAIM_MESSAGES.appealOpen);
    return refused(isClaimEnded(claim.state) ? CLAIM_MESSAGES.ended : CLAIM_MESSAGES.moved);
  }
  const problem = problemOf(claim, act);
  return problem === null ? accepted({ ...claim, ...changeOf(claim, act), state: to }) : refused(problem);
}

const BY: Readonly<Record<Exclude<ClaimAct['do'], ClaimMove>, ClaimActor>> = {
  chooseReplacement: 'member',
  chooseWorkshop: 'member',
  lockReplacement: 'desk',
  moveRepair: 'desk',
};

/**
 * The one way in which a claim changes: what somebody does with it, judged by its state, its facts and who it is. The
 * server keeps what comes out; the screens ask the same to know what to offer.
 */
export function actOnClaim(claim: ClaimFacts, actor: ClaimActor, act: ClaimAct): ClaimOutcome {
  switch (act.do) {
    case 'chooseReplacement':
    case 'chooseWorkshop':
    case 'lockReplacement':
    case 'moveRepair': {
      if (BY[act.do] !== actor) return refused(CLAIM_MESSAGES.moved);
      if (act.do === 'chooseReplacement') return chooseReplacement(claim, act.method);
      if (act.do === 'chooseWorkshop') return chooseWorkshop(claim, act.workshop, act.known);
      return act.do === 'moveRepair' ? moveRepair(claim, act.step, act.workshop) : lockReplacement(claim);
    }
    default:
      return move(claim, actor, act);
  }
}
