import { type ClaimStep, claimHistory, turnText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { ACCIDENT_PRODUCT_NAME } from '../lines/personal-accident/examples.ts';
import { entriesOf, FILED_AT, REVIEW_STARTED_AT, stagesOf, stateTexts } from './claim-facts.ts';
import { beneficiary, company, DESK_ID, FILE_LINK, insured, LOGO } from './example-facts.ts';

const FEEDBACK = 'Visum belum dilegalisir.';
const { status, state, message, displayedTexts } = stateTexts('incomplete');
const HEIR_CLAIM_NUMBER = 'KLM-2026-000002';
const HEIR_POLICY_NUMBER = 'POL-PA-2026-000003';
const STEPS: ClaimStep[] = [
  { to: 'pending', at: FILED_AT },
  { to: 'review', at: REVIEW_STARTED_AT },
  { to: 'incomplete', at: '2026-11-23T04:00:00.000Z' },
];

const HEIR_CLAIM_ID = 'a9c1e3b5-7d2f-4e6a-8b0c-1d3f5a7c9e2b';

/** An heir's claim on a personal accident policy. The desk requested a corrected document. */
export const heirClaimDetail: ClaimDetail = {
  id: HEIR_CLAIM_ID,
  status,
  state,
  productType: 'kecelakaandiri',
  transactionId: '4d6f8b0a-2c4e-4f6a-8c0e-2d4f6a8c0e1b',
  policyNumber: HEIR_POLICY_NUMBER,
  note: { feedback: FEEDBACK },
  head: { ...displayedTexts, claimNumber: HEIR_CLAIM_NUMBER, claimDate: FILED_AT },
  next: {
    task: 'documents',
    title: 'Lengkapi 1 berkas',
    text: `${FEEDBACK} Klik Lihat detail lalu pada berkas klik upload`,
    reason: '',
    also: [],
    before: '2027-01-22',
    lateNotice: null,
    expected: null,
  },
  progress: { stage: stagesOf(STEPS), message, turn: turnText('member') },
  history: claimHistory(
    entriesOf(STEPS, {
      claimant: `heir:${HEIR_CLAIM_ID}`,
      desk: `desk:${DESK_ID}`,
      reasons: { incomplete: FEEDBACK },
    }),
  ),
  messages: [],
  options: ['sendMessage', 'addDocument', 'withdraw'],
  heirLink: { email: beneficiary.email, lastDay: null },
  product: {
    type: 'kecelakaandiri',
    image: LOGO,
    title: ACCIDENT_PRODUCT_NAME,
    subtitle: company.company_name,
    footerTitle: 'Nomor Polis',
    footerSubtitle: HEIR_POLICY_NUMBER,
    productType: 'kecelakaandiri',
  },
  beneficiary: [
    { title: 'Diajukan oleh', value: beneficiary.primary.fullName },
    { title: 'Hubungan', value: beneficiary.primary.relationship },
    { title: 'Email', value: beneficiary.email },
    { title: 'Nomor telepon', value: '+62 812 3456 7891' },
  ],
  payment: {
    message,
    approvedAmount: null,
    rows: [],
    reason: '',
    bankName: '',
    accountNumber: '',
    accountHolder: '',
    suggestedAccount: null,
    ...displayedTexts,
    noteText: '',
    noteColor: 'info',
    payslip: null,
    replacement: {
      useOptional: false,
      optional: [],
      selectedMethod: '',
      selectedMethodText: '',
      selectedByInsured: false,
      isLocked: false,
      isValidLod: false,
      lodUrl: null,
    },
  },
  documentLod: { code: '', link: null },
  appeal: { histories: [] },
  info: {
    heads: [
      { title: 'Nomor Klaim', value: HEIR_CLAIM_NUMBER },
      { title: 'Nomor Polis', value: HEIR_POLICY_NUMBER },
      { title: 'Tertanggung', value: insured.fullname },
    ],
    claims: [{ key: 'Penyebab Klaim', value: 'Terjatuh', col: 6 }],
    attachment: [
      {
        id: 'VISUM',
        code: 'VISUM',
        title: 'Visum / resume medis',
        extention: 'pdf_image',
        limit: 5,
        link: FILE_LINK,
        needRevision: true,
        review: 'returned',
      },
    ],
  },
  vehicle: null,
};
