import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from './html.ts';
import type { Postman } from './postman.ts';
import type { SimulatedStatus, Transaction } from './transaction.ts';

export type Place = { root: string; merchant: string };

const STATUS: Record<SimulatedStatus, string> = {
  pending: 'Menunggu pembayaran',
  settlement: 'Lunas',
  deny: 'Ditolak',
  cancel: 'Dibatalkan',
  expire: 'Kedaluwarsa',
};

const METHOD: Record<string, string> = { bank_transfer: 'BCA Virtual Account', gopay: 'GoPay' };
const methodName = ({ paymentType }: Transaction) => METHOD[paymentType] ?? paymentType;
const tag = ({ status }: Transaction): Html => html`<span class="tag ${status}">${STATUS[status]}</span>`;

const action = (place: Place, { id }: Transaction, act: string, label: string, look = ''): Html =>
  html`<form method="post" action="${place.root}/transactions/${id}/${act}"><button class="${look}">${label}</button></form>`;

function card(place: Place, transaction: Transaction): Html {
  const { id, vaNumber, status, orderId, expiryTime } = transaction;
  const pending = status === 'pending';
  return html`<section class="card" aria-label="Transaksi ${orderId}">
<div class="row"><strong>${methodName(transaction)}</strong>${tag(transaction)}</div>
<div class="amount">${formatRupiah(transaction.grossAmount)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">${orderId}${pending && ` · bayar sebelum ${formatDateTime(expiryTime)}`}</div>
<div class="actions">${pending && action(place, transaction, 'pay', 'Bayar')}<a class="button second" href="${place.root}/transactions/${id}">Rincian</a></div>
</section>`;
}

/** The list, with the two ways in that a payer has. */
export function homePage(
  place: Place,
  pending: Transaction[],
  finished: Transaction[],
  error: string | null,
): string {
  return page(
    place.root,
    'Transaksi',
    html`<h1>Simulator Pembayaran</h1>
${error !== null && html`<p class="message bad" role="alert">${error}</p>`}
<form class="card" method="get" action="${place.root}/va">
<label for="number">Nomor virtual account BCA</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" required maxlength="30">
<div class="actions"><button>Cek tagihan</button></div>
</form>
<h2>Menunggu pembayaran</h2>
${pending.length === 0 ? html`<p class="muted">Belum ada transaksi yang menunggu pembayaran.</p>` : pending.map((transaction) => card(place, transaction))}
${finished.length > 0 && html`<h2>Selesai</h2>${finished.map((transaction) => card(place, transaction))}`}`,
  );
}

/** What an ATM shows before money moves. */
export function billPage(place: Place, transaction: Transaction): string {
  const name = transaction.request.customer_details?.first_name ?? '-';
  return page(
    place.root,
    'Tagihan',
    html`<h1>Periksa tagihan</h1>
<section class="card">
<div class="muted">Penerima</div><div><strong>${place.merchant}</strong></div>
<div class="muted">Atas nama</div><div>${name}</div>
<div class="muted">Nomor virtual account</div><div class="number">${transaction.vaNumber ?? ''}</div>
<div class="muted">Jumlah</div><div class="amount">${formatRupiah(transaction.grossAmount)}</div>
<div class="actions">${action(place, transaction, 'pay', 'Bayar')}<a class="button second" href="${place.root}/">Batal</a></div>
</section>`,
  );
}

type Notice = { text: string; bad: boolean } | null;
type Sent = Awaited<ReturnType<Postman['list']>>;

const SENT: Record<string, string> = {
  waiting: 'menunggu',
  delivered: 'terkirim',
  failed: 'gagal',
  dropped: 'tidak dikirim',
};

function sentTable(sent: Sent): Html {
  if (sent.length === 0) return html`<p class="muted">Belum ada notifikasi.</p>`;
  const rows = sent.map(({ createdAt, body, state, attempts, lastAnswer }) => {
    const content = String((body as Record<string, unknown>).transaction_status);
    const tries = attempts > 0 ? `, ${attempts} kali, jawaban ${lastAnswer ?? '-'}` : '';
    return html`<tr><td>${formatDateTime(createdAt)}</td><td>${content}</td><td>${SENT[state] ?? state}${tries}</td></tr>`;
  });
  return html`<table><thead><tr><th>Waktu</th><th>Isi</th><th>Keadaan</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** One transaction with everything that can happen to it. */
export function detailPage(place: Place, transaction: Transaction, sent: Sent, notice: Notice): string {
  const { status, vaNumber, orderId, id, expiryTime, settlementTime } = transaction;
  const acts =
    status === 'pending'
      ? [
          action(place, transaction, 'pay', 'Bayar'),
          action(place, transaction, 'decline', 'Tolak', 'danger'),
          action(place, transaction, 'expire', 'Kedaluwarsakan', 'second'),
        ]
      : status === 'settlement'
        ? [action(place, transaction, 'reverse', 'Tarik kembali dana', 'danger')]
        : [];
  return page(
    place.root,
    orderId,
    html`<h1>${methodName(transaction)}</h1>
${notice && html`<p class="message ${notice.bad && 'bad'}" role="status">${notice.text}</p>`}
<section class="card">
<div class="row"><div class="amount">${formatRupiah(transaction.grossAmount)}</div>${tag(transaction)}</div>
${vaNumber !== null && html`<div class="number">${vaNumber}</div>`}
<div class="muted">Nomor pesanan ${orderId}</div>
<div class="muted">Nomor transaksi ${id}</div>
<div class="muted">${settlementTime ? `Dibayar ${formatDateTime(settlementTime)}` : `Batas waktu ${formatDateTime(expiryTime)}`}</div>
<div class="actions">${acts}</div>
</section>
<h2>Notifikasi</h2>
<section class="card">${sentTable(sent)}
<div class="actions">${action(place, transaction, 'resend', 'Kirim ulang', 'second')}${action(place, transaction, 'forge', 'Kirim dengan tanda tangan palsu', 'danger')}</div>
</section>`,
  );
}

/** What a phone shows after the deeplink or the QR. */
export function gopayPage(place: Place, transaction: Transaction, finishUrl: string | null): string {
  const pending = transaction.status === 'pending';
  return page(
    place.root,
    'GoPay',
    html`<section class="card phone">
<div class="muted">Bayar ke</div><div><strong>${place.merchant}</strong></div>
<p class="amount">${formatRupiah(transaction.grossAmount)}</p>
<p>${tag(transaction)}</p>
<div class="actions">${
      pending
        ? [
            html`<form method="post" action="${place.root}/gopay/${transaction.id}/pay"><button>Bayar dengan GoPay</button></form>`,
            html`<form method="post" action="${place.root}/gopay/${transaction.id}/decline"><button class="second">Tolak</button></form>`,
          ]
        : finishUrl !== null && html`<a class="button" href="${finishUrl}">Kembali ke toko</a>`
    }</div>
</section>`,
  );
}
