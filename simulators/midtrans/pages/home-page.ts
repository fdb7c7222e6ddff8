import { html, page } from '../html.ts';
import type { Transaction } from '../transaction.ts';
import { noticeBox, type SimulatorSite, transactionCard } from './page-elements.ts';

type Lists = { pendingTransactions: Transaction[]; finishedTransactions: Transaction[] };

/** Returns the list of transactions, with a form for the payer to find a bill. */
export function homePage(
  site: SimulatorSite,
  { pendingTransactions, finishedTransactions }: Lists,
  error: string | null,
): string {
  return page(
    site.root,
    'Transaksi',
    html`<h1>Simulator Pembayaran</h1>
${noticeBox(error === null ? null : { text: error, isError: true })}
<form class="card" method="get" action="${site.root}/va">
<label for="number">Nomor virtual account, kode bayar, atau isi QR</label>
<input id="number" name="number" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" required maxlength="300" aria-describedby="number-hint">
<p class="muted" id="number-hint">Untuk Mandiri isi kode pembayarannya; kode perusahaan 70012 boleh ditulis di depan.</p>
<div class="actions"><button>Cek tagihan</button></div>
</form>
<p class="muted">Virtual account BTN dan bank lain dibayar di <a href="/simulators/btn/">simulator Bank BTN</a>.</p>
<h2>Menunggu pembayaran</h2>
${pendingTransactions.length === 0 ? html`<p class="muted">Belum ada transaksi yang menunggu pembayaran.</p>` : html`<ul class="list">${pendingTransactions.map((transaction) => transactionCard(site, transaction))}</ul>`}
${finishedTransactions.length > 0 && html`<h2>Selesai</h2><ul class="list">${finishedTransactions.map((transaction) => transactionCard(site, transaction))}</ul>`}`,
  );
}
