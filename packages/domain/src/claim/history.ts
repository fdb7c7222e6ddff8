import { type ClaimState, isClaimEnded } from '../status/claim.ts';
import { REPLACEMENT_METHODS } from './claim-rules.ts';
import { REPLACEMENT_TEXTS } from './product.ts';
import { REPAIR_LABELS, REPAIR_STEPS } from './repair.ts';

/** An entry of a claim's journal. An entry with equal `from` and `to` is a remark: `reason` describes an edit. */
export type ClaimEntry = {
  from: ClaimState | null;
  to: ClaimState;
  /** `member:<id>`, `heir:<claim>`, `desk:<id>`, `insurer`, `system`. */
  actor: string;
  reason: string | null;
  at: string;
};

export const CLAIM_EVENT_ACTORS = ['claimant', 'insurer', 'system'] as const;

/** An event of a claim for the claimant. `note` is '' without an explanation. */
export type ClaimEvent = {
  at: string;
  title: string;
  note: string;
  /** Who caused the event. */
  by: (typeof CLAIM_EVENT_ACTORS)[number];
};

/** First words of the remarks in the journal; ': ' and a value may follow. */
export const REMARKS = {
  replacement: 'replacement',
  workshop: 'workshop',
  agreement: 'replacement agreed',
  document: 'document',
  account: 'account',
} as const;

/** Returns the text of a journal entry for an edit without a change of state. */
export const remarkText = (kind: keyof typeof REMARKS, value: string): string => `${REMARKS[kind]}: ${value}`;

const TITLES: Readonly<Record<ClaimState, string>> = {
  pending: 'Klaim diajukan',
  review: 'Pemeriksaan dimulai',
  incomplete: 'Berkas perlu dilengkapi',
  approved: 'Klaim disetujui',
  rejected: 'Klaim ditolak',
  appealed: 'Banding diajukan',
  agreed: 'Surat pernyataan dikirim',
  payment: 'Klaim dibayarkan',
  finish: 'Klaim selesai',
  closed: 'Klaim ditutup',
  withdrawn: 'Klaim ditarik',
};

/** Titles of transitions by old and new state, for transitions that the title of the new state does not describe. */
const TITLES_OF_TRANSITION: Readonly<Partial<Record<ClaimState, Partial<Record<ClaimState, string>>>>> = {
  incomplete: { review: 'Berkas dikirim kembali' },
  approved: { review: 'Persetujuan ditinjau kembali' },
  appealed: {
    review: 'Banding diterima, klaim diperiksa kembali',
    approved: 'Banding dijawab, klaim disetujui',
    rejected: 'Banding belum dapat diterima',
  },
  agreed: { approved: 'Surat pernyataan dikembalikan' },
};

function actorOf(actor: string): ClaimEvent['by'] {
  if (actor.startsWith('member:') || actor.startsWith('heir:')) return 'claimant';
  return actor === 'system' ? 'system' : 'insurer';
}

function titleOf({ from, to, actor }: ClaimEntry): string {
  if (to === 'finish' && actorOf(actor) === 'claimant') return 'Pembayaran dikonfirmasi diterima';
  return (from && TITLES_OF_TRANSITION[from]?.[to]) ?? TITLES[to];
}

/** Returns title and note of a remark; `null` for a remark that is not an event, such as a message. */
function remarkTexts(reason: string): Pick<ClaimEvent, 'title' | 'note'> | null {
  if (reason === REMARKS.agreement) return { title: 'Bentuk penggantian disepakati', note: '' };
  const [kind = '', ...valueParts] = reason.split(': ');
  const value = valueParts.join(': ');
  const step = REPAIR_STEPS.find((repairStep) => repairStep === kind);
  if (step) return { title: REPAIR_LABELS[step], note: value };
  if (kind === REMARKS.workshop) return { title: 'Bengkel rujukan dipilih', note: value };
  if (kind === REMARKS.document) return { title: 'Berkas tambahan dikirim', note: value };
  if (kind === REMARKS.account) return { title: 'Rekening penerima diubah', note: value };
  const method = REPLACEMENT_METHODS.find((replacementMethod) => replacementMethod === value);
  if (kind !== REMARKS.replacement || !method) return null;
  return { title: 'Bentuk penggantian dipilih', note: REPLACEMENT_TEXTS[method] };
}

/** Returns the events of a claim, newest first; the entries are oldest first. */
export function claimHistory(entries: readonly ClaimEntry[]): ClaimEvent[] {
  return entries
    .flatMap((entry) => {
      const { from, to, actor, reason, at } = entry;
      const texts = from === to ? remarkTexts(reason ?? '') : { title: titleOf(entry), note: reason ?? '' };
      return texts ? [{ at, ...texts, by: actorOf(actor) }] : [];
    })
    .toReversed();
}

/** Review states of a file. `waiting`: not examined yet. `checking`: in examination. `checked`: examined. `returned`: to be corrected. */
export const FILE_REVIEWS = ['waiting', 'checking', 'checked', 'returned'] as const;

export type FileReview = (typeof FILE_REVIEWS)[number];

export const FILE_REVIEW_LABELS: Readonly<Record<FileReview, string>> = {
  waiting: 'Menunggu diperiksa',
  checking: 'Sedang diperiksa',
  checked: 'Sudah diperiksa',
  returned: 'Perlu diperbaiki',
};

/** The states in which an examination ends. */
const EXAMINED_STATES: readonly ClaimState[] = ['incomplete', 'approved', 'rejected'];

const isTransition = ({ from, to }: ClaimEntry): boolean => from !== to;

/**
 * Returns the index of the entry that records the arrival of a file. Counts entries instead of comparing times, because
 * the clocks of the server and the database differ.
 */
function arrivalIndex(entries: readonly ClaimEntry[], { kind, round }: SentFile): number {
  const arrivals = entries.flatMap((entry, index) => {
    const isArrival =
      kind === 'addition'
        ? !isTransition(entry) && entry.reason?.startsWith(`${REMARKS.document}: `)
        : entry.from === null || (entry.from === 'incomplete' && entry.to === 'review');
    return isArrival ? [index] : [];
  });
  return arrivals[round] ?? arrivals.at(-1) ?? 0;
}

export type SentFile = {
  kind: 'document' | 'addition';
  /** For a document, the number of the submission that contained it; for an addition, the number of the addition. Starts at 0. */
  round: number;
};

/** Returns the review state of a file; `null` when the claim ended before the insurer examined it. */
export function fileReview(
  entries: readonly ClaimEntry[],
  file: SentFile,
  isReturned = false,
): FileReview | null {
  if (isReturned) return 'returned';
  const laterEntries = entries.slice(arrivalIndex(entries, file) + 1);
  if (laterEntries.some((entry) => isTransition(entry) && EXAMINED_STATES.includes(entry.to)))
    return 'checked';
  const state = entries.at(-1)?.to ?? 'pending';
  if (isClaimEnded(state)) return null;
  return state === 'review' ? 'checking' : 'waiting';
}
