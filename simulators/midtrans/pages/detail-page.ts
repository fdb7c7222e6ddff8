import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { isActionPossible, refundableAmountOf, type TransactionAction } from '../actions.ts';
import { type Html, html, page } from '../html.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import {
  actionForm,
  type Notice,
  noticeBox,
  payerPageUrl,
  type SimulatorSite,
  statusTag,
} from './page-elements.ts';

type Notifications = Awaited<ReturnType<WebhookSender['list']>>;

const DELIVERY_TEXTS: Record<string, string> = {
  waiting: 'menunggu',
  delivered: 'terkirim',
  failed: 'gagal',
  dropped: 'tidak dikirim',
};

const BUTTONS: [action: TransactionAction, label: string, variant: string][] = [
  ['pay', 'Bayar', ''],
  ['challenge', 'Bayar, tetapi minta tinjauan', 'second'],
  ['decline', 'Tolak', 'danger'],
  ['expire', 'Kedaluwarsakan', 'second'],
  ['approve', 'Setujui', ''],
  ['deny', 'Tolak hasil tinjauan', 'danger'],
  ['settle', 'Selesaikan sekarang', ''],
  ['cancel', 'Batalkan', 'danger'],
  ['reverse', 'Tarik kembali dana', 'danger'],
];

/** Returns the form of a refund or chargeback with an amount; null when the action is not possible. */
function refundForm(
  site: SimulatorSite,
  transaction: Transaction,
  action: TransactionAction,
  label: string,
): Html | null {
  if (!isActionPossible(transaction, action)) return null;
  const refundableAmount = refundableAmountOf(transaction);
  const name = `${action}-amount`;
  return html`<form class="inline" method="post" action="${site.root}/transactions/${transaction.id}/${action}">
<label for="${name}">Jumlah (rupiah), paling banyak ${formatRupiah(refundableAmount)}</label>
<input id="${name}" name="amount" type="number" inputmode="numeric" min="1" max="${refundableAmount}" step="1" value="${refundableAmount}" required>
<button class="second">${label}</button>
</form>`;
}

function notificationTable(notifications: Notifications): Html {
  if (notifications.length === 0) return html`<p class="muted">Belum ada notifikasi.</p>`;
  const rows = notifications.map(({ createdAt, body, state, attempts, lastDelivery }) => {
    const status = String((body as Record<string, unknown>).transaction_status);
    const attemptText = attempts > 0 ? `, ${attempts} kali, jawaban ${lastDelivery ?? '-'}` : '';
    return html`<tr><td>${formatDateTime(createdAt)}</td><td>${status}</td><td>${DELIVERY_TEXTS[state] ?? state}${attemptText}</td></tr>`;
  });
  return html`<div class="scroll" role="region" aria-label="Notifikasi yang dikirim" tabindex="0"><table><thead><tr><th scope="col">Waktu</th><th scope="col">Isi</th><th scope="col">Keadaan</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function cardLine({ card, approvalCode }: Transaction): Html | null {
  if (!card) return null;
  const response = card.responseCode && `jawaban bank ${card.responseCode} ${card.responseMessage}`;
  const details = [`Kartu ${card.masked}`, card.eci && `ECI ${card.eci}`, response, approvalCode];
  return html`<div class="muted">${details.filter(Boolean).join(' · ')}</div>`;
}

/** Returns the page of a transaction with all actions that are possible. */
export function detailPage(
  site: SimulatorSite,
  transaction: Transaction,
  notifications: Notifications,
  notice: Notice,
): string {
  const { vaNumber, orderId, id, expiryTime, settlementTime, nextActionAt } = transaction;
  const buttons = BUTTONS.filter(([action]) => isActionPossible(transaction, action)).map(
    ([action, label, variant]) => actionForm(site, transaction, action, label, variant),
  );
  const payerUrl = payerPageUrl(site, transaction);
  const refundForms = [
    refundForm(site, transaction, 'refund', 'Kembalikan dana'),
    refundForm(site, transaction, 'chargeback', 'Tarik oleh pemegang kartu'),
  ].filter((form) => form !== null);
  return page(
    site.root,
    orderId,
    html`<h1>${methodOf(transaction).label}</h1>
${noticeBox(notice)}
<section class="card" aria-label="Transaksi">
<div class="row"><div class="amount">${formatRupiah(transaction.grossAmount)}</div>${statusTag(transaction)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">Nomor pesanan ${orderId}</div>
<div class="muted">Nomor transaksi ${id}</div>
${cardLine(transaction)}
<div class="muted">${settlementTime ? `Dibayar ${formatDateTime(settlementTime)}` : `Batas waktu ${formatDateTime(expiryTime)}`}</div>
${nextActionAt && html`<div class="muted">Berubah sendiri ${formatDateTime(nextActionAt)}</div>`}
<div class="actions">${payerUrl !== null && html`<a class="button second" href="${payerUrl}">Buka halaman pembayar</a>`}${buttons}</div>
${refundForms}
</section>
<h2>Notifikasi</h2>
<section class="card" aria-label="Notifikasi">${notificationTable(notifications)}
<div class="actions">${actionForm(site, transaction, 'resend', 'Kirim ulang', 'second')}${actionForm(site, transaction, 'forge', 'Kirim dengan tanda tangan palsu', 'danger')}</div>
</section>`,
  );
}
