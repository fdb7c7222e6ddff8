import { html, page } from '../midtrans/html.ts';
import type { BankFaults } from './faults.ts';
import type { SimulatorSite } from './pages.ts';

const LABELS: Record<keyof BankFaults, string> = {
  duplicate: 'Kirim setiap pemberitahuan dua kali',
  forge: 'Palsukan tanda tangan pemberitahuan',
  drop: 'Jangan kirim pemberitahuan',
  down: 'Bank tidak dapat dihubungi',
  slowSeconds: 'Jawaban terlambat (detik)',
  delaySeconds: 'Pemberitahuan terlambat (detik)',
};

/** Returns the page with a form of all settings. */
export function settingsPage(site: SimulatorSite, faults: BankFaults, isSaved: boolean): string {
  const fields = (Object.keys(LABELS) as (keyof BankFaults)[]).map((name) => {
    const value = faults[name];
    return typeof value === 'boolean'
      ? html`<label class="check"><input type="checkbox" name="${name}" ${value && 'checked'}>${LABELS[name]}</label>`
      : html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}" type="number" min="0" step="any" value="${value}"></div>`;
  });
  return page(
    site.root,
    'Pengaturan',
    html`<h1>Pengaturan bank</h1>
${isSaved && html`<p class="message" role="status">Pengaturan disimpan.</p>`}
<form class="card" method="post" action="${site.root}/settings">${fields}<div class="actions"><button>Simpan</button></div></form>
<form class="card" method="post" action="${site.root}/callbacks/deliver"><p>Kirim semua pemberitahuan yang masih menunggu sekarang juga.</p><button class="second">Kirim sekarang</button></form>`,
  );
}
