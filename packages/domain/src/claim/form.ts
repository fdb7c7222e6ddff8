import * as z from 'zod';
import { missingAttachments, surplusAttachments } from '../attachment/rules.ts';
import { checkAccountNumber, normalizeAccountNumber } from '../bank-account/account-number.ts';
import {
  BENEFICIARY_EMAIL_MESSAGE,
  BENEFICIARY_EMAIL_REQUIRED_MESSAGE,
  RELATIONSHIP_MESSAGE,
} from '../beneficiary/messages.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { choiceField } from '../form-field/choice-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, requiredError, WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, linkProblem, nameField, optionalText, textField } from '../form-field/text-field.ts';
import { PRODUCT_TYPES, type ProductType } from '../lines/product-type.ts';
import { RELATIONSHIPS } from '../lists/relationships.ts';
import { MESSAGES } from '../messages/messages.ts';
import type { Rupiah } from '../money/rupiah.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeParagraphs } from '../text/normalize.ts';
import { ACCOUNT_FIELDS } from './account.ts';
import { LIABILITY_CAUSE } from './cause.ts';
import type { ClaimDocument } from './document.ts';
import { checkIncidentDate } from './incident.ts';
import { normalizePolicyNumber } from './lookup.ts';
import { amountTooHighMessage, CLAIM_MESSAGES } from './messages.ts';
import {
  causesOf,
  claimDocuments,
  claimRulesOf,
  hasThirdPartyDocuments,
  requiresBankAccount,
} from './product.ts';

export {
  additionForm,
  claimMessageForm,
  type HeirLinkForm,
  heirLinkForm,
  withdrawalForm,
} from './options-form.ts';

/** The policy, claimant and date that the claim form is checked against. */
export type ClaimFormContext = {
  productType: ProductType;
  /** The maximum of the field `totalClaim`, for products with this field. */
  tsi: Rupiah;
  today: IsoDate;
  /** Whether an heir sends the claim. An heir has to send additional documents. */
  isHeir?: boolean;
};

const wrongShape = { error: WRONG_SHAPE_MESSAGE };
/** More files than any claim requires. The limit bounds the work for a hostile request. */
const MAX_ATTACHMENTS = 200;
const YES_NO = ['Y', 'N'] as const;

/** Empty fields are valid here: the cause decides whether a bank account is required. */
const account = z.object(
  {
    accountNumber: optionalText({
      max: LIMITS.accountNumber,
      normalize: normalizeAccountNumber,
      check: checkAccountNumber,
    }),
    accountHolder: optionalText({ max: LIMITS.name, check: linkProblem }),
    bankName: optionalText({ max: LIMITS.name, check: linkProblem }),
  },
  wrongShape,
);

const NO_ACCOUNT = { accountNumber: '', accountHolder: '', bankName: '' };

const attachments = z
  .array(
    z.object(
      {
        code: textField({ required: WRONG_SHAPE_MESSAGE, max: LIMITS.code }),
        title: optionalText({ max: LIMITS.title }),
      },
      wrongShape,
    ),
    wrongShape,
  )
  .max(MAX_ATTACHMENTS, wrongShape);

type Fields = Readonly<Partial<Record<string, unknown>>>;
type RefinementContext = { addIssue: z.core.$RefinementCtx['addIssue'] };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const codesOf = (items: unknown): string[] =>
  Array.isArray(items) ? items.flatMap((item: unknown) => (isObject(item) ? textOf(item.code) : [])) : [];

/** Checks the claimed amount and the cause of the disaster, if the product has these two fields [3 §5]. */
function checkAmount({ productType, tsi }: ClaimFormContext, fields: Fields, ctx: RefinementContext): void {
  if (!claimRulesOf(productType).hasAmountFields) return;
  const { totalClaim } = fields;
  if (totalClaim === null || (typeof totalClaim === 'number' && totalClaim <= 0))
    ctx.addIssue({ code: 'custom', path: ['totalClaim'], message: CLAIM_MESSAGES.amount });
  else if (typeof totalClaim === 'number' && totalClaim > tsi)
    ctx.addIssue({ code: 'custom', path: ['totalClaim'], message: amountTooHighMessage(tsi) });
  if (textOf(fields.causeDisaster) === '')
    ctx.addIssue({ code: 'custom', path: ['causeDisaster'], message: CLAIM_MESSAGES.disaster });
}

/** Reports each empty field of a bank account. */
function requireAccount(fields: Fields, ctx: RefinementContext, path: string[] = []): void {
  for (const name of ACCOUNT_FIELDS) {
    if (fields[name] === '')
      ctx.addIssue({ code: 'custom', path: [...path, name], message: CLAIM_MESSAGES[name] });
  }
}

function checkAccount({ productType }: ClaimFormContext, fields: Fields, ctx: RefinementContext): void {
  if (requiresBankAccount(productType, textOf(fields.causeOfClaim)) && isObject(fields.account))
    requireAccount(fields.account, ctx, ['account']);
}

