import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../midtrans/html.ts';
import type { Account, AccountStatus } from './account.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** `root`: path where the simulator is mounted. */
export type Place = { root: string; merchant: string };
export type Notice = { text: string; bad: boolean } | null;

/** Status colours, named as in the payment gateway's simulator. */
const STATUS: Record<AccountStatus, { label: string; look: string }> = {
  open: { label: 'Menunggu pembayaran', look: 'pending' },
  paid: { label: 'Lunas', look: 'settlement' },
  closed: { label: 'Ditutup', look: 'cancel' },
  expired: { label: 'Kedaluwarsa', look: 'expire' },
  reversed: { label: 'Dana ditarik kembali', look: 'deny' },
};
const DELIVERY_TEXTS: Record<string, string> = {
  waiting: 'menunggu',
  delivered: 'terkirim',
  failed: 'gagal',
  dropped: 'tidak dikirim',
};
const SIGNING_TEXTS: Record<string, string> = {
  signed: '',
  forged: ', tanda tangan palsu',
  stale: ', waktu lama',
};

const tag = ({ status }: Account): Html =>
  html`<span class="tag ${STATUS[status].look}">${STATUS[status].label}</span>`;
const noticeBox = (notice: Notice): Html | null =>
  notice &&
  html`<p class="message ${notice.bad && 'bad'}" role="${notice.bad ? 'alert' : 'status'}">${notice.text}</p>`;
const action = ({ root }: Place, { id }: Account, act: string, label: string, variant = ''): Html =>
  html`<form method="post" action="${root}/accounts/${id}/${act}"><button class="${variant}">${label}</button></form>`;

function card(place: Place, account: Account): Html {
  const { id, reference, status, amount, expiresAt } = account;
  const open = status === 'open';
  return html`<section class="card" aria-label="Rekening ${reference}">
<div class="row"><strong>Virtual account BTN</strong>${tag(account)}</div>
<div class="amount">${formatRupiah(amount)}</div>
<div class="number">${account.account}</div>
<div class="muted">${reference}${open && ` · bayar sebelum ${formatDateTime(expiresAt)}`}</div>
<div class="actions">${open && action(place, account, 'pay', 'Bayar')}<a class="button second" href="${place.root}/accounts/${id}" aria-label="Rincian ${reference}">Rincian</a></div>
</section>`;
}

type Lists = { open: Account[]; ended: Account[] };

/** The account list, with the payer's form. */
export function homePage(place: Place, { open, ended }: Lists, error: string | null): string {
  return page(
    place.root,
    'Bank BTN',
    html`<h1>Simulator Bank BTN</h1>
${noticeBox(error === null ? null : { text: error, bad: true })}
<form class="card" method="get" action="${place.root}/va">
<label for="number">Nomor virtual account</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" required maxlength="30" aria-describedby="number-hint">
<p class="muted" id="number-hint">18 angka. Dari bank lain, kode bank 200 boleh ditulis di depan.</p>
<div class="actions"><button>Cek tagihan</button></div>
</form>
<p class="muted">Metode pembayaran lain ada di <a href="/simulators/midtrans/">simulator Midtrans</a>.</p>
<h2>Menunggu pembayaran</h2>
${open.length === 0 ? html`<p class="muted">Belum ada rekening yang menunggu pembayaran.</p>` : open.map((account) => card(place, account))}
${ended.length > 0 && html`<h2>Selesai</h2>${ended.map((account) => card(place, account))}`}`,
  );
}

/** The bill that an ATM shows before payment. */
export function billPage(place: Place, account: Account): string {
  return page(
    place.root,
    'Tagihan',
    html`<h1>Periksa tagihan</h1>
<section class="card">
<div class="muted">Penerima</div><div><strong>${place.merchant}</strong></div>
<div class="muted">Atas nama</div><div>${account.name}</div>
<div class="muted">Nomor virtual account</div><div class="number">${account.account}</div>
<div class="muted">Keterangan</div><div>${account.description}</div>
<div class="muted">Jumlah</div><div class="amount">${formatRupiah(account.amount)}</div>
<div class="actions">${action(place, account, 'pay', 'Bayar')}<a class="button second" href="${place.root}/">Batal</a></div>
</section>`,
  );
}

type Sent = Awaited<ReturnType<WebhookSender['list']>>;

function sentTable(sent: Sent): Html {
  if (sent.length === 0) return html`<p class="muted">Belum ada pemberitahuan.</p>`;
  const rows = sent.map(({ createdAt, body, how, state, attempts, lastAnswer }) => {
    const content = String((body as Record<string, unknown>).status);
    const tries = attempts > 0 ? `, ${attempts} kali, jawaban ${lastAnswer ?? '-'}` : '';
    return html`<tr><td>${formatDateTime(createdAt)}</td><td>${content}${SIGNING_TEXTS[how] ?? ''}</td><td>${DELIVERY_TEXTS[state] ?? state}${tries}</td></tr>`;
  });
  return html`<table><thead><tr><th>Waktu</th><th>Isi</th><th>Keadaan</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function actions(place: Place, account: Account): Html[] {
  if (account.status === 'open') {
    return [
      action(place, account, 'pay', 'Bayar'),
      action(place, account, 'expire', 'Kedaluwarsakan', 'second'),
      action(place, account, 'close', 'Tutup rekening', 'danger'),
    ];
  }
  return account.status === 'paid' ? [action(place, account, 'reverse', 'Tarik kembali dana', 'danger')] : [];
}

/** One account with every transition that is possible. */
export function detailPage(place: Place, account: Account, sent: Sent, notice: Notice): string {
  const { reference, id, amount, expiresAt, paidAt } = account;
  return page(
    place.root,
    reference,
    html`<h1>Virtual account BTN</h1>
${noticeBox(notice)}
<section class="card">
<div class="row"><div class="amount">${formatRupiah(amount)}</div>${tag(account)}</div>
<div class="number">${account.account}</div>
<div class="muted">Nomor pesanan ${reference}</div>
<div class="muted">Nomor transaksi ${id}</div>
<div class="muted">${paidAt ? `Dibayar ${formatDateTime(paidAt)}` : `Batas waktu ${formatDateTime(expiresAt)}`}</div>
<div class="actions">${actions(place, account)}</div>
</section>
<h2>Pemberitahuan ke toko</h2>
<section class="card">${sentTable(sent)}
<div class="actions">${action(place, account, 'resend', 'Kirim ulang', 'second')}${action(place, account, 'stale', 'Kirim dengan waktu yang sudah lewat', 'second')}${action(place, account, 'forge', 'Kirim dengan tanda tangan palsu', 'danger')}</div>
</section>`,
  );
}
