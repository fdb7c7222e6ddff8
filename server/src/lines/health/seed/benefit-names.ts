type BenefitName = { group: string; name: string; description: string };

const INAP = 'Rawat Inap';
const BEDAH = 'Pembedahan';
const JALAN = 'Rawat Jalan';
const TAMBAHAN = 'Manfaat Tambahan';
const SANTUNAN = 'Santunan';
export const MATERNITY_GROUP = 'Kehamilan dan Melahirkan';
/** Groups of benefits for an illness or an accident. */
export const TREATMENT_GROUPS = [INAP, BEDAH, SANTUNAN, JALAN];

/** The benefit tables in page order. */
export const BENEFIT_GROUPS = [INAP, BEDAH, SANTUNAN, JALAN, 'Rawat Gigi', MATERNITY_GROUP, TAMBAHAN];

/** The displayed name of each item code. */
export const BENEFIT_NAMES: Record<string, BenefitName> = {
  kamar_dan_menginap: {
    group: INAP,
    name: 'Kamar dan menginap',
    description: 'Biaya kamar perawatan dan makan pasien selama rawat inap.',
  },
  icu_iccu: {
    group: INAP,
    name: 'Perawatan intensif (ICU/ICCU)',
    description: 'Biaya kamar perawatan intensif atas anjuran dokter.',
  },
  kunjungan_dokter_umum: {
    group: INAP,
    name: 'Kunjungan dokter umum',
    description: 'Kunjungan dokter umum selama rawat inap, satu kali sehari.',
  },
  kunjungan_dokter_spesialis: {
    group: INAP,
    name: 'Kunjungan dokter spesialis',
    description: 'Kunjungan dokter spesialis selama rawat inap, satu kali sehari.',
  },
  aneka_perawatan_rumah_sakit: {
    group: INAP,
    name: 'Aneka perawatan rumah sakit',
    description: 'Obat, pemeriksaan laboratorium, radiologi, dan alat medis selama rawat inap.',
  },
  perawatan_sebelum_sesudah_rawat_inap: {
    group: INAP,
    name: 'Perawatan sebelum dan sesudah rawat inap',
    description: 'Konsultasi, obat, dan pemeriksaan dalam 30 hari sebelum dan 30 hari sesudah rawat inap.',
  },
  pembedahan_kompleks: {
    group: BEDAH,
    name: 'Pembedahan kompleks',
    description: 'Biaya dokter bedah, dokter anestesi, dan kamar operasi untuk tindakan kompleks.',
  },
  pembedahan_besar: {
    group: BEDAH,
    name: 'Pembedahan besar',
    description: 'Biaya dokter bedah, dokter anestesi, dan kamar operasi untuk tindakan besar.',
  },
  pembedahan_sedang: {
    group: BEDAH,
    name: 'Pembedahan sedang',
    description: 'Biaya dokter bedah, dokter anestesi, dan kamar operasi untuk tindakan sedang.',
  },
  pembedahan_kecil: {
    group: BEDAH,
    name: 'Pembedahan kecil',
    description: 'Biaya tindakan bedah kecil, termasuk bedah satu hari tanpa menginap.',
  },
  santunan_harian_rawat_inap: {
    group: SANTUNAN,
    name: 'Santunan harian rawat inap',
    description: 'Uang tunai untuk setiap hari rawat inap, berapa pun tagihan rumah sakitnya.',
  },
  santunan_harian_icu: {
    group: SANTUNAN,
    name: 'Santunan harian ICU',
    description: 'Uang tunai untuk setiap hari di ruang perawatan intensif.',
  },
  santunan_pembedahan: {
    group: SANTUNAN,
    name: 'Santunan pembedahan',
    description: 'Uang tunai untuk pembedahan dengan rawat inap.',
  },
  santunan_duka: {
    group: SANTUNAN,
    name: 'Santunan duka',
    description: 'Dibayarkan kepada ahli waris bila tertanggung meninggal dunia.',
  },
  rawat_jalan: {
    group: JALAN,
    name: 'Rawat jalan',
    description: 'Konsultasi dokter, obat resep, dan pemeriksaan penunjang tanpa menginap.',
  },
  konsultasi_dokter_umum: {
    group: JALAN,
    name: 'Konsultasi dokter umum',
    description: 'Termasuk konsultasi daring dengan dokter rekanan.',
  },
  konsultasi_dokter_spesialis: {
    group: JALAN,
    name: 'Konsultasi dokter spesialis',
    description: 'Dengan surat rujukan dokter umum.',
  },
  obat_resep: {
    group: JALAN,
    name: 'Obat resep',
    description: 'Obat yang diresepkan dokter dan ditebus di apotek berizin.',
  },
  laboratorium_radiologi: {
    group: JALAN,
    name: 'Laboratorium dan radiologi',
    description: 'Pemeriksaan penunjang atas permintaan dokter.',
  },
  fisioterapi: {
    group: JALAN,
    name: 'Fisioterapi',
    description: 'Atas anjuran dokter spesialis, paling banyak 12 kunjungan dalam setahun.',
  },
  rawat_gigi: {
    group: 'Rawat Gigi',
    name: 'Rawat gigi',
    description: 'Penambalan, pencabutan, dan pembersihan karang gigi; tidak termasuk estetika.',
  },
  melahirkan_normal: {
    group: MATERNITY_GROUP,
    name: 'Melahirkan tanpa operasi',
    description: 'Biaya persalinan dan perawatan ibu di rumah sakit atau klinik bersalin.',
  },
  melahirkan_operasi: {
    group: MATERNITY_GROUP,
    name: 'Melahirkan dengan operasi',
    description: 'Operasi caesar atas indikasi medis.',
  },
  pemeriksaan_kehamilan: {
    group: MATERNITY_GROUP,
    name: 'Pemeriksaan kehamilan',
    description: 'Kontrol, vitamin, dan ultrasonografi selama masa kehamilan.',
  },
  keguguran: {
    group: MATERNITY_GROUP,
    name: 'Keguguran',
    description: 'Perawatan medis akibat keguguran yang tidak disengaja.',
  },
  melahirkan: {
    group: MATERNITY_GROUP,
    name: 'Melahirkan',
    description: 'Biaya persalinan dan perawatan ibu.',
  },
  rawat_jalan_darurat_kecelakaan: {
    group: TAMBAHAN,
    name: 'Rawat jalan darurat akibat kecelakaan',
    description: 'Perawatan dalam 48 jam setelah kecelakaan, tanpa menginap.',
  },
  ambulans: {
    group: TAMBAHAN,
    name: 'Ambulans',
    description: 'Biaya ambulans darat menuju rumah sakit terdekat.',
  },
  perawat_di_rumah: {
    group: TAMBAHAN,
    name: 'Perawat di rumah',
    description: 'Perawat bersertifikat setelah rawat inap atas anjuran dokter.',
  },
};
