import { claimDocuments, REPAIR_STEPS, type RepairStep, VEHICLE_THEFT } from '@naungan/domain/claim';
import type { Assessment, ClaimRecord } from '../../server/src/modules/claims/service.ts';

/** The fields of a claim that the rules need. */
export type ClaimInput = Pick<
  ClaimRecord,
  'state' | 'description' | 'productType' | 'cause' | 'thirdParty' | 'totalClaim' | 'replacementMethod'
> & {
  heir: object | null;
  files: readonly Pick<ClaimRecord['files'][number], 'kind' | 'round'>[];
  appeals: readonly object[];
  repair: readonly object[];
};

/** `grant` and `keep` are decisions on an appeal: to approve the claim, or to uphold the earlier decision. */
export type ClaimDecision =
  | { decision: 'wait' | 'takeUp' | 'pay' }
  | { decision: 'askDocuments'; attachments: string[]; feedback: string }
  | { decision: 'reject'; reason: string }
  | { decision: 'approve'; assessment: Assessment; reason: string }
  | { decision: 'grant'; assessment: Assessment; reason: string }
  | { decision: 'keep'; reason: string }
  | { decision: 'repair'; step: RepairStep };

type ClaimRule = {
  /** As displayed on the simulator's page. */
  condition: string;
  outcome: string;
  applies: (claim: ClaimInput) => boolean;
  decide: (claim: ClaimInput, sumInsured: number) => ClaimDecision;
};

const descriptionContains = ({ description }: ClaimInput, word: string): boolean =>
  description.toUpperCase().includes(word);
const wasRevised = ({ files }: ClaimInput): boolean =>
  files.some(({ kind, round }) => kind === 'document' && round > 0);

/** Returns a list with the code of the document to request again: the identity card (KTP), else the first required one. */
function documentsToRequestAgain({ productType, cause, thirdParty, heir }: ClaimInput): string[] {
  const codes = claimDocuments({ productType, cause, isThirdParty: thirdParty, isHeir: heir !== null })
    .filter(({ required }) => required)
    .map(({ code }) => code);
  return [codes.find((code) => code.startsWith('KTP')) ?? codes[0] ?? ''];
}

const TYPICAL_LOSS = 5_000_000;

/**
 * Returns the assessment of a claim. The loss is the claimed amount; else, for a stolen vehicle, the sum insured; else a
 * typical amount up to the sum insured.
 */
function assess({ cause, totalClaim, heir }: ClaimInput, sumInsured: number): Assessment {
  const typicalLoss = cause === VEHICLE_THEFT ? sumInsured : Math.min(TYPICAL_LOSS, sumInsured);
  const loss = totalClaim ?? typicalLoss;
  return heir ? { loss, accident: { kind: 'death' } } : { loss };
}

const nextRepairStep = ({ repair }: ClaimInput): RepairStep | undefined => REPAIR_STEPS[repair.length];

/** Rules in the order in which they are tried; the first that applies decides the claim. */
export const CLAIM_RULES: ClaimRule[] = [
  {
    condition: 'Kronologi mengandung kata TUNGGU',
    outcome: 'Tidak diputuskan: menunggu keputusan petugas (npm run desk -- claims)',
    applies: (claim) => descriptionContains(claim, 'TUNGGU'),
    decide: () => ({ decision: 'wait' }),
  },
  {
    condition: 'Klaim baru',
    outcome: 'Mulai diverifikasi',
    applies: ({ state }) => state === 'pending',
    decide: () => ({ decision: 'takeUp' }),
  },
  {
    condition: 'Kronologi mengandung kata REVISI, pada pemeriksaan pertama',
    outcome: 'Dikembalikan: KTP harus dikirim ulang',
    applies: (claim) =>
      claim.state === 'review' && descriptionContains(claim, 'REVISI') && !wasRevised(claim),
    decide: (claim) => ({
      decision: 'askDocuments',
      attachments: documentsToRequestAgain(claim),
      feedback: 'Berkas kurang jelas, mohon kirim kembali berkas yang dapat dibaca.',
    }),
  },
  {
    condition: 'Kronologi mengandung kata TOLAK, sebelum banding',
    outcome: 'Ditolak',
    applies: (claim) =>
      claim.state === 'review' && descriptionContains(claim, 'TOLAK') && claim.appeals.length === 0,
    decide: () => ({ decision: 'reject', reason: 'Kejadian ini tidak dijamin oleh polis Anda.' }),
  },
  {
    condition: 'Klaim lainnya yang diverifikasi',
    outcome: 'Disetujui sebesar yang diajukan, atau Rp5.000.000, setelah batas dan risiko sendiri',
    applies: ({ state }) => state === 'review',
    decide: (claim, sumInsured) => ({
      decision: 'approve',
      assessment: assess(claim, sumInsured),
      reason: 'Kerugian sesuai dengan bukti yang dikirim.',
    }),
  },
  {
    condition: 'Banding, dan kronologi mengandung kata TETAP',
    outcome: 'Keputusan dipertahankan',
    applies: (claim) => claim.state === 'appealed' && descriptionContains(claim, 'TETAP'),
    decide: () => ({ decision: 'keep', reason: 'Bukti yang dikirim tidak mengubah keputusan kami.' }),
  },
  {
    condition: 'Banding lainnya',
    outcome: 'Diterima, dan klaim disetujui',
    applies: ({ state }) => state === 'appealed',
    decide: (claim, sumInsured) => ({
      decision: 'grant',
      assessment: assess(claim, sumInsured),
      reason: 'Penjelasan Anda dapat kami terima.',
    }),
  },
  {
    condition: 'Surat pernyataan diterima, dan kendaraan diperbaiki di bengkel',
    outcome: 'Perbaikan maju satu langkah',
    applies: (claim) =>
      claim.state === 'agreed' &&
      claim.replacementMethod === 'workshop' &&
      nextRepairStep(claim) !== undefined,
    decide: (claim) => {
      const step = nextRepairStep(claim);
      return step ? { decision: 'repair', step } : { decision: 'wait' };
    },
  },
  {
    condition: 'Surat pernyataan diterima',
    outcome: 'Dibayarkan dengan bukti bayar',
    applies: ({ state }) => state === 'agreed',
    decide: () => ({ decision: 'pay' }),
  },
];

/** Returns the next decision of the insurer on a claim. */
export function decideClaim(claim: ClaimInput, sumInsured: number): ClaimDecision {
  const rule = CLAIM_RULES.find(({ applies }) => applies(claim));
  return rule?.decide(claim, sumInsured) ?? { decision: 'wait' };
}
