import { html, page } from '../midtrans/html.ts';
import type { BankFaults } from './faults.ts';
import type { Place } from './pages.ts';

const LABELS: Record<keyof BankFaults, string> = {
  duplicate: 'Kirim setiap pemberitahuan dua kali',
  forge: 'Palsukan tanda tangan pemberitahuan',
  drop: 'Jangan kirim pemberitahuan',
  down: 'Bank tidak dapat dihubungi',
  slowSeconds: 'Jawaban terlambat (detik)',
  delaySeconds: 'Pemberitahuan terlambat (detik)',
};

/** All settings as one form. */
export function settingsPage(place: Place, faults: BankFaults, saved: boolean): string {
  const fields = (Object.keys(LABELS) as (keyof BankFaults)[]).map((name) => {
    const value = faults[name];
    return typeof value === 'boolean'
      ? html`<label class="check"><input type="checkbox" name="${name}" ${value && 'checked'}>${LABELS[name]}</label>`
      : html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}" type="number" min="0" step="any" value="${value}"></div>`;
  });
  return page(
    place.root,
    'Pengaturan',
    html`<h1>Pengaturan bank</h1>
${saved && html`<p class="message" role="status">Pengaturan disimpan.</p>`}
<form class="card" method="post" action="${place.root}/settings">${fields}<div class="actions"><button>Simpan</button></div></form>
<form class="card" method="post" action="${place.root}/callbacks/deliver"><p>Kirim semua pemberitahuan yang masih menunggu sekarang juga.</p><button class="second">Kirim sekarang</button></form>`,
  );
}
