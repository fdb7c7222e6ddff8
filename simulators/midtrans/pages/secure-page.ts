import { formatRupiah } from '@naungan/domain/money';
import { requiresCode } from '../cards/decide.ts';
import { type Html, html } from '../html.ts';
import type { Body } from '../replies.ts';
import type { Transaction } from '../transaction.ts';
import { noticeBox, type Place } from './parts.ts';

/** How the result is delivered: a message to the merchant's page, or a form posted to this URL. */
export type ResultDelivery = { callbackUrl: string | null };

/** Layout for a frame on a phone: no header and no outgoing links. */
function framedPage({ root }: Place, body: Html, result: Body | null): string {
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

/** Asks the payer to authenticate. `address`: URL of this page, including how the result is delivered. */
export function securePage(
  place: Place,
  transaction: Transaction,
  { address, wrong }: { address: string; wrong: boolean },
): string {
  const { card, grossAmount } = transaction;
  const asks = requiresCode(transaction);
  return framedPage(
    place,
    html`<dl>
<div><dt>Toko</dt><dd>${place.merchant}</dd></div>
<div><dt>Kartu</dt><dd>${card?.masked ?? ''}</dd></div>
<div><dt>Jumlah</dt><dd class="amount">${formatRupiah(grossAmount)}</dd></div>
</dl>
${noticeBox(wrong ? { text: 'Kode OTP salah. Coba lagi.', bad: true } : null)}
<form method="post" action="${address}">
${asks ? OTP_FIELD : html`<p>Bank penerbit kartu ini tidak meminta kode.</p>`}
<div class="actions"><button name="answer" value="pass">${asks ? 'Kirim' : 'Lanjutkan'}</button><button class="second" name="answer" value="fail">Gagalkan verifikasi</button><button class="danger" name="answer" value="cancel">Batal</button></div>
</form>`,
    null,
  );
}

const RESULT_TEXTS: Record<string, string> = {
  '200': 'Verifikasi berhasil.',
  '201': 'Bank masih memproses pembayaran ini.',
  '407': 'Tautan verifikasi sudah tidak berlaku.',
};

/** Shows the result to the payer and posts it to the merchant. */
export function secureResultPage(place: Place, result: Body, { callbackUrl }: ResultDelivery): string {
  const code = String(result.status_code);
  const text = RESULT_TEXTS[code] ?? 'Pembayaran dengan kartu ini ditolak.';
  const form =
    callbackUrl !== null &&
    html`<form method="post" action="${callbackUrl}"><input type="hidden" name="response" value="${JSON.stringify(result)}"><div class="actions"><button>Kembali ke toko</button></div></form>`;
  const bad = code !== '200' && code !== '201';
  return framedPage(place, html`${noticeBox({ text, bad })}${form}`, result);
}
