import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { isActionPossible, refundable, type TransactionAction } from '../actions.ts';
import { type Html, html, page } from '../html.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import type { WebhookSender } from '../webhook-sender.ts';
import { action, type Notice, noticeBox, type Place, payerPage, tag } from './parts.ts';

type Sent = Awaited<ReturnType<WebhookSender['list']>>;

const DELIVERY_TEXTS: Record<string, string> = {
  waiting: 'menunggu',
  delivered: 'terkirim',
  failed: 'gagal',
  dropped: 'tidak dikirim',
};

const BUTTONS: [TransactionAction, string, string][] = [
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

/** A form for a transition of a partial amount. */
function moneyForm(
  place: Place,
  transaction: Transaction,
  act: TransactionAction,
  label: string,
): Html | null {
  if (!isActionPossible(transaction, act)) return null;
  const refundableAmount = refundable(transaction);
  const name = `${act}-amount`;
  return html`<form class="inline" method="post" action="${place.root}/transactions/${transaction.id}/${act}">
<label for="${name}">Jumlah (rupiah), paling banyak ${formatRupiah(refundableAmount)}</label>
<input id="${name}" name="amount" type="number" inputmode="numeric" min="1" max="${refundableAmount}" step="1" value="${refundableAmount}" required>
<button class="second">${label}</button>
</form>`;
}

function sentTable(sent: Sent): Html {
  if (sent.length === 0) return html`<p class="muted">Belum ada notifikasi.</p>`;
  const rows = sent.map(({ createdAt, body, state, attempts, lastAnswer }) => {
    const content = String((body as Record<string, unknown>).transaction_status);
    const tries = attempts > 0 ? `, ${attempts} kali, jawaban ${lastAnswer ?? '-'}` : '';
    return html`<tr><td>${formatDateTime(createdAt)}</td><td>${content}</td><td>${DELIVERY_TEXTS[state] ?? state}${tries}</td></tr>`;
  });
  return html`<div class="scroll" role="region" aria-label="Notifikasi yang dikirim" tabindex="0"><table><thead><tr><th scope="col">Waktu</th><th scope="col">Isi</th><th scope="col">Keadaan</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function cardFacts({ card, approvalCode }: Transaction): Html | null {
  if (!card) return null;
  const response = card.responseCode && `jawaban bank ${card.responseCode} ${card.responseMessage}`;
  const facts = [`Kartu ${card.masked}`, card.eci && `ECI ${card.eci}`, response, approvalCode];
  return html`<div class="muted">${facts.filter(Boolean).join(' · ')}</div>`;
}

/** One transaction with every transition that is possible now. */
export function detailPage(place: Place, transaction: Transaction, sent: Sent, notice: Notice): string {
  const { vaNumber, orderId, id, expiryTime, settlementTime, nextAt } = transaction;
  const acts = BUTTONS.filter(([act]) => isActionPossible(transaction, act)).map(([act, label, variant]) =>
    action(place, transaction, act, label, variant),
  );
  const payer = payerPage(place, transaction);
  const money = [
    moneyForm(place, transaction, 'refund', 'Kembalikan dana'),
    moneyForm(place, transaction, 'chargeback', 'Tarik oleh pemegang kartu'),
  ].filter((form) => form !== null);
  return page(
    place.root,
    orderId,
    html`<h1>${methodOf(transaction).label}</h1>
${noticeBox(notice)}
<section class="card" aria-label="Transaksi">
<div class="row"><div class="amount">${formatRupiah(transaction.grossAmount)}</div>${tag(transaction)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">Nomor pesanan ${orderId}</div>
<div class="muted">Nomor transaksi ${id}</div>
${cardFacts(transaction)}
<div class="muted">${settlementTime ? `Dibayar ${formatDateTime(settlementTime)}` : `Batas waktu ${formatDateTime(expiryTime)}`}</div>
${nextAt && html`<div class="muted">Berubah sendiri ${formatDateTime(nextAt)}</div>`}
<div class="actions">${payer !== null && html`<a class="button second" href="${payer}">Buka halaman pembayar</a>`}${acts}</div>
${money}
</section>
<h2>Notifikasi</h2>
<section class="card" aria-label="Notifikasi">${sentTable(sent)}
<div class="actions">${action(place, transaction, 'resend', 'Kirim ulang', 'second')}${action(place, transaction, 'forge', 'Kirim dengan tanda tangan palsu', 'danger')}</div>
</section>`,
  );
}
