import { EMAIL, type Examples, ID, ORDER_ID } from './example-facts.ts';

const payload = {
  causeOfClaim: 'FI01',
  totalClaim: 25_000_000,
  incidentDate: '2026-11-20',
  causeDisaster: 'Korsleting listrik di dapur',
  description: 'Api padam setelah setengah jam.',
  thirdPartyClaim: 'N' as const,
  account: { accountNumber: '1234567890', accountHolder: 'SITI RAHAYU', bankName: 'BCA' },
  attachments: ['LAPORAN', 'TUNTUTAN', 'KTP', 'FOTO', 'FOTO', 'POLISI_LURAH', 'RAB'].map((code) => ({
    code,
  })),
};
const heir = {
  fullName: 'Budi Santoso',
  relationship: 'SUAMI',
  email: EMAIL,
  phone: '081234567891',
} as const;
const reason = 'Kerugian sesuai dengan bukti yang dikirim';
const moved = { _id: ORDER_ID, state: 'review' } as const;
const made = { _id: ORDER_ID };

/** What calls of claims send and answer. */
export const CLAIM_EXAMPLES = {
  submitClaim: { sent: { payload, again: 'N' }, answered: made },
  submitHeirClaim: { sent: { payload, heir, again: 'N' }, answered: made },
  reviseClaim: { sent: {} },
  reviseHeirClaim: { sent: {} },
  appealClaim: { sent: {} },
  appealHeirClaim: { sent: {} },
  sendLetter: { sent: {} },
  sendHeirLetter: { sent: {} },
  confirmClaimPayment: { sent: { paymentConfirm: true } },
  confirmHeirPayment: { sent: { paymentConfirm: true } },
  chooseWorkshop: { sent: { workshopID: ID } },
  chooseReplacement: { sent: { selectedMethod: 'workshop' } },
  deskTakeUpClaim: { answered: moved },
  deskAskDocuments: { sent: { attachments: ['FOTO'], feedback: 'Foto kerusakan kurang jelas' } },
  deskSettleClaim: {
    sent: { loss: 2_300_000 },
    answered: {
      rows: [
        { label: 'Kerugian yang dinilai', amount: 2_300_000 },
        { label: 'Risiko sendiri Rp300.000 setiap kejadian', amount: -300_000 },
      ],
      payable: 2_000_000,
    },
  },
  deskApproveClaim: { sent: { loss: 2_300_000, reason } },
  deskRejectClaim: { sent: { reason: 'Kejadian di luar masa berlaku polis' } },
  deskRecallClaim: { sent: { reason: 'Jumlahnya keliru' } },
  deskAnswerAppeal: { sent: { answer: 'grant', reason, assessment: { loss: 2_300_000 } } },
  deskMoveRepair: { sent: { step: 'received', note: 'Antrean nomor dua' } },
  deskReturnLetter: { sent: { reason: 'Surat belum ditandatangani' } },
  deskPayClaim: { sent: { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'SITI RAHAYU' } },
  deskCloseClaim: { sent: { reason: 'Pembayaran sudah diterima' } },
} satisfies Examples;
