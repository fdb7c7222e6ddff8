import {
  availableClaimOptions,
  canChooseWorkshop,
  claimHistory,
  claimMessage,
  claimStages,
  claimTurn,
  expectedTime,
  hasThirdPartyDocuments,
  heirLinkLastDay,
  nextClaimStep,
  offersWorkshop,
  replacementOptions,
  turnText,
  usualDaysOfStage,
} from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatDateTime, formatLongDate, formatTime, todayInJakarta } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import { optionLabel, RELATIONSHIPS } from '@naungan/domain/lists';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone } from '@naungan/domain/phone';
import { CLAIM_STATE_ROWS, type ClaimState } from '@naungan/domain/status';
import type { Deps } from '../../deps.ts';
import type { OrderRecord } from '../orders/service.ts';
import { lastApproval } from './approval.ts';
import { attachmentsOf } from './attachments.ts';
import { causeLabel } from './card.ts';
import { readClaimJournal } from './claim-journal.ts';
import { deadlineFacts } from './deadline-day.ts';
import { dischargeLetterLink } from './discharge-letter.ts';
import { fileLink, newestFile } from './files.ts';
import { suggestAccount } from './payout-account.ts';
import {
  beneficiariesOf,
  insuredNameOf,
  objectOf,
  requireOrderById,
  workshopNameOf,
  workshopsOf,
} from './policy.ts';
import { type ClaimFile, type ClaimRecord, factsOf } from './record.ts';
import { findUsualDays } from './usual-time.ts';

type TitledValue = { title: string; value: string };
/** Returns a row, or an empty list for an empty value. */
const optionalRow = (title: string, value: string): TitledValue[] => (value === '' ? [] : [{ title, value }]);

const messagesOf = ({ messages }: ClaimRecord): ClaimDetail['messages'] =>
  messages.map(({ id, sender, text, createdAt }) => ({
    id,
    at: createdAt.toISOString(),
    from: sender,
    text,
  }));

function appealsOf(deps: Deps, claim: ClaimRecord): ClaimDetail['appeal']['histories'] {
  const letterLink = (kind: ClaimFile['kind'], round: number) => {
    const letter = claim.files.find((file) => file.kind === kind && file.round === round);
    return letter ? fileLink(deps, letter) : '';
  };
  return claim.appeals
    .map(({ round, openedAt, answeredAt }) => ({
      date: todayInJakarta(openedAt),
      timeInput: formatTime(openedAt),
      isOpen: answeredAt === null ? ('Y' as const) : ('N' as const),
      letter: { appealLetter: letterLink('appeal', round), responseLetter: letterLink('response', round) },
      dateResponse: answeredAt && todayInJakarta(answeredAt),
    }))
    .toReversed();
}

/** Returns a note that explains why the claim is not paid, or that the workshop was paid; empty in other cases. */
function paymentNote({
  state,
  feedback,
  replacementMethod,
  payment,
}: ClaimRecord): Pick<ClaimDetail['payment'], 'noteText' | 'noteColor'> {
  if (state === 'rejected' || state === 'closed') return { noteText: feedback, noteColor: 'danger' };
  if (payment && payment.bankName === '' && replacementMethod === 'workshop')
    return { noteText: 'Dibayarkan kepada bengkel yang memperbaiki kendaraan Anda', noteColor: 'info' };
  return { noteText: '', noteColor: 'info' };
}

const PAID_STATES: readonly ClaimState[] = ['payment', 'finish'];

function replacementOf(deps: Deps, claim: ClaimRecord): ClaimDetail['payment']['replacement'] {
  const options = replacementOptions(claim);
  const { replacementMethod: method } = claim;
  return {
    useOptional: options.length > 0,
    optional: options.map(({ value, description }) => ({ value, description })),
    selectedMethod: method ?? '',
    selectedMethodText: options.find(({ value }) => value === method)?.description ?? '',
    selectedByInsured: method !== null,
    isLocked: claim.replacementLocked,
    isValidLod: claim.letter,
    lodUrl: claim.approvedAmount === null ? null : dischargeLetterLink(deps, claim),
  };
}

async function paymentOf(
  deps: Deps,
  claim: ClaimRecord,
  { message, reason }: { message: string; reason: string },
): Promise<ClaimDetail['payment']> {
  const { label, tone } = CLAIM_STATE_ROWS[claim.state];
  const { bankName, accountNumber, accountHolder } = claim.payment ?? claim.account;
  const payslip = PAID_STATES.includes(claim.state) ? newestFile(claim, 'payslip') : null;
  return {
    message,
    approvedAmount: claim.approvedAmount,
    rows: claim.settlement,
    reason: claim.approvedAmount === null ? '' : reason,
    bankName,
    accountNumber,
    accountHolder,
    suggestedAccount: await suggestAccount(deps.db, claim),
    statusText: label,
    statusColor: tone,
    ...paymentNote(claim),
    payslip: payslip && fileLink(deps, payslip),
    replacement: replacementOf(deps, claim),
  };
}

const heirRows = ({ heir }: ClaimRecord): TitledValue[] =>
  heir
    ? [
        { title: 'Diajukan oleh', value: heir.fullName },
        { title: 'Hubungan', value: optionLabel(RELATIONSHIPS, heir.relationship) },
        { title: 'Email', value: heir.email },
        { title: 'Nomor telepon', value: formatPhone(heir.phone) },
      ]
    : [];

