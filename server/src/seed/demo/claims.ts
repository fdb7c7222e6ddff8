import {
  type ClaimCase,
  claimDocuments,
  claimRulesOf,
  replacementOptions,
  riskOfCause,
} from '@naungan/domain/claim';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import type { ClaimState } from '@naungan/domain/status';
import { DEMO_LINES, type DemoLine } from './lines.ts';
import type { Demo } from './orders.ts';

/** Contains "tunggu", so the simulated insurer does not decide the claim: demo claims must not change their state. */
const DESCRIPTION = 'Contoh kronologi: bukti segera saya simpan, lalu saya tunggu bantuan datang.';
/** The text of the field 'Sebab Musibah', which only claims on buildings have. */
const disasterOf = (cause: string): string =>
  riskOfCause(cause) === 'earthquake' ? 'Guncangan gempa bumi' : 'Korsleting listrik';
/** Days between the incident and the claim. */
const REPORT_DAYS = 2;
const SUBMIT_TIME = '09:05';
const ACCOUNT = { accountNumber: '1234567890', accountHolder: 'SITI RAHAYU', bankName: 'BCA' };

/** A policy that can be claimed on. */
export type DemoPolicy = { number: string; demoLine: DemoLine };
/** An action on a claim. `time` is its time of day in Jakarta. */
type Step = { time: string; run: (demo: Demo, id: string, claim: ClaimCase) => Promise<unknown> };

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

/** Sends a claim for an incident that was `REPORT_DAYS` days before, and returns the claim's id. */
async function submit(demo: Demo, policy: DemoPolicy): Promise<string> {
  const claim = claimCase(policy);
  const today = todayInJakarta(demo.app.deps.clock());
  const form = new FormData();
  const amountFields = claimRulesOf(claim.productType).hasAmountFields
    ? { totalClaim: policy.demoLine.loss, causeDisaster: disasterOf(claim.cause), account: ACCOUNT }
    : {};
  const payload = {
    causeOfClaim: claim.cause,
    incidentDate: addDays(today, -REPORT_DAYS),
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

const takeUp: Step = {
  time: '10:15',
  run: ({ desk }, id) => desk.call('deskTakeUpClaim', { params: { id } }),
};
const requestDocuments: Step = {
  time: '14:20',
  run: ({ desk }, id, claim) =>
    desk.call('deskAskDocuments', {
      params: { id },
      body: {
        attachments: requiredDocumentsOf(claim)
          .slice(0, 1)
          .map(({ code }) => code),
        feedback: 'Berkas kurang jelas, mohon kirim kembali berkas yang dapat dibaca.',
      },
    }),
};
const approve: Step = {
  time: '15:10',
  run: ({ desk }, id, claim) => {
    const accident = claim.productType === 'kecelakaandiri' ? { accident: { kind: 'medical' } as const } : {};
    const reason = 'Kerugian sesuai dengan bukti yang dikirim.';
    return desk.call('deskApproveClaim', {
      params: { id },
      body: { loss: lossOf(claim), ...accident, reason },
    });
  },
};
const reject: Step = {
  time: '15:40',
  run: ({ desk }, id) =>
    desk.call('deskRejectClaim', {
      params: { id },
      body: { reason: 'Kejadian ini tidak dijamin oleh polis Anda.' },
    }),
};
const appeal: Step = {
  time: '19:05',
  run: (demo, id) => demo.member.upload('appealClaim', { params: { id }, form: fileForm(demo, 'appeal') }),
};
const chooseCash: Step = {
  time: '19:20',
  run: async ({ member }, id, claim) => {
    if (replacementOptions(claim).length === 0) return;
    await member.call('chooseReplacement', { params: { id }, body: { selectedMethod: 'cash' } });
  },
};
const sendLetter: Step = {
  time: '20:10',
  run: (demo, id, claim) => {
    const form = fileForm(demo, 'documentLod');
    if (!claimRulesOf(claim.productType).hasAmountFields) form.append('account', JSON.stringify(ACCOUNT));
    return demo.member.upload('sendLetter', { params: { id }, form });
  },
};
const pay: Step = {
  time: '11:30',
  run: (demo, id) => demo.desk.upload('deskPayClaim', { params: { id }, form: fileForm(demo, 'payslip') }),
};
const confirm: Step = {
  time: '18:45',
  run: ({ member }, id) =>
    member.call('confirmClaimPayment', { params: { id }, body: { paymentConfirm: true } }),
};
const close: Step = {
  time: '08:30',
  run: ({ desk }, id) =>
    desk.call('deskCloseClaim', {
      params: { id },
      body: { reason: 'Batas waktu banding telah berakhir.' },
    }),
};
const withdraw: Step = {
  time: '12:30',
  run: ({ member }, id) =>
    member.call('withdrawClaim', {
      params: { id },
      body: { reason: 'Kerugian sudah diganti pihak lain.' },
    }),
};

/** The history of a demo claim. Every step is on a day before today: today its time of day may still be in the future. */
type Timeline = {
  /** Days since the claim was sent. It differs between states: the same cause on the same day would be a duplicate. */
  age: number;
  /** Steps with their day, counted from the day on which the claim was sent. */
  steps: readonly (readonly [day: number, step: Step])[];
};

const STEPS_TO_AGREED = [
  [1, takeUp],
  [4, approve],
  [5, chooseCash],
  [6, sendLetter],
] as const;

/** The steps that lead to each state. If a state has a deadline, its last step is shortly before today: the deadline must not have passed. */
const TIMELINES: Readonly<Record<ClaimState, Timeline>> = {
  pending: { age: 1, steps: [] },
  review: { age: 3, steps: [[1, takeUp]] },
  incomplete: {
    age: 8,
    steps: [
      [1, takeUp],
      [3, requestDocuments],
    ],
  },
  approved: {
    age: 7,
    steps: [
      [1, takeUp],
      [4, approve],
    ],
  },
  rejected: {
    age: 12,
    steps: [
      [1, takeUp],
      [5, reject],
    ],
  },
  appealed: {
    age: 15,
    steps: [
      [1, takeUp],
      [5, reject],
      [13, appeal],
    ],
  },
  agreed: { age: 9, steps: STEPS_TO_AGREED },
  payment: { age: 13, steps: [...STEPS_TO_AGREED, [9, pay]] },
  finish: { age: 40, steps: [...STEPS_TO_AGREED, [9, pay], [11, confirm]] },
  // The deadline of an appeal is 90 days after the rejection.
  closed: {
    age: 102,
    steps: [
      [1, takeUp],
      [5, reject],
      [95, close],
    ],
  },
  withdrawn: {
    age: 25,
    steps: [
      [1, takeUp],
      [3, withdraw],
    ],
  },
};

/** Returns the number of days since a demo claim in this state was sent. */
export const claimAge = (state: ClaimState): number => TIMELINES[state].age;

/** Runs work at a time of day in Jakarta, some days before today. */
export type RunAt = <T>(days: number, time: string, work: (demo: Demo) => Promise<T>) => Promise<T>;

/** Creates a claim on the policy, brings it to the state, and returns its id. Each step runs on its day. */
export async function makeClaim(policy: DemoPolicy, state: ClaimState, runAt: RunAt): Promise<string> {
  const { age, steps } = TIMELINES[state];
  const id = await runAt(age, SUBMIT_TIME, (demo) => submit(demo, policy));
  for (const [day, { time, run }] of steps)
    await runAt(age - day, time, (demo) => run(demo, id, claimCase(policy)));
  return id;
}
