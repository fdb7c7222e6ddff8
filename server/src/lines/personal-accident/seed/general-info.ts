import { list } from '../../seed/html.ts';
import type { AccidentProduct } from './product.ts';
import { classOf } from './reference-data.ts';

/** Days. Sources: `server/seed/data/SOURCES.md`. */
export const WAITING_DAYS = 0;
export const GRACE_DAYS = 30;
export const COOLING_DAYS = 14;

const RIDING = 'Mengendarai sepeda motor untuk bekerja, atau sepeda motor di atas 250 cc.';
const SPORTS = 'Olahraga berisiko seperti menyelam, panjat tebing, terjun payung, dan balap.';

/** The exclusions of every plan. */
export const COMMON_EXCLUSIONS = [
  'Meninggal dunia atau cacat karena penyakit, dari mana pun asalnya.',
  'Cedera yang disengaja, termasuk bunuh diri.',
  'Kecelakaan di bawah pengaruh alkohol atau narkotika.',
  'Keikutsertaan dalam tindak kejahatan, perkelahian, perang, atau huru-hara.',
];

/** Returns the exclusions of a plan. */
export const exclusionsOf = ({ coversMotorcycle, coversSports }: AccidentProduct): string[] => [
  ...COMMON_EXCLUSIONS,
  ...(coversMotorcycle ? [] : [RIDING]),
  ...(coversSports ? [] : [SPORTS]),
];

const section = (title: string, html: string) => `<h3>${title}</h3>${html}`;

function occupationSection({ riskClass }: AccidentProduct): string {
  const { name_id, description_id } = classOf(riskClass);
  const dutyToReport =
    'Bila pekerjaan berubah ke kelas yang lebih berat, beri tahu kami sebelum melanjutkan pekerjaan itu.';
  return section(
    'Kelas pekerjaan',
    `<p>Premi berlaku untuk ${name_id}: ${description_id}. ${dutyToReport}</p>`,
  );
}

const BENEFICIARIES = section(
  'Penerima manfaat',
  list([
    'Santunan meninggal dunia dibayarkan seluruhnya kepada penerima manfaat utama.',
    'Penerima manfaat kedua berhak bila penerima utama sudah tidak ada; bila lebih dari satu, dibagi sama rata.',
    'Pilihan hubungan: orang tua, suami, istri, anak kandung, atau saudara kandung.',
  ]),
);

const CLAIMS = section(
  'Cara klaim',
  list([
    'Laporkan kecelakaan paling lambat 5 hari kalender setelah kejadian.',
    'Siapkan formulir klaim, KTP dan Kartu Keluarga, kronologi, serta kuitansi asli.',
    'Kecelakaan lalu lintas: sertakan surat keterangan kepolisian.',
    'Meninggal dunia: sertakan surat kematian, keterangan ahli waris, dan visum atau resume medis.',
    'Cacat tetap: sertakan surat keterangan dokter dan foto.',
  ]),
);

/** Returns the information to read before ordering, as HTML. `store-repository.ts` sanitises the HTML. */
export function generalInfo(product: AccidentProduct): string {
  const { name, renewalAge } = product;
  return [
    `<p><strong>${name}</strong> membayar santunan bila tertanggung meninggal dunia atau cacat karena kecelakaan: peristiwa yang tiba-tiba, dari luar, tidak disengaja, dan dapat dibuktikan secara medis. Premi berlaku untuk satu orang tertanggung selama satu tahun dan dapat diperpanjang sampai usia ${renewalAge} tahun.</p>`,
    section(
      'Masa tunggu',
      '<p>Tidak ada. Kecelakaan dijamin sejak polis berlaku, di seluruh dunia, 24 jam sehari.</p>',
    ),
    occupationSection(product),
    BENEFICIARIES,
    section(
      'Masa tenggang dan masa mempelajari polis',
      `<p>Premi perpanjangan dapat dibayar sampai ${GRACE_DAYS} hari setelah jatuh tempo. Polis dapat dibatalkan dalam ${COOLING_DAYS} hari kalender sejak diterima, dan premi dikembalikan setelah dikurangi biaya administrasi.</p>`,
    ),
    CLAIMS,
    section('Yang tidak dijamin', list(exclusionsOf(product))),
  ].join('');
}
