import { escapeHtml } from '../../server/src/core/mail-template.ts';

/** A text that is HTML and must not be escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | Html[] | null | false;

function render(value: Value): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}

/** Template tag that returns HTML; escapes every value that is not {@link Html}. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part));
}

/** Returns a complete page; `root` is the path where the simulator is mounted. */
export function page(root: string, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Simulator Pembayaran</title>
<link rel="stylesheet" href="${root}/style.css">
</head>
<body>
<header><a class="brand" href="${root}/">Simulator Pembayaran</a><nav><a href="${root}/">Transaksi</a><a href="${root}/cards">Kartu uji</a><a href="${root}/settings">Pengaturan</a></nav></header>
<main>
<p class="note">Halaman uji coba. Tidak ada uang yang berpindah.</p>
${body}
</main>
</body>
</html>`.text;
}
