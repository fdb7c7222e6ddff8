import type { ClaimCard, PolicyLookup } from '@naungan/domain/claim/record';
import { VEHICLE_PRODUCT_NAME } from '../lines/vehicle/example-facts.ts';
import { claimDetail } from './claim-detail-example.ts';
import {
  CAUSE,
  CLAIM_ID,
  CLAIM_NUMBER,
  CLAIMED_POLICY,
  FORM,
  PHOTOS,
  stateTexts,
  VEHICLE,
  WORKSHOP_ID,
} from './claim-facts.ts';
import { account, beneficiary, company, EMAIL, insured, LOGO } from './example-facts.ts';
import { heirClaimDetail } from './heir-claim-example.ts';
import type { Examples } from './resource-examples.ts';

/** The example form is a claim for a building, because property claims have the most fields. Also the form of an heir's claim. */
const payload = {
  causeOfClaim: 'FI01',
  totalClaim: 25_000_000,
  incidentDate: '2026-11-20',
  causeDisaster: 'Korsleting listrik di dapur',
  description: 'Api padam setelah setengah jam.',
  thirdPartyClaim: 'N' as const,
  account,
  attachments: ['LAPORAN', 'TUNTUTAN', 'KTP', 'FOTO', 'FOTO', 'POLISI_LURAH', 'RAB'].map((code) => ({
    code,
  })),
};
const heir = {
  fullName: 'Budi Santoso',
  relationship: 'SUAMI',
  email: beneficiary.email,
  phone: '081234567891',
};
const CLAIM_SUBMITTED_MESSAGE = 'Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data';

const FLOOD_NOTICE =
  'Polis ini tidak memiliki perluasan banjir, angin topan, badai, hujan es, tanah longsor, sehingga klaim dapat ditolak. Anda tetap dapat mengirimkannya.';
const requiredDocument = { required: true, codeNumber: '', description: '' };
const lookup: PolicyLookup = {
  fullname: 'SITI RAHAYU',
  emailAddress: EMAIL,
  isHolder: true,
  policyNumber: CLAIMED_POLICY,
  productType: 'kendaraan',
  validityPeriod: {
    startDate: '2026-05-21',
    endDate: '2027-05-21',
    period: '21 Mei 2026 – 21 Mei 2027',
    original: 1,
  },
  notice: null,
  heirs: {
    mayClaim: false,
    notice:
      'Polis Kendaraan tidak memiliki penerima manfaat. Hubungi kami, dan kami bantu ahli waris mengurus polis ini.',
  },
  detail: {
    productTitle: 'Kendaraan',
    headTitle: VEHICLE_PRODUCT_NAME,
    items: [
      { title: 'Perusahaan Asuransi', value: company.company_name },
      { title: 'Jenis Asuransi', value: 'Kendaraan' },
      { title: 'Tertanggung', value: insured.fullname },
      VEHICLE,
    ],
    causeOfClaim: [
      { ...CAUSE, notice: null, waiting: null },
      { value: '2002', label: 'Pencurian kendaraan', notice: null, waiting: null },
      {
        value: 'VE09',
        label: 'Banjir',
        notice: FLOOD_NOTICE,
        waiting: null,
      },
    ],
    claimAttachments: [{ ...FORM, ...requiredDocument }],
    optionalAttachment: {
      [CAUSE.value]: [
        {
          ...PHOTOS,
          ...requiredDocument,
          codeNumber: CAUSE.value,
          description: 'Dari beberapa sisi, cukup terang, dan tidak buram.',
        },
      ],
    },
    tsi: 237_000_000,
  },
  account: {
    account_number: account.accountNumber,
    account_owner: account.accountHolder,
    bank: account.bankName,
  },
};

const { statusText, statusColor } = stateTexts('agreed').displayedTexts;
/** The claim as it appears in a list. */
export const claimCard: ClaimCard = {
  id: CLAIM_ID,
  type: 'kendaraan',
  head: {
    title: CLAIM_NUMBER,
    subtitle: 'Diajukan 21/11/2026',
    tagColor: statusColor,
    tagValue: statusText,
  },
  content: { image: LOGO, title: VEHICLE_PRODUCT_NAME, subtitle: `Nomor polis ${CLAIMED_POLICY}` },
  footer: { title: CAUSE.label, subtitle: '20 November 2026' },
  needsAction: false,
};

/** Example requests and responses of the calls of claimants. */
export const CLAIM_EXAMPLES = {
  policyInquiry: { reply: lookup },
  submitClaim: {
    request: { payload, again: 'N' },
    reply: { _id: CLAIM_ID },
    message: CLAIM_SUBMITTED_MESSAGE,
  },
  claims: { reply: [claimCard] },
  claim: { reply: claimDetail },
  reviseClaim: { request: {} },
  appealClaim: { request: {} },
  sendLetter: { request: { account } },
  confirmClaimPayment: { request: { paymentConfirm: true } },
  chooseWorkshop: { request: { workshopID: WORKSHOP_ID } },
  chooseReplacement: { request: { selectedMethod: 'workshop' } },
  sendClaimMessage: { request: { text: 'Kapan mobil dapat saya ambil?' } },
  addClaimDocument: { request: { title: 'Kuitansi derek' } },
  withdrawClaim: { request: { reason: 'Kerugian sudah diganti pihak lain' } },
  changeClaimAccount: { request: account },
  submitHeirClaim: {
    request: { payload, heir, again: 'N' },
    reply: { _id: heirClaimDetail.id, secret: 'wl2xVdgJpVbG0vF7RjZ5oP4yq3sTnUeKXaMcHiLbEzQ' },
    message: CLAIM_SUBMITTED_MESSAGE,
  },
  heirClaim: { reply: heirClaimDetail },
  reviseHeirClaim: { request: {} },
  appealHeirClaim: { request: {} },
  sendHeirLetter: { request: { account } },
  changeHeirClaimAccount: { request: account },
  confirmHeirPayment: { request: { paymentConfirm: true } },
  sendHeirMessage: { request: { text: 'Apakah visum dari puskesmas diterima?' } },
  addHeirDocument: { request: { title: 'Surat keterangan rumah sakit' } },
  withdrawHeirClaim: { request: {} },
  requestHeirLink: { request: { claimNumber: heirClaimDetail.head.claimNumber, email: beneficiary.email } },
} satisfies Partial<Examples>;
