import { PRODUCT_TYPE_INFO } from '@naungan/domain/lines';
import type { Certificate } from '../line.ts';
import { benefitTables, claimWays, insuredChapter, limitFacts, personTerms } from '../person/certificate.ts';
import { beneficiaryFacts } from './beneficiary.ts';

export const PERSONAL_ACCIDENT_CERTIFICATE: Certificate<'kecelakaandiri'> = {
  kinds: [{ kind: 'main', label: PRODUCT_TYPE_INFO.kecelakaandiri.label }],
  product: (order) => limitFacts(order, 'Uang Pertanggungan'),
  subject: (order) => [
    insuredChapter(order),
    { title: 'Penerima Manfaat', facts: beneficiaryFacts(order.details) },
  ],
  cover: benefitTables,
  terms: (order) => [
    'Polis ini menjamin akibat kecelakaan, bukan akibat penyakit, sejak polis berlaku dan tanpa masa tunggu.',
    'Meninggal dunia dan cacat tetap dijamin bila terjadi dalam 12 bulan sejak tanggal kecelakaan.',
    'Santunan meninggal dunia dibayarkan seluruhnya kepada Penerima Manfaat Utama. Penerima Manfaat Kedua berhak bila Penerima Manfaat Utama sudah tidak ada; bila lebih dari satu, dibagi sama rata.',
    ...personTerms(order, 'alamat, kontak, pekerjaan, dan penerima manfaat'),
  ],
  claims: (order, { name }) => [
    claimWays(order),
    `Laporkan kecelakaan kepada ${name} melalui kontak di bawah ini, paling lambat 5 hari kalender setelah kejadian.`,
    'Simpan kuitansi asli biaya pengobatan. Kecelakaan lalu lintas memerlukan surat keterangan kepolisian, dan cacat tetap memerlukan surat keterangan dokter.',
    'Bila Tertanggung meninggal dunia, Penerima Manfaat mengajukan klaim dengan nomor polis; untuk itu tidak diperlukan akun.',
  ],
};
