import {
  availableClaimOptions,
  type ClaimFacts,
  claimDocuments,
  claimHistory,
  claimMessage,
  claimStages,
  claimTurn,
  DEFAULT_USUAL_DAYS,
  expectedTime,
  fileReview,
  nextClaimStep,
  REPAIR_STEPS,
  replacementOptions,
  type StepContext,
  turnText,
  usualDaysOfStage,
} from '@naungan/domain/claim';
import { type ClaimAccount, type ClaimDetail, claimDetail } from '@naungan/domain/claim/record';
import { CLAIM_STATE_ROWS, type ClaimState } from '@naungan/domain/status';

const novemberTimestamp = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00Z`;

/** For each state of a claim: the states before it in order, then the state itself. */
const STATES_UNTIL: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  pending: ['pending'],
  review: ['pending', 'review'],
  incomplete: ['pending', 'review', 'incomplete'],
  approved: ['pending', 'review', 'approved'],
  rejected: ['pending', 'review', 'rejected'],
  appealed: ['pending', 'review', 'rejected', 'appealed'],
  agreed: ['pending', 'review', 'approved', 'agreed'],
  payment: ['pending', 'review', 'approved', 'agreed', 'payment'],
  finish: ['pending', 'review', 'approved', 'agreed', 'payment', 'finish'],
  closed: ['pending', 'review', 'rejected', 'closed'],
  withdrawn: ['pending', 'review', 'withdrawn'],
};

/** States that begin with an action of the claimant; the insurer causes the others. */
const STATES_BY_CLAIMANT: readonly ClaimState[] = ['pending', 'appealed', 'agreed', 'finish', 'withdrawn'];

const APPROVED_AMOUNT = 8_200_000;

const WORKSHOPS = [
  {
    _id: 'w-1',
    name: 'Bengkel Cahaya Fiktif',
    telephone: '021 5550 101',
    address: 'Jl. Tebet Raya 12, Tebet, Jakarta Selatan',
    gmapsLink: 'https://maps.example/cahaya',
  },
  {
    _id: 'w-2',
    name: 'Bengkel Mitra Rekaan',
    telephone: '021 5550 202',
    address: 'Jl. Daan Mogot 88, Cengkareng, Jakarta Barat',
    gmapsLink: 'https://maps.example/mitra',
  },
];

const ACCOUNT = {
  bankName: 'Bank Central Asia (BCA)',
  accountNumber: '1234567890',
  accountHolder: 'SARI WULANDARI',
};
const NO_ACCOUNT = { bankName: '', accountNumber: '', accountHolder: '' };

const FEEDBACK = 'Foto kerusakan depan kurang jelas; kronologi belum ditandatangani.';

/**
 * Values that the texts of a claim use in addition to its facts, such as the insurer's feedback. `suggestedAccount`
 * replaces the account that the server suggests.
 */
type ClaimContext = Partial<StepContext> & { suggestedAccount?: ClaimAccount };

/** Returns a vehicle claim in a state, as the server sends it. */
export function vehicleClaim(
  state: ClaimState,
  facts: Partial<ClaimFacts> = {},
  contextChanges: ClaimContext = {},
): ClaimDetail {
  return claimOf({ state, productType: 'kendaraan', cause: 'VE01', ...facts }, contextChanges);
}

/** Returns a claim for a hospital bill. */
export function healthClaim(
  state: ClaimState,
  facts: Partial<ClaimFacts> = {},
  contextChanges: ClaimContext = {},
): ClaimDetail {
  return claimOf({ state, productType: 'kesehatan', cause: 'HE01', ...facts }, contextChanges);
}

function paymentText(isPaid: boolean, isApproved: boolean): string {
  if (isPaid) return 'Sudah dibayarkan';
  return isApproved ? 'Menunggu pembayaran' : 'Belum ada';
}

/** Returns a claim made of these facts, with texts and documents by the rules of the domain. */
function claimOf(
  claimFacts: Pick<ClaimFacts, 'state' | 'productType' | 'cause'> & Partial<ClaimFacts>,
  contextChanges: ClaimContext,
) {
  const { state } = claimFacts;
  const row = CLAIM_STATE_ROWS[state];
  const isApproved = ['approved', 'agreed', 'payment', 'finish'].includes(state);
  const facts: ClaimFacts = {
    isThirdParty: false,
    isHeir: false,
    documents: [],
    needRevision: state === 'incomplete' ? ['FOTO', 'KRONOLOGI'] : [],
    additions: 0,
    approvedAmount: isApproved ? APPROVED_AMOUNT : null,
    replacement: { method: null, isLocked: false },
    workshop: null,
    repair: [],
    hasLetter: ['agreed', 'payment', 'finish'].includes(state),
    hasAccount: ['agreed', 'payment', 'finish'].includes(state),
    appeals: [],
    payments: ['payment', 'finish'].includes(state) ? 1 : 0,
    ...claimFacts,
  };
  const context = {
    feedback: state === 'incomplete' ? FEEDBACK : '',
    workshop: WORKSHOPS.find(({ _id }) => _id === facts.workshop)?.name ?? null,
    ...contextChanges,
  };
  const account = facts.hasAccount ? ACCOUNT : NO_ACCOUNT;
  const message = claimMessage(facts, context);
  const steps = STATES_UNTIL[state].map((to, index) => ({ to, at: novemberTimestamp(index + 1) }));
  const entries = steps.map(({ to, at }, index) => ({
    at,
    from: steps[index - 1]?.to ?? null,
    to,
    actor: STATES_BY_CLAIMANT.includes(to) ? 'member:m-1' : 'insurer',
    reason: to === 'incomplete' ? FEEDBACK : null,
  }));
  const options = replacementOptions(facts);
  const isVehicle = facts.productType === 'kendaraan';
  return claimDetail.parse({
    id: 'c-1',
    status: row.status,
    state,
    productType: facts.productType,
    transactionId: 'o-1',
    policyNumber: isVehicle ? 'POL-KND-2026-004417' : 'NAU-KES-2026-000017',
    note: { feedback: context.feedback },
    head: {
      statusText: row.label,
      statusColor: row.tone,
      claimNumber: 'KLM-2026-000318',
      claimDate: novemberTimestamp(1),
    },
    next: {
      ...nextClaimStep(facts, context),
      before: state === 'incomplete' ? '2027-01-02' : null,
      lateNotice: null,
      expected: expectedTime(state, DEFAULT_USUAL_DAYS, { since: '2026-11-02', today: '2026-11-03' }),
    },
    progress: {
      stage: claimStages(steps).map((stage) => ({
        ...stage,
        usualDays: usualDaysOfStage(stage.title, DEFAULT_USUAL_DAYS),
      })),
      message,
      turn: turnText(claimTurn(facts, context)),
    },
    history: claimHistory(entries),
    messages: [],
    options: availableClaimOptions(facts),
    heirLink: facts.isHeir ? { email: 'budi@contoh.id', lastDay: null } : null,
    product: {
      type: isVehicle ? 'Kendaraan' : 'Kesehatan',
      image: '',
      title: isVehicle ? 'Sambirejo Mobil Komprehensif' : 'Sambirejo Sehat 350',
      subtitle: 'Asuransi Sambirejo Kencana Fiktif',
      footerTitle: 'Nomor Polis',
      footerSubtitle: isVehicle ? 'POL-KND-2026-004417' : 'NAU-KES-2026-000017',
      productType: facts.productType,
    },
    beneficiary: [],
    payment: {
      message,
      approvedAmount: facts.approvedAmount,
      rows: isApproved
        ? [
            { label: 'Kerugian yang dinilai', amount: 8_500_000 },
            { label: 'Risiko sendiri Rp300.000 setiap kejadian', amount: -300_000 },
          ]
        : [],
      reason: context.decisionReason ?? '',
      ...account,
      suggestedAccount: facts.hasAccount ? null : { ...ACCOUNT, ...contextChanges.suggestedAccount },
      statusText: paymentText(facts.payments > 0, isApproved),
      statusColor: facts.payments > 0 ? 'success' : 'info',
      noteText: '',
      noteColor: 'info',
      payslip: facts.payments > 0 ? '/files/bukti-bayar.pdf' : null,
      replacement: {
        useOptional: options.length > 0,
        optional: options,
        selectedMethod: facts.replacement.method ?? '',
        selectedMethodText:
          options.find(({ value }) => value === facts.replacement.method)?.description ?? '',
        selectedByInsured: facts.replacement.method !== null,
        isLocked: facts.replacement.isLocked,
        isValidLod: facts.hasLetter,
        lodUrl: isApproved ? '/files/surat-pernyataan.pdf' : null,
      },
    },
    documentLod: { code: facts.hasLetter ? 'lod-1' : '', link: facts.hasLetter ? '/files/lod.pdf' : null },
    appeal: {
      histories: facts.appeals.map(({ isOpen }, index) => ({
        date: `2026-11-0${index + 4}`,
        timeInput: '14.05 WIB',
        isOpen: isOpen ? 'Y' : 'N',
        letter: {
          appealLetter: '/files/surat-banding.pdf',
          responseLetter: isOpen ? '' : '/files/surat-balasan.pdf',
        },
        dateResponse: isOpen ? null : `2026-11-1${index}`,
      })),
    },
    info: {
      heads: [
        { title: 'Nomor klaim', value: 'KLM-2026-000318' },
        { title: 'Nomor polis', value: isVehicle ? 'POL-KND-2026-004417' : 'NAU-KES-2026-000017' },
      ],
      claims: [
        { key: 'Penyebab klaim', value: 'Tabrakan dengan kendaraan lain', col: 6 },
        { key: 'Tanggal musibah', value: '30 Oktober 2026', col: 6 },
        { key: 'Keterangan', value: 'Ditabrak dari depan di perempatan Pancoran.', col: 12 },
      ],
      attachment: claimDocuments(facts)
        .filter(({ required }) => required)
        .map(({ code, name, extention, limit, min, max }) => ({
          id: `a-${code}`,
          code,
          title: name,
          extention,
          limit,
          min,
          max,
          link: max === undefined ? `/files/${code}.pdf` : [`/files/${code}-1.jpg`, `/files/${code}-2.jpg`],
          needRevision: facts.needRevision.includes(code),
          review: fileReview(entries, { kind: 'document', round: 0 }, facts.needRevision.includes(code)),
        })),
    },
    vehicle: isVehicle
      ? {
          workshops: WORKSHOPS,
          selectedWorkshop: facts.workshop,
          isLocked: facts.workshop !== null || !['pending', 'review', 'incomplete'].includes(state),
          repair: facts.repair.map((step) => ({
            step,
            at: novemberTimestamp(10 + REPAIR_STEPS.indexOf(step)),
            note: step === 'estimate' ? 'Bemper dan lampu depan diganti.' : '',
          })),
        }
      : null,
  });
}
