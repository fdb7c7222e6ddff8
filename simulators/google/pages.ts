import { type Html, html } from '../midtrans/html.ts';
import type { AuthorizationRequest } from './authorization.ts';
import type { Person } from './id-token.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f3f5f7;color:#1f2a37;font:16px/1.5 system-ui,sans-serif}
main{max-width:27rem;margin:0 auto;padding:1.5rem 1rem 3rem}
.note{margin:0 0 1rem;padding:.5rem .875rem;border-radius:.625rem;background:#fdf3de;color:#6b4a00;font-size:.875rem}
.card{background:#fff;border:1px solid #e2e6ea;border-radius:1rem;padding:1.25rem}
h1{margin:0 0 .25rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1.0625rem}
p{margin:0 0 1rem}
ul{list-style:none;margin:0;padding:0}
li+li{margin-top:.5rem}
form{margin:0}
button{width:100%;min-height:48px;padding:.5rem 1rem;border:1px solid #c8d0d8;border-radius:.75rem;background:#fff;color:inherit;font:inherit;text-align:left;cursor:pointer}
button:hover{background:#eef6f4}
button strong{display:block}
button .mail,.hint{color:#4a5563;font-size:.875rem;overflow-wrap:anywhere}
button.main{background:#0b5f55;border-color:#0b5f55;color:#fff;font-weight:600;text-align:center}
button.plain{text-align:center}
button:focus-visible,input:focus-visible{outline:3px solid #0b5f55;outline-offset:2px}
label{display:block;margin:0 0 .25rem;font-weight:600}
.field{margin:0 0 .875rem}
input[type=text],input[type=email]{width:100%;min-height:48px;padding:0 .75rem;border:1px solid #8793a0;border-radius:.625rem;font:inherit;background:#fff;color:inherit}
.check{display:flex;gap:.625rem;align-items:center;min-height:44px;font-weight:400}
.check input{flex:none;width:1.25rem;height:1.25rem}
.error{margin:0 0 1rem;padding:.5rem .875rem;border-radius:.625rem;background:#fcebe9;color:#8c1d18}
`;

const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Simulasi akun Google</title><style>${STYLE}</style></head>
<body><main><p class="note">Halaman uji coba. Ini bukan Google, dan tidak ada data yang dikirim ke Google.</p>
<div class="card">${body}</div></main></body>
</html>`.text;

const accountItem = (
  action: string,
  { name, email, isEmailVerified, isMailboxHosted }: Person,
) => html`<li><form method="post" action="${action}">
<input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
${isEmailVerified && html`<input type="hidden" name="verified" value="on">`}${isMailboxHosted && html`<input type="hidden" name="managed" value="on">`}
<button type="submit"><strong>${name}</strong><span class="mail">${email}</span></button></form></li>`;

/** Returns the account chooser. `action` is the page's URL with the request in its query. */
export function chooserPage(
  site: string,
  action: string,
  people: readonly Person[],
  problem: string | null = null,
): string {
  return page(
    'Pilih akun',
    html`<h1>Pilih akun</h1><p>untuk melanjutkan ke ${site}</p>
${problem !== null && html`<p class="error" role="alert">${problem}</p>`}
<ul>${people.map((person) => accountItem(action, person))}</ul>
<h2>Gunakan akun lain</h2>
<form method="post" action="${action}">
<div class="field"><label for="name">Nama</label><input type="text" id="name" name="name" autocomplete="name" maxlength="100" required></div>
<div class="field"><label for="email">Email</label><input type="email" id="email" name="email" autocomplete="email" maxlength="200" required></div>
<label class="check"><input type="checkbox" name="verified" checked>Email sudah diverifikasi Google</label>
<label class="check"><input type="checkbox" name="managed" checked>Email dikelola Google</label>
<p class="hint">${site} akan menerima nama dan alamat email akun yang Anda pilih.</p>
<p><button class="main" type="submit">Lanjutkan</button></p></form>
<form method="post" action="${action}"><input type="hidden" name="cancel" value="on"><button class="plain" type="submit">Batal</button></form>`,
  );
}

/** Returns the page for an invalid request. */
export const errorPage = (code: string): string =>
  page(
    'Akses diblokir',
    html`<h1>Akses diblokir</h1><p>Permintaan dari situs ini tidak valid.</p><p class="hint">Error: ${code}</p>`,
  );

/** Returns the page that posts the result to the redirect URL (`response_mode=form_post`). */
export const formPostPage = (
  { redirectUri, state }: AuthorizationRequest,
  result: { id_token: string } | { error: string },
  scriptNonce: string,
): string =>
  page(
    'Melanjutkan',
    html`<form method="post" action="${redirectUri}">
${Object.entries({ state, ...result }).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="main" type="submit">Lanjutkan</button></form>
<script nonce="${scriptNonce}">document.forms[0].submit()</script>`,
  );

/** Returns the form's action with the request in its query, so that the simulator needs no state. */
export function chooserAction(path: string, request: AuthorizationRequest): string {
  const query = new URLSearchParams({
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: 'id_token',
    response_mode: request.responseMode,
    scope: 'openid email profile',
    nonce: request.nonce,
    state: request.state,
  });
  return `${path}?${query}`;
}
