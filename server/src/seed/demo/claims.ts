import { type ClaimCase, claimDocuments, claimRulesOf, replacementOptions } from '@naungan/domain/claim';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import type { ClaimState } from '@naungan/domain/status';
import { DEMO_LINES, type DemoLine } from './lines.ts';
import type { Demo } from './orders.ts';

/** The simulated insurer leaves claims whose description contains "tunggu" to the desk. */
const DESCRIPTION = 'Contoh klaim yang menunggu keputusan petugas.';
const ACCOUNT = { accountNumber: '1234567890', accountHolder: 'SITI RAHAYU', bankName: 'BCA' };

/** A policy that can be claimed on. */
export type DemoPolicy = { number: string; demoLine: DemoLine };
type Step = (demo: Demo, id: string, claim: ClaimCase) => Promise<unknown>;

/** Returns the facts on which the documents and the form of the claim depend. */
const claimCase = ({ demoLine: { line, cause } }: DemoPolicy): ClaimCase => ({
  productType: line,
  cause,
  isThirdParty: false,
});

const lossOf = ({ productType }: ClaimCase): number =>
  DEMO_LINES.find(({ line }) => line === productType)?.loss ?? 0;
const requiredDocumentsOf = (claim: ClaimCase) =>
  claimDocuments(claim).filter((document) => document.required);

/** Sends a claim for an incident of `daysBefore` days ago, and returns the claim's id. */
async function submit(demo: Demo, policy: DemoPolicy, daysBefore: number): Promise<string> {
  const claim = claimCase(policy);
  const today = todayInJakarta(demo.app.deps.clock());
  const form = new FormData();
  const amountFields = claimRulesOf(claim.productType).hasAmountFields
    ? { totalClaim: policy.demoLine.loss, causeDisaster: 'Korsleting listrik', account: ACCOUNT }
    : {};
  const payload = {
    causeOfClaim: claim.cause,
    // Each claim has a different day: the same cause on the same day would be a duplicate.
    incidentDate: addDays(today, -daysBefore),
    description: DESCRIPTION,
    ...amountFields,
  };
  form.append('payload', JSON.stringify(payload));
  // An interrupted start may have sent the same claim already.
  form.append('again', 'Y');
  demo.files.append(form, requiredDocumentsOf(claim));
  const { response } = await demo.member.upload('submitClaim', {
    params: { policyNumber: policy.number },
    query: { productType: claim.productType },
    form,
  });
  return response._id;
}

const fileForm = (demo: Demo, name: string): FormData => {
  const form = new FormData();
  form.append(name, demo.files.pdfFile());
  return form;
};

const takeUp: Step = ({ desk }, id) => desk.call('deskTakeUpClaim', { params: { id } });
const requestDocuments: Step = ({ desk }, id, claim) =>
  desk.call('deskAskDocuments', {
    params: { id },
    body: {
      attachments: requiredDocumentsOf(claim)
        .slice(0, 1)
        .map(({ code }) => code),
      feedback: 'Berkas kurang jelas, mohon kirim kembali berkas yang dapat dibaca.',
    },
  });
const approve: Step = ({ desk }, id, claim) => {
  const accident = claim.productType === 'kecelakaandiri' ? { accident: { kind: 'medical' } as const } : {};
  const reason = 'Kerugian sesuai dengan bukti yang dikirim.';
  return desk.call('deskApproveClaim', {
    params: { id },
    body: { loss: lossOf(claim), ...accident, reason },
  });
};
const reject: Step = ({ desk }, id) =>
  desk.call('deskRejectClaim', {
    params: { id },
    body: { reason: 'Kejadian ini tidak dijamin oleh polis Anda.' },
  });
const appeal: Step = (demo, id) =>
  demo.member.upload('appealClaim', { params: { id }, form: fileForm(demo, 'appeal') });
const chooseCash: Step = async ({ member }, id, claim) => {
  if (replacementOptions(claim).length === 0) return;
  await member.call('chooseReplacement', { params: { id }, body: { selectedMethod: 'cash' } });
};
const sendLetter: Step = (demo, id, claim) => {
  const form = fileForm(demo, 'documentLod');
  if (!claimRulesOf(claim.productType).hasAmountFields) form.append('account', JSON.stringify(ACCOUNT));
  return demo.member.upload('sendLetter', { params: { id }, form });
};
const pay: Step = (demo, id) =>
  demo.desk.upload('deskPayClaim', { params: { id }, form: fileForm(demo, 'payslip') });
const confirm: Step = ({ member }, id) =>
  member.call('confirmClaimPayment', { params: { id }, body: { paymentConfirm: true } });
const close: Step = ({ desk }, id) =>
  desk.call('deskCloseClaim', { params: { id }, body: { reason: 'Batas waktu banding telah berakhir.' } });

const withdraw: Step = ({ member }, id) =>
  member.call('withdrawClaim', {
    params: { id },
    body: { reason: 'Kerugian sudah diganti pihak lain.' },
  });

const STEPS_TO_AGREED = [takeUp, approve, chooseCash, sendLetter];
/** Actions that lead to each state. */
const STEPS: Readonly<Record<ClaimState, readonly Step[]>> = {
  pending: [],
  review: [takeUp],
  incomplete: [takeUp, requestDocuments],
  approved: [takeUp, approve],
  rejected: [takeUp, reject],
  appealed: [takeUp, reject, appeal],
  agreed: STEPS_TO_AGREED,
  payment: [...STEPS_TO_AGREED, pay],
  finish: [...STEPS_TO_AGREED, pay, confirm],
  closed: [takeUp, reject, close],
  withdrawn: [takeUp, withdraw],
};

/**
 * Creates a claim on the policy for an incident of `daysBefore` days ago, brings the claim to the state, and returns
 * its id.
 */
export async function makeClaim(
  demo: Demo,
  policy: DemoPolicy,
  state: ClaimState,
  daysBefore: number,
): Promise<string> {
  const id = await submit(demo, policy, daysBefore);
  for (const step of STEPS[state]) await step(demo, id, claimCase(policy));
  return id;
}
