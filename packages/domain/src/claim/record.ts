import { z } from 'zod';
import { CLAIM_TYPES, PRODUCT_TYPES } from '../lines/product-type.ts';
import { attachmentSpec } from '../product/record.ts';
import { id, instant, isoDate, rupiah } from '../shape/index.ts';
import { CLAIM_STAGES, CLAIM_STATES, CLAIM_STATUSES } from '../status/claim.ts';
import { CLAIM_TASKS } from './claim-task.ts';
import { CLAIM_EVENT_ACTORS, FILE_REVIEWS } from './history.ts';
import { CLAIM_OPTIONS } from './next-step.ts';
import { REPAIR_STEPS } from './repair.ts';

/** Includes product types that are not sold any more, because their existing policies can still be claimed on. */
const productType = z.enum(PRODUCT_TYPES);
const tone = z.enum(['info', 'success', 'warning', 'danger']);
const yesNo = z.enum(['Y', 'N']);
const titleValue = z.object({ title: z.string(), value: z.string() });
/** A signed link, valid for ten minutes [Q5]. */
const signedLink = z.string();

export const claimDocument = attachmentSpec.extend({
  /** The code of the cause that requires the document, or 2003 for a third party's claim; '' for a document of every claim. */
  codeNumber: z.string(),
  description: z.string(),
});

/** The response of a policy look-up [3 §3]. Name and e-mail address are masked, except for the holder [Q23]. */
export const policyLookup = z.object({
  fullname: z.string(),
  emailAddress: z.string(),
  /** Whether the caller is the signed-in holder; only then `account` is filled. */
  isHolder: z.boolean(),
  policyNumber: z.string(),
  productType,
  validityPeriod: z.object({
    startDate: isoDate,
    endDate: isoDate,
    /** '21 November 2026 – 21 November 2027'. */
    period: z.string(),
    /** Duration in whole years. */
    original: z.number().int(),
  }),
  /** The notice for a policy that is not in force today, else `null`. */
  notice: z.string().nullable(),
  /** Whether an heir may claim; if false, `notice` explains whom to contact. */
  heirs: z.object({ mayClaim: z.boolean(), notice: z.string().nullable() }),
  detail: z.object({
    productTitle: z.string(),
    headTitle: z.string(),
    items: z.array(titleValue),
    causeOfClaim: z.array(
      z.object({
        value: z.string(),
        label: z.string(),
        /** States that the policy does not cover the cause; `null` for a covered cause, and if the caller is not the holder. */
        notice: z.string().nullable(),
        /** The waiting period; `null` without one, and if the caller is not the holder. */
        waiting: z.object({ text: z.string(), coveredFrom: isoDate }).nullable(),
      }),
    ),
    claimAttachments: z.array(claimDocument),
    /** Additional documents, by the code of the cause that requires them, or 2003 for a third party's claim. */
    optionalAttachment: z.record(z.string(), z.array(claimDocument)),
    tsi: rupiah,
  }),
  /** The bank account of the last claim, or of the profile; `null` if the caller is not the holder [Q43]. */
  account: z.object({ account_number: z.string(), account_owner: z.string(), bank: z.string() }).nullable(),
});
export type PolicyLookup = z.output<typeof policyLookup>;

/** A claim in the list of claims [3 §3]. */
export const claimCard = z.object({
  id,
  type: z.enum(CLAIM_TYPES),
  head: z.object({ title: z.string(), subtitle: z.string(), tagColor: tone, tagValue: z.string() }),
  content: z.object({
    image: z.string(),
    title: z.string(),
    subtitle: z.string(),
    /** Name of the insurer, for its initials if the picture fails to load. */
    insurer: z.string().optional(),
  }),
  footer: z.object({ title: z.string(), subtitle: z.string() }),
  /** Whether the member has to do something. */
  needsAction: z.boolean(),
});
export type ClaimCard = z.output<typeof claimCard>;

/** Usual duration in working days. */
const workingDays = z.number().int().positive();

const claimStage = z.object({
  title: z.enum(CLAIM_STAGES),
  icon: z.string(),
  isPending: z.boolean(),
  isCompleted: z.boolean(),
  date: z.string(),
  /** `null` for a stage that waits for the claimant. */
  usualDays: workingDays.nullable(),
});

const workshop = z.object({
  _id: id,
  name: z.string(),
  telephone: z.string(),
  address: z.string(),
  gmapsLink: z.string(),
});

const repairStep = z.object({ step: z.enum(REPAIR_STEPS), at: instant, note: z.string() });

const claimAppeal = z.object({
  date: isoDate,
  /** '14.05 WIB'. */
  timeInput: z.string(),
  isOpen: yesNo,
  /** `responseLetter` is '' before the letter is issued: 'Surat Balasan Belum Terbit'. */
  letter: z.object({ appealLetter: signedLink, responseLetter: z.string() }),
  dateResponse: isoDate.nullable(),
});
export type ClaimAppealRecord = z.output<typeof claimAppeal>;

/** The bank account that a claim is paid to. */
export const claimAccount = z.object({
  accountNumber: z.string(),
  accountHolder: z.string(),
  bankName: z.string(),
});
export type ClaimAccount = z.output<typeof claimAccount>;

const settlementRow = z.object({ label: z.string(), amount: rupiah });

