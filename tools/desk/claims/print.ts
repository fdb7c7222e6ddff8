import type { deskClaim, deskClaimJournal, deskClaims, deskSettleClaim } from '@naungan/api/desk-claims';
import { ADDITION_SPEC } from '@naungan/domain/claim';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import type { z } from 'zod';

export type DeskClaimCard = z.output<typeof deskClaims.reply>['rows'][number];
export type DeskClaim = z.output<typeof deskClaim.reply>;
type Journal = z.output<typeof deskClaimJournal.reply>;
type Settlement = z.output<typeof deskSettleClaim.reply>;

/** Returns one line per claim. */
export function claimLines(claims: DeskClaimCard[]): string {
  const line = ({ id, claimNumber, state, type, claimant, footer, content, awaitsReply }: DeskClaimCard) =>
    [
      ...[id, claimNumber, type.padEnd(14), state.padEnd(10), claimant, footer.title, content.subtitle],
      ...(awaitsReply ? ['awaits reply'] : []),
    ].join('  ');
  return claims.map(line).join('\n') || 'No claims.';
}

/** Returns one line per change of state. */
export function journalLines({ claimNumber, state, entries }: Journal): string {
  const line = ({ at, from, to, actor, reason }: Journal['entries'][number]) =>
    [formatDateTime(at), `${from ?? '-'} → ${to}`, actor, reason].filter(Boolean).join('  ');
  return [`${claimNumber}  ${state}`, ...entries.map(line)].join('\n');
}

/** Returns the calculation of an amount. */
export const settlementLines = ({ rows, payable }: Settlement): string =>
  [
    ...rows.map(({ label, amount }) => `${label}: ${formatRupiah(amount)}`),
    `Payable: ${formatRupiah(payable)}`,
  ].join('\n');

/** Returns the code of a requested document, or the title of a document that the claimant added. */
const documentName = ({ code, title }: DeskClaim['info']['attachment'][number]): string =>
  code === ADDITION_SPEC.code ? `added, ${title}` : code;

/** Returns a row about a bank account that is missing, or that was changed after the signed letter; else no row. */
function accountNote({ payment, accountChangedAfterLetter }: DeskClaim): [string, string][] {
  if (accountChangedAfterLetter) return [['Account', 'changed after the signed letter']];
  const isMissing = payment.approvedAmount !== null && payment.accountNumber === '';
  return isMissing ? [['Account', 'not known yet']] : [];
}

/** Returns the data for a decision on a claim, with links to the documents. */
export function claimSheet(claim: DeskClaim, origin: string): string {
  const { info, payment, appeal, vehicle } = claim;
  const rows: [string, string][] = [
    ['Claim', `${claim.claimNumber}  ${claim.id}`],
    ['State', claim.state],
    ['Claimant', claim.claimant],
    ...(claim.namedBeneficiary === null
      ? []
      : [['Named', claim.namedBeneficiary ? 'yes, by the policy' : 'no'] as [string, string]]),
    ['Product', `${claim.product.title}, ${claim.product.subtitle}`],
    // Omits the first two heads: the number of the claim, which is displayed above, and the time of its submission.
    ...info.heads.slice(2).map(({ title, value }): [string, string] => [title, value]),
    ...info.claims.map(({ key, value }): [string, string] => [key, value]),
    ...(payment.approvedAmount === null
      ? []
      : [['Approved', formatRupiah(payment.approvedAmount)] as [string, string]]),
    ...accountNote(claim),
    ...(payment.replacement.selectedMethod === ''
      ? []
      : [['Method', payment.replacement.selectedMethod] as [string, string]]),
    ...(vehicle?.selectedWorkshop ? [['Workshop', vehicle.selectedWorkshop] as [string, string]] : []),
    ...info.attachment.flatMap((document) =>
      [document.link]
        .flat()
        .map((url): [string, string] => ['File', `${documentName(document)}: ${new URL(url, origin)}`]),
    ),
    ...appeal.histories.map(({ date, letter }): [string, string] => [
      'Appeal',
      `${date}: ${new URL(letter.appealLetter, origin)}`,
    ]),
    ...(claim.documentLod.link
      ? [['Letter', String(new URL(claim.documentLod.link, origin))] as [string, string]]
      : []),
  ];
  rows.push(
    ...claim.messages.map(({ at, from, text }): [string, string] => [
      from === 'desk' ? 'Desk' : 'Claimant',
      `${formatDateTime(at)}: ${text.replaceAll('\n', '\n          ')}`,
    ]),
  );
  return rows.map(([label, value]) => `${label.padEnd(9)} ${value}`).join('\n');
}
