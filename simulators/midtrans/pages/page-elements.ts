import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type Html, html } from '../html.ts';
import { threeDSecureUrl } from '../methods/card.ts';
import { methodOf } from '../methods/methods.ts';
import { isChallenged, type SimulatedStatus, type Transaction } from '../transaction.ts';

/** `root`: the path at which the simulator is mounted. `merchant`: the name that the payer sees. `finishUrl`: the merchant's page after a payment. */
export type SimulatorSite = { root: string; merchant: string; finishUrl: string };
export type Notice = { text: string; isError: boolean } | null;

const STATUS_TEXTS: Record<SimulatedStatus, string> = {
  pending: 'Menunggu pembayaran',
  capture: 'Dibayar, belum diselesaikan',
  settlement: 'Lunas',
  deny: 'Ditolak',
  cancel: 'Dibatalkan',
  expire: 'Kedaluwarsa',
  refund: 'Dikembalikan',
  partial_refund: 'Dikembalikan sebagian',
  chargeback: 'Ditarik pemegang kartu',
  partial_chargeback: 'Ditarik sebagian',
};

export const statusTag = (transaction: Transaction): Html =>
  html`<span class="tag ${transaction.status}">${isChallenged(transaction) ? 'Perlu ditinjau' : STATUS_TEXTS[transaction.status]}</span>`;

export const noticeBox = (notice: Notice): Html | null =>
  notice &&
  html`<p class="message ${notice.isError && 'bad'}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`;

/** Returns a form with one button. */
export const button = (url: string, label: string, variant = ''): Html =>
  html`<form method="post" action="${url}"><button class="${variant}">${label}</button></form>`;

export const actionForm = (
  { root }: SimulatorSite,
  { id }: Transaction,
  action: string,
  label: string,
  variant = '',
): Html => button(`${root}/transactions/${id}/${action}`, label, variant);

/** Returns the URL of the payer's page of a pending transaction; else null. */
export function payerPageUrl({ root }: SimulatorSite, transaction: Transaction): string | null {
  const { payerPath, paymentPlace } = methodOf(transaction);
  if (transaction.status !== 'pending') return null;
  if (payerPath) return `${root}${payerPath(transaction.id)}`;
  if (transaction.card) return threeDSecureUrl(root, transaction.card);
  return paymentPlace === 'bank' || paymentPlace === 'shop'
    ? `${root}/va?number=${transaction.vaNumber}`
    : null;
}

/** Returns a transaction in a list. */
export function transactionCard(site: SimulatorSite, transaction: Transaction): Html {
  const { id, vaNumber, status, orderId, expiryTime } = transaction;
  const isPending = status === 'pending';
  return html`<li class="card">
<div class="row"><strong>${methodOf(transaction).label}</strong>${statusTag(transaction)}</div>
<div class="amount">${formatRupiah(transaction.grossAmount)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">${orderId}${isPending && ` · bayar sebelum ${formatDateTime(expiryTime)}`}</div>
<div class="actions">${isPending && actionForm(site, transaction, 'pay', 'Bayar')}<a class="button second" href="${site.root}/transactions/${id}" aria-label="Rincian ${orderId}">Rincian</a></div>
</li>`;
}