const claimAttachment = z.object({
  id,
  code: z.string(),
  title: z.string(),
  extention: attachmentSpec.shape.extention,
  limit: z.number(),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  /** One link, or a list for a document with several files; the files of the newest submission first. */
  link: z.union([signedLink, z.array(signedLink)]),
  needRevision: z.boolean(),
  /** `null` when the claim ended before the insurer examined the document. */
  review: z.enum(FILE_REVIEWS).nullable(),
});
export type ClaimAttachment = z.output<typeof claimAttachment>;

const claimEvent = z.object({
  at: instant,
  title: z.string(),
  note: z.string(),
  by: z.enum(CLAIM_EVENT_ACTORS),
});

const claimMessage = z.object({
  id,
  at: instant,
  from: z.enum(['claimant', 'desk']),
  text: z.string(),
});
export type ClaimMessage = z.output<typeof claimMessage>;

/** A claim with all its details [3 §3]. */
export const claimDetail = z.object({
  id,
  status: z.enum(CLAIM_STATUSES),
  /** The exact state; several states have the same `status`. */
  state: z.enum(CLAIM_STATES),
  productType,
  /** The id of the order of the policy. */
  transactionId: id,
  policyNumber: z.string(),
  note: z.object({ feedback: z.string() }),
  head: z.object({
    statusText: z.string(),
    statusColor: tone,
    claimNumber: z.string(),
    claimDate: instant,
  }),
  next: z.object({
    task: z.enum(CLAIM_TASKS),
    title: z.string(),
    text: z.string(),
    /** The insurer's explanation of the decision that led to this step; '' without one. */
    reason: z.string(),
    /** Other tasks that the claimant may do at this step, such as a change of the bank account. */
    also: z.array(z.enum(CLAIM_TASKS).exclude(['wait', 'none'])),
    /** The day before which the claimant has to act; `null` without a deadline. */
    before: isoDate.nullable(),
    /**
     * After a missed deadline: what the claimant can still do, and what happens otherwise. `null` before the deadline, and if there
     * is none.
     */
    lateNotice: z.string().nullable(),
    /** The insurer's usual duration in working days, while the claim waits for the insurer. */
    expected: z.object({ days: workingDays, isExceeded: z.boolean() }).nullable(),
  }),
  progress: z.object({ stage: z.array(claimStage), message: z.string(), turn: z.string() }),
  /** The events of the claim, newest first. */
  history: z.array(claimEvent),
  /** Messages between the claimant and the desk, oldest first. */
  messages: z.array(claimMessage),
  /** Actions that the claimant may choose without a request of the desk. */
  options: z.array(z.enum(CLAIM_OPTIONS)),
  /** The link that opens an heir's claim; `null` for a member. */
  heirLink: z
    .object({
      /** The address to which the link is sent. */
      email: z.string(),
      /** The last day on which the link works; `null` while the claim has not ended. */
      lastDay: isoDate.nullable(),
    })
    .nullable(),
  product: z.object({
    type: z.string(),
    image: z.string(),
    title: z.string(),
    subtitle: z.string(),
    footerTitle: z.string(),
    footerSubtitle: z.string(),
    productType,
  }),
  beneficiary: z.array(titleValue),
  payment: z.object({
    message: z.string(),
    approvedAmount: rupiah.nullable(),
    /** The calculation of the amount; empty before the approval. */
    rows: z.array(settlementRow),
    /** The insurer's explanation of the approval or of the granted appeal; '' before the approval. */
    reason: z.string(),
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
    /** Initial values of the bank account form; `null` for the desk, and for a claim that has a bank account [Q43]. */
    suggestedAccount: claimAccount.nullable(),
    statusText: z.string(),
    statusColor: tone,
    noteText: z.string(),
    noteColor: tone,
    /** The proof of payment, in the states payment and finish; else `null` [3 §4]. */
    payslip: signedLink.nullable(),
    replacement: z.object({
      /** Whether the claimant can choose a method of `optional`. */
      useOptional: z.boolean(),
      optional: z.array(z.object({ value: z.string(), description: z.string() })),
      selectedMethod: z.string(),
      selectedMethodText: z.string(),
      /** Whether a method is chosen. */
      selectedByInsured: z.boolean(),
      isLocked: z.boolean(),
      /** Whether the desk has the signed letter and did not return it. */
      isValidLod: z.boolean(),
      /** The letter to sign; `null` until an amount is approved. */
      lodUrl: signedLink.nullable(),
    }),
  }),
  /** The signed letter. `code` is '' until the claimant sends the letter. After that no appeal is possible [3 §4]. */
  documentLod: z.object({ code: z.string(), link: signedLink.nullable() }),
  appeal: z.object({ histories: z.array(claimAppeal) }),
  info: z.object({
    heads: z.array(titleValue),
    /** `col` is the width in columns of a grid of twelve. */
    claims: z.array(z.object({ key: z.string(), value: z.string(), col: z.number().int() })),
    attachment: z.array(claimAttachment),
  }),
  /** `null` for a stolen vehicle, and for a claim that is not about a vehicle. */
  vehicle: z
    .object({
      workshops: z.array(workshop),
      selectedWorkshop: id.nullable(),
      /** Whether the claimant cannot choose a workshop any more. */
      isLocked: z.boolean(),
      repair: z.array(repairStep),
    })
    .nullable(),
});
export type ClaimDetail = z.output<typeof claimDetail>;
