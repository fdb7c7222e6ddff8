import { html, page } from './html.ts';
import type { Knobs } from './knobs.ts';
import type { Place } from './pages.ts';

const LABELS: Record<keyof Knobs, string> = {
  duplicate: 'Kirim setiap notifikasi dua kali',
  reorder: 'Tukar urutan notifikasi',
  forge: 'Palsukan tanda tangan notifikasi',
  drop: 'Jangan kirim notifikasi',
  unknownField: 'Tambahkan isi yang tidak dikenal pada notifikasi',
  qris: 'Beritahukan GoPay sebagai QRIS',
  sparse: 'Tanpa isi yang tidak wajib (fraud_status, merchant_id)',
  mirrorHttp: 'Kode jawaban juga menjadi kode HTTP',
  down: 'Gateway tidak dapat dihubungi',
  slowSeconds: 'Jawaban terlambat (detik)',
  delaySeconds: 'Notifikasi terlambat (detik)',
  retrySpeed: 'Percepatan pengiriman ulang (kali)',
};

/** All knobs as one form. */
export function settingsPage(place: Place, knobs: Knobs, saved: boolean): string {
  const fields = (Object.keys(LABELS) as (keyof Knobs)[]).map((name) => {
    const value = knobs[name];
    return typeof value === 'boolean'
      ? html`<label class="check"><input type="checkbox" name="${name}" ${value && 'checked'}>${LABELS[name]}</label>`
      : html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}" type="number" min="0" step="any" value="${value}"></div>`;
  });
  return page(
    place.root,
    'Pengaturan',
    html`<h1>Pengaturan simulator</h1>
${saved && html`<p class="message" role="status">Pengaturan disimpan.</p>`}
<form class="card" method="post" action="${place.root}/settings">${fields}<div class="actions"><button>Simpan</button></div></form>
<form class="card" method="post" action="${place.root}/webhooks/deliver"><p>Kirim semua notifikasi yang masih menunggu sekarang juga.</p><button class="second">Kirim sekarang</button></form>`,
  );
}
