import { html, page } from '../html.ts';
import { METHODS } from '../methods/methods.ts';
import type { GatewaySettings } from '../settings.ts';
import { noticeBox, type SimulatorSite } from './page-elements.ts';

const LABELS: Record<Exclude<keyof GatewaySettings, 'off'>, string> = {
  duplicate: 'Kirim setiap notifikasi dua kali',
  reorder: 'Tukar urutan notifikasi',
  forge: 'Palsukan tanda tangan notifikasi',
  drop: 'Jangan kirim notifikasi',
  unknownField: 'Tambahkan isi yang tidak dikenal pada notifikasi',
  qris: 'Beritahukan GoPay sebagai QRIS',
  sparse: 'Tanpa isi yang tidak wajib (fraud_status, merchant_id, store)',
  upperCasePending:
    'Status ShopeePay yang menunggu ditulis PENDING dengan kode 200, seperti contoh dokumentasi',
  mirrorHttp: 'Kode jawaban juga menjadi kode HTTP',
  down: 'Gateway tidak dapat dihubungi',
  slowSeconds: 'Jawaban terlambat (detik)',
  delaySeconds: 'Notifikasi terlambat (detik)',
  retrySpeed: 'Percepatan pengiriman ulang (kali)',
};

/** Returns the page with a form of all settings. */
export function settingsPage(site: SimulatorSite, settings: GatewaySettings, isSaved: boolean): string {
  const fields = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((name) => {
    const value = settings[name];
    return typeof value === 'boolean'
      ? html`<label class="check"><input type="checkbox" name="${name}" ${value && 'checked'}>${LABELS[name]}</label>`
      : html`<div class="field"><label for="${name}">${LABELS[name]}</label><input id="${name}" name="${name}" type="number" min="0" step="any" value="${value}"></div>`;
  });
  const methods = METHODS.map(
    ({ code, label }) =>
      html`<label class="check"><input type="checkbox" name="off.${code}" ${settings.off.includes(code) && 'checked'}>${label}</label>`,
  );
  return page(
    site.root,
    'Pengaturan',
    html`<h1>Pengaturan simulator</h1>
${noticeBox(isSaved ? { text: 'Pengaturan disimpan.', isError: false } : null)}
<form class="card" method="post" action="${site.root}/settings">${fields}<fieldset><legend>Metode yang dimatikan</legend>${methods}</fieldset><div class="actions"><button>Simpan</button></div></form>
<form class="card" method="post" action="${site.root}/webhooks/deliver"><p>Kirim semua notifikasi yang masih menunggu sekarang juga.</p><button class="second">Kirim sekarang</button></form>`,
  );
}
