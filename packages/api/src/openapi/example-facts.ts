/** Data that the examples of several calls use. */

export const MEMBER_ID = '2f6b1d3c-8e4a-4c7f-9a1b-6d5e4f3c2b1a';
export const DESK_ID = '91c7e5a3-2b4d-4f6e-8a0c-3e5d7f9b1c2d';
export const PRODUCT_ID = '0b9f6c1e-4d8a-4f6e-9b1d-2c3a4e5f6071';
export const ORDER_ID = '5f3d2c1b-0a9e-4d7c-8b6a-1f2e3d4c5b6a';

export const EMAIL = 'siti@contoh.test';
export const PHONE = '6281234567890';
export const KPA_NUMBER = 'KPA-2026-000001';
export const INVOICE_NUMBER = 'INV/2026/11/000001';
export const POLICY_NUMBER = 'POL-KES-2026-000001';

/** The example order. The insurer returns the order once and approves it the next day; the member pays on the day of approval. */
export const ORDERED_AT = '2026-11-21T03:00:00.000Z';
export const RETURNED_AT = '2026-11-21T05:30:00.000Z';
export const REVISED_AT = '2026-11-21T08:10:00.000Z';
export const APPROVED_AT = '2026-11-22T02:15:00.000Z';
/** The chosen first day of cover. */
export const START_DATE = '2026-11-22';
export const PAID_AT = '2026-11-22T03:05:00.000Z';
export const PERIOD = { startDate: '2026-11-22', endDate: '2027-11-22' };

/** A signed link to a file. */
export const FILE_LINK = '/api/v1/files/eyJrIjoiY29udG9oIn0.aX4vT0mQkYc7Wz2LhRjN';

/** Rupiah. The fees of every example product. */
const fees = { policyPrintFee: 20_000, serviceFee: 10_000 };
export const amountsOf = (premium: number, adminFee: number) => ({
  premium,
  adminFee,
  ...fees,
  total: premium + adminFee + fees.policyPrintFee + fees.serviceFee,
});
export const ADMIN_FEE = 25_000;
export const PREMIUM = 450_000;
export const amounts = amountsOf(PREMIUM, ADMIN_FEE);

export const address = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  address: 'Jalan Contoh Raya No. 19',
  neighbourhood: '001',
  hamlet: '002',
  postalCode: '12730',
};
/** `address` as three lines of text. */
export const readableAddress = {
  addr1: 'Jalan Contoh Raya No. 19',
  addr2: 'RT 001/RW 002, Bangka, Mampang Prapatan',
  addr3: 'Kota Administrasi Jakarta Selatan, DKI Jakarta 12730',
};
export const ADDRESS_LINE = Object.values(readableAddress).join(', ');

export const insured = {
  fullname: 'Siti Rahayu',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: EMAIL,
  birthDate: '1990-01-01',
  placeOfbirth: 'BANDUNG',
  phoneNumber: PHONE,
  identiyType: 'ktp',
  identityNumber: '3174034101900001',
};
export const beneficiary = {
  primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'RATNA SANTOSO', relationship: 'ANAK KANDUNG' }],
  email: 'budi@contoh.test',
  phone: '6281234567891',
  description: '',
};
export const account = { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'SITI RAHAYU' };

export const company = { _id: '7a2c4e6f-1b3d-4a5c-8e7f-9d0b2c4e6a8f', company_name: 'Asuransi Contoh' };
export const LOGO = '/logos/asa.svg';

/** Fields that products of every line have. */
export const productCore = {
  _id: PRODUCT_ID,
  logoProduct: LOGO,
  insuranceCompany: company,
  transactionType: 'online' as const,
};
export const productTerms = {
  policyPrintFee: fees.policyPrintFee,
  serviceFee: {
    useServiceFee: true,
    method: 'nominal' as const,
    value: fees.serviceFee,
    maximumValue: fees.serviceFee,
  },
};
export const KTP = {
  code: 'ktp',
  name: 'KTP Tertanggung',
  extention: 'image' as const,
  required: true,
  limit: 2,
};

/** The page fields of a list with one row. */
export const onePage = { total: 1, totalPages: 1, currentPage: 1, companies: [company] };

/** The message of the response to a new order, for any line. */
export const ORDER_PLACED_MESSAGE =
  'Pesanan Anda berhasil dibuat. Hasil pemeriksaan perusahaan asuransi akan kami kirim ke email Anda';
/** The message of the response to a visitor who requests a call. */
export const CALL_REQUESTED_MESSAGE =
  'Terima kasih, pesan Anda sudah kami terima. Konsultan kami akan menghubungi Anda paling lambat satu hari kerja.';

export const declarations = [
  {
    _id: '3d826498-5778-45c3-8391-e85b7ac7536d',
    question: 'Apakah tertanggung minum obat resep secara rutin lebih dari 30 hari untuk penyakit menahun?',
    answer: 'tidak' as const,
  },
];

/** The order of a health plan; the example orders of other lines extend it. */
export const personOrder = {
  productId: PRODUCT_ID,
  params: { dob: insured.birthDate },
  partner: 'toko-maju',
  payload: {
    ...insured,
    timePeriod: 1 as const,
    addresses: address,
    acceptTnc: true as const,
    startDate: START_DATE,
    printPolicy: true,
    customShippingAddress: false,
    shippingAddress: '',
    declarations,
    amounts,
  },
};

/** The token of a mailed link. */
export const LINK_TOKEN = 'wl2xVdgJpVbG0vF7RjZ5oP4yq3sTnUeKXaMcHiLbEzQ';
