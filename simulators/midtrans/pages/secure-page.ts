import { formatRupiah } from '@naungan/domain/money';
import { requiresCode } from '../cards/decide.ts';
import { type Html, html } from '../html.ts';
import type { Body } from '../replies.ts';
import type { Transaction } from '../transaction.ts';
import { noticeBox, type SimulatorSite } from './page-elements.ts';

/**
 * `callbackUrl` is the URL to which a form posts the result. With `null`, the page sends the result as a message to the
 * merchant's page.
 */
export type ResultDelivery = { callbackUrl: string | null };

/** Returns a page without header and links, which fits into a frame on a phone. */
function framedPage({ root }: SimulatorSite, body: Html, result: Body | null): string {
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Verifikasi kartu · Simulator Pembayaran</title>
<link rel="stylesheet" href="${root}/style.css">
</head>
<body class="framed" data-result="${result === null ? '' : JSON.stringify(result)}">
<main aria-label="Verifikasi kartu">
<h1>Verifikasi kartu</h1>
<p class="note">Halaman uji coba. Tidak ada uang yang berpindah.</p>
${body}
</main>
${result !== null && html`<script src="${root}/v2/assets/js/secure-result.js"></script>`}
</body>
</html>`.text;
}

const OTP_FIELD = html`<div class="field"><label for="otp">Kode OTP</label>
<input id="otp" name="otp" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" aria-describedby="otp-hint">
<p class="muted" id="otp-hint">Untuk uji coba, kodenya 112233.</p></div>`;

/** Returns the page on which the payer authenticates. `pageUrl`: URL of this page; its query states how the result is delivered. */
export function threeDSecurePage(
  site: SimulatorSite,
  transaction: Transaction,
  { pageUrl, isWrongCode }: { pageUrl: string; isWrongCode: boolean },
): string {
  const { card, grossAmount } = transaction;
  const needsCode = requiresCode(transaction);
  return framedPage(
    site,
    html`<dl>
<div><dt>Toko</dt><dd>${site.merchant}</dd></div>
<div><dt>Kartu</dt><dd>${card?.masked ?? ''}</dd></div>
<div><dt>Jumlah</dt><dd class="amount">${formatRupiah(grossAmount)}</dd></div>
</dl>
${noticeBox(isWrongCode ? { text: 'Kode OTP salah. Coba lagi.', isError: true } : null)}
<form method="post" action="${pageUrl}">
${needsCode ? OTP_FIELD : html`<p>Bank penerbit kartu ini tidak meminta kode.</p>`}
<div class="actions"><button name="answer" value="pass">${needsCode ? 'Kirim' : 'Lanjutkan'}</button><button class="second" name="answer" value="fail">Gagalkan verifikasi</button><button class="danger" name="answer" value="cancel">Batal</button></div>
</form>`,
    null,
  );
}

const RESULT_TEXTS: Record<string, string> = {
  '200': 'Verifikasi berhasil.',
  '201': 'Bank masih memproses pembayaran ini.',
  '407': 'Tautan verifikasi sudah tidak berlaku.',
};

/** Returns the page that shows the result to the payer and sends the result to the merchant. */
export function threeDSecureResultPage(
  site: SimulatorSite,
  result: Body,
  { callbackUrl }: ResultDelivery,
): string {
  const code = String(result.status_code);
  const text = RESULT_TEXTS[code] ?? 'Pembayaran dengan kartu ini ditolak.';
  const form =
    callbackUrl !== null &&
    html`<form method="post" action="${callbackUrl}"><input type="hidden" name="response" value="${JSON.stringify(result)}"><div class="actions"><button>Kembali ke toko</button></div></form>`;
  const isError = code !== '200' && code !== '201';
  return framedPage(site, html`${noticeBox({ text, isError })}${form}`, result);
}
