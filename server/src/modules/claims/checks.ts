import type { ClaimCheck } from '@naungan/api/desk-detail';
import type { HistoryEntry } from '@naungan/api/desk-shapes';
import { claimRulesOf, deductibleLabel, type SettlementBasis, similarClaims } from '@naungan/domain/claim';
import { formatLongDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { PolicyRecord } from '../policies/service.ts';
import { findClaimsOfSameObject, findClaimsWithAccount, type OtherClaim } from './duplicates-repository.ts';
import {
  type ClaimRecord,
  documentNames,
  documentsOf,
  documentsOfClaim,
  isCompleteAccount,
} from './record.ts';
import { listClaimsOnPolicy } from './repository.ts';
import { isAccountChangedAfterApproval } from './second-person.ts';

const resultOf = (
  code: ClaimCheck['code'],
  level: ClaimCheck['level'],
  text: string,
  others: readonly OtherClaim[] = [],
): ClaimCheck => ({
  code,
  level,
  text,
  records: others.map(({ id, number }) => ({ kind: 'claim', id, number })),
});

function checkCover({ incidentDate }: ClaimRecord, { startDate, endDate, status }: PolicyRecord): ClaimCheck {
  const cover = `${formatLongDate(startDate)} sampai ${formatLongDate(endDate)}`;
  if (status === 'void') return resultOf('coverPeriod', 'problem', 'Polis tidak berlaku lagi');
  const isCovered = incidentDate >= startDate && incidentDate <= endDate;
  const incident = `Musibah ${formatLongDate(incidentDate)}`;
  return isCovered
    ? resultOf('coverPeriod', 'ok', `${incident}, masa berlaku polis ${cover}`)
    : resultOf('coverPeriod', 'problem', `${incident} di luar masa berlaku polis (${cover})`);
}

/** Compares the claimed amount with the limit, which earlier payments reduce if it is for a year. */
function checkLimit(
  { totalClaim }: ClaimRecord,
  { productType, limit, amountPaidBefore = 0 }: SettlementBasis,
): ClaimCheck {
  if (limit === 0) return resultOf('limit', 'problem', 'Penyebab ini tidak dijamin polis');
  const { isPerYear } = claimRulesOf(productType).limit;
  const remaining = isPerYear ? Math.max(0, limit - amountPaidBefore) : limit;
  const limitText = `batas ${isPerYear ? 'satu tahun' : 'setiap kejadian'} ${formatRupiah(limit)}`;
  const remainingText = remaining < limit ? `, sisa ${formatRupiah(remaining)}` : '';
  if (totalClaim === null)
    return resultOf('limit', 'unknown', `Jumlah belum disebutkan, ${limitText}${remainingText}`);
  const level = totalClaim > remaining ? 'warning' : 'ok';
  return resultOf('limit', level, `Diajukan ${formatRupiah(totalClaim)}, ${limitText}${remainingText}`);
}

/** Returns the required documents of a claim that the claimant did not send. */
export function missingDocuments(claim: ClaimRecord): { code: string; name: string }[] {
  const sentCodes = documentsOf(claim).map(({ code }) => code);
  return documentsOfClaim(claim).filter(({ code, required }) => required && !sentCodes.includes(code));
}

function checkDocuments(claim: ClaimRecord): ClaimCheck {
  const requestedNames = documentNames(claim, claim.needRevision);
  if (claim.state === 'incomplete' && requestedNames.length > 0)
    return resultOf('documents', 'warning', `Diminta dari nasabah: ${requestedNames.join(', ')}`);
  const names = missingDocuments(claim).map(({ name }) => name);
  return names.length > 0
    ? resultOf('documents', 'warning', `Belum dikirim: ${names.join(', ')}`)
    : resultOf('documents', 'ok', 'Semua berkas wajib sudah dikirim');
}

async function checkDuplicates(db: Db | Tx, claim: ClaimRecord): Promise<ClaimCheck> {
  const otherClaims = (await listClaimsOnPolicy(db, claim.policyId)).filter(({ id }) => id !== claim.id);
  const others = similarClaims(claim, otherClaims).map(({ id, claimNumber }) => ({
    id,
    number: claimNumber,
  }));
  return others.length > 0
    ? resultOf('duplicateClaim', 'warning', 'Ada klaim lain untuk penyebab dan hari yang sama', others)
    : resultOf('duplicateClaim', 'ok', 'Tidak ada klaim lain untuk penyebab dan hari yang sama');
}

/** Looks for the insured object in claims on other policies; no result for an object without a number. */
async function checkSameObject(db: Db | Tx, claim: ClaimRecord, scope: DeskScope): Promise<ClaimCheck[]> {
  const others = await findClaimsOfSameObject(db, claim, scope);
  if (others === null) return [];
  return others.length > 0
    ? [resultOf('sameObject', 'warning', 'Ada klaim pada polis lain dengan nomor objek yang sama', others)]
    : [resultOf('sameObject', 'ok', 'Tidak ada klaim pada polis lain dengan nomor objek yang sama')];
}

/** Looks for the bank account in claims of other members; no result without an account. */
async function checkSameAccount(db: Db | Tx, claim: ClaimRecord, scope: DeskScope): Promise<ClaimCheck[]> {
  if (!isCompleteAccount(claim.account)) return [];
  const { named, total, visible } = await findClaimsWithAccount(db, claim, scope);
  if (total === 0) return [resultOf('sameAccount', 'ok', 'Rekening tidak dipakai pada klaim nasabah lain')];
  const hidden = total - visible;
  const hiddenCount = hidden === total ? '' : `, ${hidden} di antaranya`;
  const hiddenText = hidden > 0 ? `${hiddenCount} di perusahaan asuransi lain` : '';
  const text = `Rekening ini juga dipakai pada ${total} klaim nasabah lain${hiddenText}`;
  return [resultOf('sameAccount', 'warning', text, named)];
}

function checkAccount(history: readonly HistoryEntry[]): ClaimCheck[] {
  return isAccountChangedAfterApproval(history)
    ? [resultOf('accountChanged', 'warning', 'Rekening diubah setelah klaim disetujui')]
    : [];
}

const comparableName = (name: string): string => name.trim().replace(/\s+/g, ' ').toUpperCase();

/** Compares the entered holder of the bank account with the insured and the claimant. The bank does not confirm it. */
function checkAccountHolder({ account, heir }: ClaimRecord, { insured, member }: Names): ClaimCheck {
  const { accountHolder: holder } = account;
  if (!holder) return resultOf('accountHolder', 'unknown', 'Rekening belum diisi');
  const claimant = heir?.fullName ?? member;
  const isHolder = (name: string) => comparableName(name) === comparableName(holder);
  if (!isHolder(insured) && !isHolder(claimant))
    return resultOf(
      'accountHolder',
      'warning',
      `Rekening atas nama ${holder}; tertanggung ${insured}, pengaju ${claimant}`,
    );
  const person = isHolder(insured) ? 'tertanggung' : 'pengaju';
  return resultOf(
    'accountHolder',
    'ok',
    `Rekening atas nama ${holder}, sama dengan ${person}; belum dicocokkan dengan bank`,
  );
}

/** The names on the policy and on the member's account. */
type Names = { insured: string; member: string };

/** Returns what the rules say about a claim, for the decision of a person who sees the records of `scope`. */
export async function checkClaim(
  db: Db | Tx,
  claim: ClaimRecord,
  {
    policy,
    names,
    basis,
    history,
    scope,
  }: {
    policy: PolicyRecord;
    names: Names;
    basis: SettlementBasis;
    history: readonly HistoryEntry[];
    scope: DeskScope;
  },
): Promise<ClaimCheck[]> {
  return [
    checkCover(claim, policy),
    checkLimit(claim, basis),
    resultOf('deductible', 'ok', deductibleLabel(basis) ?? 'Tanpa risiko sendiri'),
    checkDocuments(claim),
    await checkDuplicates(db, claim),
    ...(await checkSameObject(db, claim, scope)),
    ...(await checkSameAccount(db, claim, scope)),
    checkAccountHolder(claim, names),
    ...checkAccount(history),
  ];
}