/** Returns the heir of the claim, or the policy's beneficiaries, which an heir must not see. */
function beneficiaryRows(claim: ClaimRecord, order: OrderRecord): TitledValue[] {
  if (claim.heir) return heirRows(claim);
  return beneficiariesOf(order).map(({ fullName, relationship }) => ({
    title: optionLabel(RELATIONSHIPS, relationship),
    value: fullName,
  }));
}

function infoOf(claim: ClaimRecord, order: OrderRecord): Pick<ClaimDetail['info'], 'heads' | 'claims'> {
  const { claimNumber, policyNumber, createdAt, incidentDate, account } = claim;
  const object = objectOf(order);
  const thirdParty = claim.thirdParty ? 'Ya' : 'Tidak';
  const rows = [
    ...optionalRow('Penyebab Klaim', causeLabel(claim)),
    ...optionalRow('Tanggal Musibah', formatLongDate(incidentDate)),
    ...optionalRow('Jumlah Klaim', claim.totalClaim === null ? '' : formatRupiah(claim.totalClaim)),
    ...optionalRow('Sebab Musibah', claim.causeDisaster),
    ...optionalRow('Melibatkan Pihak Ketiga', hasThirdPartyDocuments(claim.productType) ? thirdParty : ''),
    ...optionalRow('Nama Bank', account.bankName),
    ...optionalRow('Nomor Rekening', account.accountNumber),
    ...optionalRow('Nama Pemilik Rekening', account.accountHolder),
  ];
  return {
    heads: [
      { title: 'Nomor Klaim', value: claimNumber },
      { title: 'Tanggal Pengajuan', value: formatDateTime(createdAt) },
      { title: 'Nomor Polis', value: policyNumber },
      { title: 'Tertanggung', value: insuredNameOf(order) },
      ...(object ? [object] : []),
    ],
    claims: [
      ...rows.map(({ title, value }) => ({ key: title, value, col: 6 })),
      ...(claim.description === '' ? [] : [{ key: 'Kronologi', value: claim.description, col: 12 }]),
    ],
  };
}

function vehicleOf(claim: ClaimRecord, order: OrderRecord): ClaimDetail['vehicle'] {
  if (!offersWorkshop(claim)) return null;
  return {
    workshops: workshopsOf(order),
    selectedWorkshop: claim.workshop,
    isLocked: !canChooseWorkshop(factsOf(claim)),
    repair: claim.repair.map(({ step, note, at }) => ({ step, note, at: at.toISOString() })),
  };
}

function productOf(claim: ClaimRecord, order: OrderRecord): ClaimDetail['product'] {
  const { productName, logoProduct, insuranceCompany } = order.product;
  return {
    type: lineOf(claim.productType).claimType,
    image: logoProduct,
    title: productName,
    subtitle: insuranceCompany.company_name,
    footerTitle: 'Nomor Polis',
    footerSubtitle: claim.policyNumber,
    productType: claim.productType,
  };
}

/** Returns all details of a claim [3 §3], for its claimant and the desk. */
export async function readClaimDetail(deps: Deps, claim: ClaimRecord): Promise<ClaimDetail> {
  const order = await requireOrderById(deps.db, claim.orderId);
  const entries = await readClaimJournal(deps, claim);
  const usualTimes = await findUsualDays(deps);
  const { label, tone, status } = CLAIM_STATE_ROWS[claim.state];
  const letter = claim.letter ? newestFile(claim, 'letter') : null;
  const facts = factsOf(claim);
  const context = {
    feedback: claim.feedback,
    workshop: workshopNameOf(order, claim.workshop),
    ...lastApproval(entries),
  };
  const { also, ...next } = nextClaimStep(facts, context);
  const message = claimMessage(facts, context);
  const since = todayInJakarta(claim.movedAt);
  return {
    id: claim.id,
    status,
    state: claim.state,
    productType: claim.productType,
    transactionId: claim.orderId,
    policyNumber: claim.policyNumber,
    note: { feedback: claim.feedback },
    head: {
      statusText: label,
      statusColor: tone,
      claimNumber: claim.claimNumber,
      claimDate: claim.createdAt.toISOString(),
    },
    next: {
      ...next,
      also: [...also],
      ...deadlineFacts(deps, claim),
      expected: expectedTime(claim.state, usualTimes, { since, today: todayInJakarta(deps.clock()) }),
    },
    progress: {
      stage: claimStages(entries).map((stage) => ({
        ...stage,
        usualDays: usualDaysOfStage(stage.title, usualTimes),
      })),
      message,
      turn: turnText(claimTurn(facts, context)),
    },
    history: claimHistory(entries),
    messages: messagesOf(claim),
    options: availableClaimOptions(facts),
    heirLink: claim.heir && { email: claim.heir.email, lastDay: heirLinkLastDay(claim.state, since) },
    product: productOf(claim, order),
    beneficiary: beneficiaryRows(claim, order),
    payment: await paymentOf(deps, claim, { message, reason: context.decisionReason }),
    documentLod: {
      code: letter ? `LOD-${claim.claimNumber}-${letter.round + 1}` : '',
      link: letter && fileLink(deps, letter),
    },
    appeal: { histories: appealsOf(deps, claim) },
    info: {
      ...infoOf(claim, order),
      attachment: attachmentsOf(deps, claim, entries),
    },
    vehicle: vehicleOf(claim, order),
  };
}
