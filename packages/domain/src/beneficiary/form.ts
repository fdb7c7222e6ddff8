import * as z from 'zod';
import { choiceField } from '../form-field/choice-field.ts';
import {
  EVEN_WHEN_FIELDS_FAIL,
  requiredError,
  WRONG_SHAPE_MESSAGE,
  WRONG_TYPE_MESSAGE,
} from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, optionalText, textField } from '../form-field/text-field.ts';
import { RELATIONSHIPS } from '../lists/relationships.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeParagraphs, normalizeText } from '../text/normalize.ts';
import {
  BENEFICIARY_EMAIL_MESSAGE,
  BENEFICIARY_EMAIL_REQUIRED_MESSAGE,
  BENEFICIARY_REPEATED_MESSAGE,
  BENEFICIARY_REQUIRED_MESSAGE,
  RELATIONSHIP_MESSAGE,
} from './messages.ts';
import { type BeneficiaryPerson, checkBeneficiaryName, MAX_SECONDARY, repeatedSecondaries } from './rules.ts';

const wrongShapeError = { error: WRONG_SHAPE_MESSAGE };
/** The error option of a group of fields: one message if the group is absent, another if it has a wrong type. */
const missingGroupError = {
  error: ({ input }: { input?: unknown }) =>
    input == null ? BENEFICIARY_REQUIRED_MESSAGE : WRONG_SHAPE_MESSAGE,
};

const personFields = () => ({
  fullName: textField({
    required: BENEFICIARY_REQUIRED_MESSAGE,
    max: LIMITS.name,
    check: checkBeneficiaryName,
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
  relationship: choiceField(RELATIONSHIPS, RELATIONSHIP_MESSAGE),
});

type BeneficiaryPersons = {
  primary: BeneficiaryPerson & { useSecondary: boolean };
  secondary: BeneficiaryPerson[];
};

const isPerson = (value: unknown): value is BeneficiaryPerson =>
  typeof value === 'object' &&
  value !== null &&
  'fullName' in value &&
  typeof value.fullName === 'string' &&
  'relationship' in value &&
  typeof value.relationship === 'string';

/** Requires at least one secondary beneficiary when `useSecondary` is true, and rejects a person who is listed twice. */
function checkSecondary(
  { primary, secondary }: Partial<Record<keyof BeneficiaryPersons, unknown>>,
  ctx: { addIssue: z.core.$RefinementCtx['addIssue'] },
) {
  if (!isPerson(primary) || !('useSecondary' in primary) || primary.useSecondary !== true) return;
  if (!Array.isArray(secondary) || !secondary.every(isPerson)) return;
  if (secondary.length === 0) {
    ctx.addIssue({ code: 'custom', path: ['secondary'], message: BENEFICIARY_REQUIRED_MESSAGE });
  }
  for (const index of repeatedSecondaries({ primary, secondary })) {
    const path = ['secondary', index, 'fullName'];
    ctx.addIssue({ code: 'custom', path, message: BENEFICIARY_REPEATED_MESSAGE });
  }
}

const clearUnusedSecondary = <Value extends BeneficiaryPersons>(value: Value): Value =>
  value.primary.useSecondary ? value : { ...value, secondary: [] };

/** The beneficiaries of a policy [2 §5]. Returns names in upper case, the phone as '62…'. */
export const beneficiaryForm = lazySchema(() =>
  z
    .object(
      {
        primary: z.object(
          {
            ...personFields(),
            useSecondary: z.boolean({ error: requiredError(WRONG_TYPE_MESSAGE) }).default(false),
          },
          missingGroupError,
        ),
        secondary: z
          .array(z.object(personFields(), wrongShapeError), wrongShapeError)
          .max(MAX_SECONDARY, { error: `Maksimal ${MAX_SECONDARY} penerima manfaat kedua` })
          .default([]),
        email: emailField(BENEFICIARY_EMAIL_REQUIRED_MESSAGE, BENEFICIARY_EMAIL_MESSAGE),
        phone: phoneField('beneficiary'),
        description: optionalText({ max: LIMITS.address, normalize: normalizeParagraphs }),
      },
      missingGroupError,
    )
    .superRefine(checkSecondary, EVEN_WHEN_FIELDS_FAIL)
    .overwrite(clearUnusedSecondary),
);

export type BeneficiaryForm = z.output<ReturnType<typeof beneficiaryForm>>;
export type BeneficiaryFormInput = z.input<ReturnType<typeof beneficiaryForm>>;

export const EMPTY_BENEFICIARY = {
  primary: { fullName: '', relationship: '', useSecondary: false },
  secondary: [] as BeneficiaryPerson[],
  email: '',
  phone: '',
  description: '',
} satisfies BeneficiaryFormInput;
