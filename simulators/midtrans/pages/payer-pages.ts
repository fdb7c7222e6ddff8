import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../html.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { button, noticeBox, type Place, tag } from './parts.ts';

function payerPage(place: Place, transaction: Transaction, body: Html | Html[]): string {
  const { label } = methodOf(transaction);
  return page(
    place.root,
    label,
    html`<section class="card phone">
<h1>${label}</h1>
<div class="muted">Bayar ke</div><div><strong>${place.merchant}</strong></div>
<p class="amount">${formatRupiah(transaction.grossAmount)}</p>
<p>${tag(transaction)}</p>
${body}
</section>`,
  );
}

const back = (finishUrl: string | null): Html =>
  html`<div class="actions">${finishUrl !== null && html`<a class="button" href="${finishUrl}">Kembali ke toko</a>`}</div>`;

/** The phone's page after a deeplink or QR code. `address`: URL of this page. */
export function appPage(
  place: Place,
  transaction: Transaction,
  address: string,
  finishUrl: string | null,
): string {
  if (transaction.status !== 'pending') return payerPage(place, transaction, back(finishUrl));
  const { code, label } = methodOf(transaction);
  const other =
    code === 'gopay' ? [button(`${address}/other`, 'Bayar dengan aplikasi QRIS lain', 'second')] : [];
  const acts = [
    button(`${address}/pay`, `Bayar dengan ${label}`),
    ...other,
    button(`${address}/decline`, 'Tolak', 'danger'),
  ];
  return payerPage(place, transaction, html`<div class="actions">${acts}</div>`);
}

/** Akulaku and Danamon: the payer approves or declines. */
export function approvalPage(
  place: Place,
  transaction: Transaction,
  address: string,
  finishUrl: string,
): string {
  if (transaction.status !== 'pending') return payerPage(place, transaction, back(finishUrl));
  return payerPage(
    place,
    transaction,
    html`<form method="post" action="${address}"><div class="actions"><button name="answer" value="pay">Setujui pembayaran</button><button class="danger" name="answer" value="decline">Tolak</button></div></form>`,
  );
}

/** CIMB Clicks: the payer logs in. */
export function loginPage(
  place: Place,
  transaction: Transaction,
  { address, finishUrl, unknown }: { address: string; finishUrl: string; unknown: boolean },
): string {
  if (transaction.status !== 'pending') return payerPage(place, transaction, back(finishUrl));
  const error = { text: 'Nama pengguna tidak dikenal.', bad: true };
  return payerPage(
    place,
    transaction,
    html`${noticeBox(unknown ? error : null)}<form class="login" method="post" action="${address}">
<div class="field"><label for="user">Nama pengguna</label><input id="user" name="user" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" required maxlength="50" aria-describedby="user-hint"><p class="muted" id="user-hint">testuser00 berhasil, testuser01 gagal. Kata sandi apa saja.</p></div>
<div class="field"><label for="password">Kata sandi</label><input id="password" name="password" type="password" autocomplete="off" maxlength="100"></div>
<div class="actions"><button name="answer" value="pay">Masuk dan bayar</button><button class="danger" name="answer" value="decline" formnovalidate>Batalkan</button></div>
</form>`,
  );
}

export const lostPage = ({ root }: Place): string =>
  page(
    root,
    'Tidak ditemukan',
    html`<h1>Halaman pembayaran tidak ditemukan</h1><p>Periksa kembali tautan dari toko.</p>`,
  );
