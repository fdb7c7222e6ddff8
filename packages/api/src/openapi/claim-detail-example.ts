import { claimHistory, turnText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { VEHICLE_PRODUCT_NAME, workshop } from '../lines/vehicle/example-facts.ts';
import {
  APPROVAL_REASON,
  CAUSE,
  CLAIM_ENTRIES,
  CLAIM_ID,
  CLAIM_NUMBER,
  CLAIM_STEPS,
  CLAIMED_POLICY,
  FILED_AT,
  FORM,
  PHOTOS,
  settlement,
  stagesOf,
  stateTexts,
  VEHICLE,
  WORKSHOP_ID,
} from './claim-facts.ts';
import { account, company, FILE_LINK, insured, LOGO } from './example-facts.ts';

const { status, state, displayedTexts } = stateTexts('agreed');
const message = `${workshop.name} sedang menyusun estimasi biaya perbaikan. Setiap langkahnya kami kabarkan melalui email.`;
const IN_WORKSHOP = 'Perbaikan di bengkel rujukan';

/** Returns the fields that a claim shows for a document, except the links to the files. */
const documentFields = ({ name, ...document }: typeof FORM | typeof PHOTOS) => ({
  id: document.code,
  ...document,
  title: name,
});

/** A claim during the repair of the car, after the claimant signed the discharge letter. */
export const claimDetail: ClaimDetail = {
  id: CLAIM_ID,
  status,
  state,
  productType: 'kendaraan',
  transactionId: '8e1c3a5b-7d9f-4a2c-9e4b-6f8a0c2d4e6f',
  policyNumber: CLAIMED_POLICY,
  note: { feedback: '' },
  head: { ...displayedTexts, claimNumber: CLAIM_NUMBER, claimDate: FILED_AT },
  next: {
    task: 'wait',
    title: 'Kendaraan sudah di bengkel',
    text: message,
    reason: '',
    also: ['account'],
    before: null,
    lateNotice: null,
    expected: { days: 3, isExceeded: false },
  },
  progress: { stage: stagesOf(CLAIM_STEPS), message, turn: turnText('desk') },
  history: claimHistory(CLAIM_ENTRIES),
  messages: [
    {
      id: 'd5f7b9a1-3c5e-4d7f-8a9b-1c3e5d7f9a2b',
      at: '2026-11-27T07:00:00.000Z',
      from: 'claimant',
      text: 'Kapan mobil dapat saya ambil?',
    },
    {
      id: 'e6a8c0b2-4d6f-4e8a-9b0c-2d4f6e8a0b3c',
      at: '2026-11-27T08:20:00.000Z',
      from: 'desk',
      text: 'Bengkel memperkirakan hari Senin. Kami beri tahu Anda begitu selesai.',
    },
  ],
  options: ['sendMessage'],
  heirLink: null,
  product: {
    type: 'kendaraan',
    image: LOGO,
    title: VEHICLE_PRODUCT_NAME,
    subtitle: company.company_name,
    footerTitle: 'Nomor Polis',
    footerSubtitle: CLAIMED_POLICY,
    productType: 'kendaraan',
  },
  beneficiary: [],
  payment: {
    message,
    approvedAmount: settlement.payable,
    rows: settlement.rows,
    reason: APPROVAL_REASON,
    ...account,
    suggestedAccount: null,
    ...displayedTexts,
    noteText: '',
    noteColor: 'info',
    payslip: null,
    replacement: {
      useOptional: true,
      optional: [
        { value: 'workshop', description: IN_WORKSHOP },
        { value: 'cash', description: 'Ganti rugi uang tunai ke rekening Anda' },
      ],
      selectedMethod: 'workshop',
      selectedMethodText: IN_WORKSHOP,
      selectedByInsured: true,
      isLocked: true,
      isValidLod: true,
      lodUrl: FILE_LINK,
    },
  },
  documentLod: { code: `LOD-${CLAIM_NUMBER}-1`, link: FILE_LINK },
  appeal: {
    histories: [
      {
        date: '2026-11-24',
        timeInput: '14.05 WIB',
        isOpen: 'N',
        letter: { appealLetter: FILE_LINK, responseLetter: FILE_LINK },
        dateResponse: '2026-11-26',
      },
    ],
  },
  info: {
    heads: [
      { title: 'Nomor Klaim', value: CLAIM_NUMBER },
      { title: 'Tanggal Pengajuan', value: '21/11/2026 10.00 WIB' },
      { title: 'Nomor Polis', value: CLAIMED_POLICY },
      { title: 'Tertanggung', value: insured.fullname },
      VEHICLE,
    ],
    claims: [
      { key: 'Penyebab Klaim', value: CAUSE.label, col: 6 },
      { key: 'Tanggal Musibah', value: '20 November 2026', col: 6 },
      { key: 'Melibatkan Pihak Ketiga', value: 'Tidak', col: 6 },
      { key: 'Kronologi', value: 'Ditabrak dari belakang di lampu merah.', col: 12 },
    ],
    attachment: [
      { ...documentFields(FORM), link: FILE_LINK, needRevision: false, review: 'checked' },
      { ...documentFields(PHOTOS), link: [FILE_LINK, FILE_LINK], needRevision: false, review: 'checked' },
    ],
  },
  vehicle: {
    workshops: [{ _id: WORKSHOP_ID, ...workshop }],
    selectedWorkshop: WORKSHOP_ID,
    isLocked: true,
    repair: [{ step: 'received', at: '2026-11-27T05:30:00.000Z', note: 'Antrean nomor dua' }],
  },
};
