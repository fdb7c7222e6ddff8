import { healthPlan } from '@naungan/domain/lines/health/record';

/** A fictional health plan, as returned by `GET /health/{id}`. */
export const plan = healthPlan.parse({
  _id: 'plan-sbk-350',
  productName: 'Sambirejo Sehat 350',
  logoProduct: '',
  insuranceCompany: { _id: 'sbk', company_name: 'Asuransi Sambirejo Kencana Fiktif' },
  ages: { minAge: 0, maxAge: 60 },
  premi: [
    { minAge: 0, maxAge: 17, value: 1_680_000 },
    { minAge: 18, maxAge: 30, value: 2_100_000 },
    { minAge: 31, maxAge: 40, value: 2_390_000 },
    { minAge: 41, maxAge: 60, value: 3_570_000 },
  ],
  adminFee: 25_000,
  policyPrintFee: 50_000,
  serviceFee: { useServiceFee: true, method: 'nominal', value: 8_000, maximumValue: 25_000 },
  limitClaim: { limit: 140_000_000, limitToBenefit: false },
  transactionType: 'online',
  waitingTime: 30,
  gracePeriod: 30,
  coolingPeriod: 14,
  claimMecanism: [
    { mecanism: 'Cashless', area: 'Rumah sakit rekanan di seluruh Indonesia' },
    { mecanism: 'Reimbursement', area: 'Rumah sakit mana pun di Indonesia' },
  ],
  benefits: [
    {
      name: 'Rawat inap',
      items: [
        {
          featureId: { name: 'Kamar dan menginap', type: 'currency' },
          value: 350_000,
          maximum: 'per hari, maksimal 180 hari per tahun',
          description: 'Biaya kamar termasuk makan',
          note: '',
        },
        {
          featureId: { name: 'Ruang ICU', type: 'currency' },
          value: 700_000,
          maximum: 'per hari, maksimal 30 hari per tahun',
          description: '',
          note: '',
        },
        {
          featureId: { name: 'Aneka perawatan rumah sakit', type: 'percentage' },
          value: 5,
          maximum: 'per perawatan',
          description: '',
          note: '',
        },
      ],
    },
    {
      name: 'Pembedahan',
      items: [
        {
          featureId: { name: 'Pembedahan besar', type: 'currency' },
          value: 20_000_000,
          maximum: 'per kejadian',
          description: '',
          note: 'Masa tunggu 365 hari untuk penyakit tertentu',
        },
      ],
    },
  ],
  generalInfo:
    '<p>Polis berlaku <strong>satu tahun</strong> sejak diterbitkan dan dapat diperpanjang.</p><h3>Yang tidak dijamin</h3><ul><li>Penyakit yang sudah ada sebelum polis terbit.</li><li>Perawatan kecantikan.</li></ul>',
  attachments: [
    { code: 'ktp', name: 'KTP Tertanggung', extention: 'image', required: true, limit: 2 },
    { code: 'foto-diri', name: 'Foto Diri Tertanggung', extention: 'image', required: true, limit: 2 },
    { code: 'surat-dokter', name: 'Surat Keterangan Dokter', extention: 'pdf', required: false, limit: 5 },
  ],
  declarations: [
    {
      _id: 'd1',
      question: 'Apakah saat ini tertanggung dalam keadaan sehat dan tidak sedang dirawat?',
      answer: 'ya',
    },
    {
      _id: 'd2',
      question: 'Apakah tertanggung pernah didiagnosis kanker, penyakit jantung, stroke atau gagal ginjal?',
      answer: 'tidak',
    },
  ],
});

/** A plan with the longest names and largest amounts that a screen must fit. */
export const longPlan = healthPlan.parse({
  ...plan,
  _id: 'plan-panjang',
  productName: 'Perlindungan Kesehatan Keluarga Sejahtera Nusantara Eksekutif Internasional Plus 5000',
  insuranceCompany: {
    _id: 'panjang',
    company_name: 'PT Asuransi Umum dan Kesehatan Rengganis Garda Karsa Mandiri Bersama Fiktif Tbk',
  },
  premi: [{ minAge: 0, maxAge: 60, value: 1_234_567_000 }],
  adminFee: 1_250_000,
  serviceFee: { useServiceFee: true, method: 'percentage', value: 2.5, maximumValue: 9_999_999 },
  limitClaim: { limit: 250_000_000_000, limitToBenefit: false },
});