/** The bank account that a claimant enters with the signed letter, or changes before the payment [Q43]. */
export const claimAccountForm = account.superRefine(
  (fields, ctx) => requireAccount(fields, ctx),
  EVEN_WHEN_FIELDS_FAIL,
);
export type ClaimAccountForm = z.output<typeof claimAccountForm>;

/** Returns the error message for too few or too many files, or for a document that the cause does not have. */
function documentsProblem(documents: readonly ClaimDocument[], codes: readonly string[]): string | null {
  if (missingAttachments(documents, codes).length > 0) return MESSAGES.claim.attachmentsMissing;
  if (surplusAttachments(documents, codes).length > 0) return CLAIM_MESSAGES.tooManyDocuments;
  const knownCodes = documents.map(({ code }) => code);
  return codes.some((code) => !knownCodes.includes(code)) ? CLAIM_MESSAGES.fileInvalid : null;
}

/** Checks the documents if the cause is valid, because the cause decides which documents are required. */
function checkDocuments(
  { productType, isHeir = false }: ClaimFormContext,
  fields: Fields,
  ctx: RefinementContext,
): void {
  const cause = textOf(fields.causeOfClaim);
  if (!causesOf(productType).some(({ value }) => value === cause)) return;
  const isThirdParty = fields.thirdPartyClaim === 'Y';
  const documents = claimDocuments({ productType, cause, isThirdParty, isHeir });
  const codes = codesOf(fields.attachments);
  const message = documentsProblem(documents, codes);
  if (message !== null) ctx.addIssue({ code: 'custom', path: ['attachments'], message });
}

/** Returns the schema of a new claim [3 §3, §5]. The schema clears fields that the product or cause does not have. */
export function claimForm(context: ClaimFormContext) {
  const { productType, today } = context;
  return z
    .object(
      {
        causeOfClaim: choiceField(causesOf(productType), CLAIM_MESSAGES.cause),
        totalClaim: z
          .int({ error: requiredError(CLAIM_MESSAGES.amount) })
          .nullable()
          .default(null),
        incidentDate: textField({
          required: CLAIM_MESSAGES.date,
          max: LIMITS.code,
          check: (text) => checkIncidentDate(text, today),
        }),
        causeDisaster: optionalText({ max: LIMITS.title }),
        description: optionalText({ max: LIMITS.freeText, normalize: normalizeParagraphs }),
        thirdPartyClaim: z.enum(YES_NO, wrongShape).default('N'),
        account: account.default(NO_ACCOUNT),
        attachments: attachments.default([]),
      },
      wrongShape,
    )
    .superRefine((fields, ctx) => {
      checkAmount(context, fields, ctx);
      checkAccount(context, fields, ctx);
      checkDocuments(context, fields, ctx);
    }, EVEN_WHEN_FIELDS_FAIL)
    .overwrite((claim) => {
      const { hasAmountFields } = claimRulesOf(productType);
      const thirdPartyClaim = claim.causeOfClaim === LIABILITY_CAUSE ? 'Y' : claim.thirdPartyClaim;
      return {
        ...claim,
        totalClaim: hasAmountFields ? claim.totalClaim : null,
        causeDisaster: hasAmountFields ? claim.causeDisaster : '',
        thirdPartyClaim: hasThirdPartyDocuments(productType) ? thirdPartyClaim : 'N',
        account: requiresBankAccount(productType, claim.causeOfClaim) ? claim.account : NO_ACCOUNT,
      };
    });
}

export type ClaimForm = z.output<ReturnType<typeof claimForm>>;
export type ClaimFormInput = z.input<ReturnType<typeof claimForm>>;

export const EMPTY_CLAIM = {
  causeOfClaim: '',
  totalClaim: null,
  incidentDate: '',
  causeDisaster: '',
  description: '',
  thirdPartyClaim: 'N',
  account: NO_ACCOUNT,
  attachments: [],
} satisfies ClaimFormInput;

/** The look-up of a policy [3 §5]. Returns the policy number in its stored form. */
export const policyLookupForm = z.object(
  {
    productType: choiceField(
      PRODUCT_TYPES.map((value) => ({ value })),
      MESSAGES.lookup.typeMissing,
    ),
    policyNumber: textField({
      required: MESSAGES.lookup.numberMissing,
      max: LIMITS.code,
      normalize: normalizePolicyNumber,
    }),
  },
  wrongShape,
);
export type PolicyLookupForm = z.output<typeof policyLookupForm>;

/** The heir who claims for a deceased insured person. The heir's documents are sent with the claim. */
export const heirForm = z.object(
  {
    fullName: nameField('Nama Lengkap wajib diisi', { upper: true }),
    relationship: choiceField(RELATIONSHIPS, RELATIONSHIP_MESSAGE),
    email: emailField(BENEFICIARY_EMAIL_REQUIRED_MESSAGE, BENEFICIARY_EMAIL_MESSAGE),
    phone: phoneField('beneficiary'),
  },
  wrongShape,
);
export type HeirForm = z.output<typeof heirForm>;
