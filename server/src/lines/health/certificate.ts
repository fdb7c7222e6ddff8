import { LINES } from '@naungan/domain/lines';
import { insuredSection } from '../insured-certificate.ts';
import { benefitTables, claimWays, limitFacts, personTerms } from '../insured-person/certificate.ts';
import type { Certificate } from '../line.ts';

export const HEALTH_CERTIFICATE: Certificate<'kesehatan'> = {
  kinds: [{ kind: 'main', label: LINES.kesehatan.label }],
  product: (order) => limitFacts(order, 'Batas Manfaat per Tahun'),
  subject: (order) => [insuredSection(order)],
  cover: benefitTables,
  terms: (order) => [
    `Masa tunggu ${order.product.waitingTime} hari sejak polis berlaku, kecuali akibat kecelakaan. Manfaat tertentu memiliki masa tunggu sendiri, seperti tertulis pada tabel manfaat.`,
    ...personTerms(order, 'alamat dan kontak'),
  ],
  claims: (order, { name }) => [
    claimWays(order),
    'Tunjukkan sertifikat polis beserta kartu identitas Tertanggung kepada rumah sakit rekanan sebelum perawatan.',
    'Untuk penggantian biaya, simpan kuitansi asli, rincian biaya, resume medis, dan hasil pemeriksaan penunjang.',
    `Sampaikan klaim kepada ${name} melalui kontak di bawah ini, paling lambat 30 hari kalender sejak Tertanggung keluar dari rumah sakit.`,
  ],
};
