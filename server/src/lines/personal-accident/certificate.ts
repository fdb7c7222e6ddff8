import { LINES } from '@naungan/domain/lines';
import { insuredSection } from '../insured-certificate.ts';
import { benefitTables, claimWays, limitFacts, personTerms } from '../insured-person/certificate.ts';
import type { Certificate } from '../line.ts';
import { beneficiaryFacts } from './beneficiary.ts';

export const PERSONAL_ACCIDENT_CERTIFICATE: Certificate<'kecelakaandiri'> = {
  kinds: [{ kind: 'main', label: LINES.kecelakaandiri.label }],
  product: (order) => limitFacts(order, 'Uang Pertanggungan'),
  subject: (order) => [
    insuredSection(order),
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
