import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type Html, html } from '../html.ts';
import { secureUrl } from '../methods/card.ts';
import { methodOf } from '../methods/methods.ts';
import { isChallenged, type SimulatedStatus, type Transaction } from '../transaction.ts';

/** `root`: path where the simulator is mounted; `finishUrl`: the merchant's page to return to. */
export type Place = { root: string; merchant: string; finishUrl: string };
export type Notice = { text: string; bad: boolean } | null;

const STATUS: Record<SimulatedStatus, string> = {
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

export const tag = (transaction: Transaction): Html =>
  html`<span class="tag ${transaction.status}">${isChallenged(transaction) ? 'Perlu ditinjau' : STATUS[transaction.status]}</span>`;

export const noticeBox = (notice: Notice): Html | null =>
  notice &&
  html`<p class="message ${notice.bad && 'bad'}" role="${notice.bad ? 'alert' : 'status'}">${notice.text}</p>`;

/** A button for one action. */
export const button = (address: string, label: string, variant = ''): Html =>
  html`<form method="post" action="${address}"><button class="${variant}">${label}</button></form>`;

export const action = (
  { root }: Place,
  { id }: Transaction,
  act: string,
  label: string,
  variant = '',
): Html => button(`${root}/transactions/${id}/${act}`, label, variant);

/** Returns the page for the payer of a pending transaction. */
export function payerPage({ root }: Place, transaction: Transaction): string | null {
  const { page, payer } = methodOf(transaction);
  if (transaction.status !== 'pending') return null;
  if (page) return `${root}${page(transaction.id)}`;
  if (transaction.card) return secureUrl(root, transaction.card);
  return payer === 'bank' || payer === 'shop' ? `${root}/va?number=${transaction.vaNumber}` : null;
}

/** One transaction in a list. */
export function card(place: Place, transaction: Transaction): Html {
  const { id, vaNumber, status, orderId, expiryTime } = transaction;
  const pending = status === 'pending';
  return html`<li class="card">
<div class="row"><strong>${methodOf(transaction).label}</strong>${tag(transaction)}</div>
<div class="amount">${formatRupiah(transaction.grossAmount)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">${orderId}${pending && ` · bayar sebelum ${formatDateTime(expiryTime)}`}</div>
<div class="actions">${pending && action(place, transaction, 'pay', 'Bayar')}<a class="button second" href="${place.root}/transactions/${id}" aria-label="Rincian ${orderId}">Rincian</a></div>
</li>`;
}
