import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../midtrans/html.ts';
import type { Account, AccountStatus } from './account.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** `root`: the path at which the simulator is mounted. `merchant`: the name that the payer sees. */
export type SimulatorSite = { root: string; merchant: string };
export type Notice = { text: string; isError: boolean } | null;

/** Text and CSS class of each status. The payment gateway's simulator defines the classes. */
const STATUS_TAGS: Record<AccountStatus, { label: string; className: string }> = {
  open: { label: 'Menunggu pembayaran', className: 'pending' },
  paid: { label: 'Lunas', className: 'settlement' },
  closed: { label: 'Ditutup', className: 'cancel' },
  expired: { label: 'Kedaluwarsa', className: 'expire' },
  reversed: { label: 'Dana ditarik kembali', className: 'deny' },
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

const statusTag = ({ status }: Account): Html =>
  html`<span class="tag ${STATUS_TAGS[status].className}">${STATUS_TAGS[status].label}</span>`;
const noticeBox = (notice: Notice): Html | null =>
  notice &&
  html`<p class="message ${notice.isError && 'bad'}" role="${notice.isError ? 'alert' : 'status'}">${notice.text}</p>`;
const actionForm = (
  { root }: SimulatorSite,
  { id }: Account,
  action: string,
  label: string,
  variant = '',
): Html =>
  html`<form method="post" action="${root}/accounts/${id}/${action}"><button class="${variant}">${label}</button></form>`;

function accountCard(site: SimulatorSite, account: Account): Html {
  const { id, reference, status, amount, expiresAt } = account;
  const isOpen = status === 'open';
  return html`<section class="card" aria-label="Rekening ${reference}">
<div class="row"><strong>Virtual account BTN</strong>${statusTag(account)}</div>
<div class="amount">${formatRupiah(amount)}</div>
<div class="number">${account.account}</div>
<div class="muted">${reference}${isOpen && ` · bayar sebelum ${formatDateTime(expiresAt)}`}</div>
<div class="actions">${isOpen && actionForm(site, account, 'pay', 'Bayar')}<a class="button second" href="${site.root}/accounts/${id}" aria-label="Rincian ${reference}">Rincian</a></div>
</section>`;
}

type Lists = { openAccounts: Account[]; endedAccounts: Account[] };

/** Returns the home page: the list of accounts, and a form for the payer to find a bill. */
export function homePage(
  site: SimulatorSite,
  { openAccounts, endedAccounts }: Lists,
  error: string | null,
): string {
  return page(
    site.root,
    'Bank BTN',
    html`<h1>Simulator Bank BTN</h1>
${noticeBox(error === null ? null : { text: error, isError: true })}
<form class="card" method="get" action="${site.root}/va">
<label for="number">Nomor virtual account</label>
<input id="number" name="number" type="text" inputmode="numeric" autocomplete="off" required maxlength="30" aria-describedby="number-hint">
<p class="muted" id="number-hint">18 angka. Dari bank lain, kode bank 200 boleh ditulis di depan.</p>
<div class="actions"><button>Cek tagihan</button></div>
</form>
<p class="muted">Metode pembayaran lain ada di <a href="/simulators/midtrans/">simulator Midtrans</a>.</p>
<h2>Menunggu pembayaran</h2>
${openAccounts.length === 0 ? html`<p class="muted">Belum ada rekening yang menunggu pembayaran.</p>` : openAccounts.map((account) => accountCard(site, account))}
${endedAccounts.length > 0 && html`<h2>Selesai</h2>${endedAccounts.map((account) => accountCard(site, account))}`}`,
  );
}

/** Returns the page with the bill that an ATM shows before payment. */
export function billPage(site: SimulatorSite, account: Account): string {
  return page(
    site.root,
    'Tagihan',
    html`<h1>Periksa tagihan</h1>
<section class="card">
<div class="muted">Penerima</div><div><strong>${site.merchant}</strong></div>
<div class="muted">Atas nama</div><div>${account.name}</div>
<div class="muted">Nomor virtual account</div><div class="number">${account.account}</div>
<div class="muted">Keterangan</div><div>${account.description}</div>
<div class="muted">Jumlah</div><div class="amount">${formatRupiah(account.amount)}</div>
<div class="actions">${actionForm(site, account, 'pay', 'Bayar')}<a class="button second" href="${site.root}/">Batal</a></div>
</section>`,
  );
}

type Callbacks = Awaited<ReturnType<WebhookSender['list']>>;

function callbackTable(callbacks: Callbacks): Html {
  if (callbacks.length === 0) return html`<p class="muted">Belum ada pemberitahuan.</p>`;
  const rows = callbacks.map(({ createdAt, body, signingMode, state, attempts, lastStatus }) => {
    const status = String((body as Record<string, unknown>).status);
    const attemptText = attempts > 0 ? `, ${attempts} kali, jawaban ${lastStatus ?? '-'}` : '';
    return html`<tr><td>${formatDateTime(createdAt)}</td><td>${status}${SIGNING_TEXTS[signingMode] ?? ''}</td><td>${DELIVERY_TEXTS[state] ?? state}${attemptText}</td></tr>`;
  });
  return html`<table><thead><tr><th>Waktu</th><th>Isi</th><th>Keadaan</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function actionForms(site: SimulatorSite, account: Account): Html[] {
  if (account.status === 'open') {
    return [
      actionForm(site, account, 'pay', 'Bayar'),
      actionForm(site, account, 'expire', 'Kedaluwarsakan', 'second'),
      actionForm(site, account, 'close', 'Tutup rekening', 'danger'),
    ];
  }
  return account.status === 'paid'
    ? [actionForm(site, account, 'reverse', 'Tarik kembali dana', 'danger')]
    : [];
}

/** Returns the page of an account, with the actions that its status allows. */
export function detailPage(
  site: SimulatorSite,
  account: Account,
  callbacks: Callbacks,
  notice: Notice,
): string {
  const { reference, id, amount, expiresAt, paidAt } = account;
  return page(
    site.root,
    reference,
    html`<h1>Virtual account BTN</h1>
${noticeBox(notice)}
<section class="card">
<div class="row"><div class="amount">${formatRupiah(amount)}</div>${statusTag(account)}</div>
<div class="number">${account.account}</div>
<div class="muted">Nomor pesanan ${reference}</div>
<div class="muted">Nomor transaksi ${id}</div>
<div class="muted">${paidAt ? `Dibayar ${formatDateTime(paidAt)}` : `Batas waktu ${formatDateTime(expiresAt)}`}</div>
<div class="actions">${actionForms(site, account)}</div>
</section>
<h2>Pemberitahuan ke toko</h2>
<section class="card">${callbackTable(callbacks)}
<div class="actions">${actionForm(site, account, 'resend', 'Kirim ulang', 'second')}${actionForm(site, account, 'stale', 'Kirim dengan waktu yang sudah lewat', 'second')}${actionForm(site, account, 'forge', 'Kirim dengan tanda tangan palsu', 'danger')}</div>
</section>`,
  );
}
