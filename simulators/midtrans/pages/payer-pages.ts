import { formatRupiah } from '@naungan/domain/money';
import { type Html, html, page } from '../html.ts';
import { methodOf } from '../methods/methods.ts';
import type { Transaction } from '../transaction.ts';
import { button, noticeBox, type SimulatorSite, statusTag } from './page-elements.ts';

function renderPayerPage(site: SimulatorSite, transaction: Transaction, body: Html | Html[]): string {
  const { label } = methodOf(transaction);
  return page(
    site.root,
    label,
    html`<section class="card phone">
<h1>${label}</h1>
<div class="muted">Bayar ke</div><div><strong>${site.merchant}</strong></div>
<p class="amount">${formatRupiah(transaction.grossAmount)}</p>
<p>${statusTag(transaction)}</p>
${body}
</section>`,
  );
}

const finishLink = (finishUrl: string | null): Html =>
  html`<div class="actions">${finishUrl !== null && html`<a class="button" href="${finishUrl}">Kembali ke toko</a>`}</div>`;

/** Returns the page that the payer's phone shows after it opened a deeplink or scanned a QR code. `pageUrl`: URL of this page. */
export function appPage(
  site: SimulatorSite,
  transaction: Transaction,
  pageUrl: string,
  finishUrl: string | null,
): string {
  if (transaction.status !== 'pending') return renderPayerPage(site, transaction, finishLink(finishUrl));
  const { code, label } = methodOf(transaction);
  const otherAppButtons =
    code === 'gopay' ? [button(`${pageUrl}/other`, 'Bayar dengan aplikasi QRIS lain', 'second')] : [];
  const actions = [
    button(`${pageUrl}/pay`, `Bayar dengan ${label}`),
    ...otherAppButtons,
    button(`${pageUrl}/decline`, 'Tolak', 'danger'),
  ];
  return renderPayerPage(site, transaction, html`<div class="actions">${actions}</div>`);
}

/** Returns the page on which a payer with Akulaku or Danamon approves or declines. */
export function approvalPage(
  site: SimulatorSite,
  transaction: Transaction,
  pageUrl: string,
  finishUrl: string,
): string {
  if (transaction.status !== 'pending') return renderPayerPage(site, transaction, finishLink(finishUrl));
  return renderPayerPage(
    site,
    transaction,
    html`<form method="post" action="${pageUrl}"><div class="actions"><button name="answer" value="pay">Setujui pembayaran</button><button class="danger" name="answer" value="decline">Tolak</button></div></form>`,
  );
}

/** Returns the page on which a payer with CIMB Clicks logs in. */
export function loginPage(
  site: SimulatorSite,
  transaction: Transaction,
  { pageUrl, finishUrl, isUnknownUser }: { pageUrl: string; finishUrl: string; isUnknownUser: boolean },
): string {
  if (transaction.status !== 'pending') return renderPayerPage(site, transaction, finishLink(finishUrl));
  const error = { text: 'Nama pengguna tidak dikenal.', isError: true };
  return renderPayerPage(
    site,
    transaction,
    html`${noticeBox(isUnknownUser ? error : null)}<form class="login" method="post" action="${pageUrl}">
<div class="field"><label for="user">Nama pengguna</label><input id="user" name="user" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" required maxlength="50" aria-describedby="user-hint"><p class="muted" id="user-hint">testuser00 berhasil, testuser01 gagal. Kata sandi apa saja.</p></div>
<div class="field"><label for="password">Kata sandi</label><input id="password" name="password" type="password" autocomplete="off" maxlength="100"></div>
<div class="actions"><button name="answer" value="pay">Masuk dan bayar</button><button class="danger" name="answer" value="decline" formnovalidate>Batalkan</button></div>
</form>`,
  );
}

/** Returns the page for an unknown transaction. */
export const notFoundPage = ({ root }: SimulatorSite): string =>
  page(
    root,
    'Tidak ditemukan',
    html`<h1>Halaman pembayaran tidak ditemukan</h1><p>Periksa kembali tautan dari toko.</p>`,
  );
