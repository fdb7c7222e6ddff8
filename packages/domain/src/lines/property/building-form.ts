import * as z from 'zod';
import { choiceField } from '../../form-field/choice-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, requiredError, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { postalCodeField, rtRwField } from '../../form-field/number-field.ts';
import { INVALID_NAME_MESSAGE, optionalText, textField } from '../../form-field/text-field.ts';
import { TERM_MESSAGE } from '../../order/messages.ts';
import { isPersonName } from '../../text/checks.ts';
import { LIMITS } from '../../text/limits.ts';
import { containsLink } from '../../text/link.ts';
import { normalizeText } from '../../text/normalize.ts';
import {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  DISTRICT_LEVELS,
  OWNERSHIPS,
  YES_NO,
} from './building-options.ts';
import { EARTHQUAKE_ZONES } from './earthquake-rates.ts';
import { FLOOD_ZONES } from './flood-zone.ts';
import { OBJECT_ADDRESS_MESSAGES } from './object-address.ts';
import { checkStoreys } from './occupation.ts';
import { TERM_YEARS } from './price.ts';
import type { NumericField } from './search.ts';
import { checkNumber, codeOf, missingMessage, OCCUPATION_MESSAGE, type SearchField } from './search-rules.ts';

const ZONE_MESSAGE = 'Zona gempa bumi tidak ditemukan';
const BAND_MESSAGE = 'Tarif kebakaran tidak ditemukan';
const FLOOD_MESSAGE = 'Riwayat Banjir tidak valid';
const CREDIT_NUMBER_MESSAGE = 'Nomor Perjanjian Kredit hanya huruf, angka, dan tanda baca - / .';

const addressMessages = OBJECT_ADDRESS_MESSAGES;
const placeField = (message: string) => textField({ required: message, max: LIMITS.place });
const optionField = <const Value extends string>(field: SearchField, values: readonly Value[]) =>
  choiceField(
    values.map((value) => ({ value })),
    missingMessage(field),
  );

const numericField = (field: NumericField) =>
  z.int({ error: requiredError(missingMessage(field)) }).superRefine((number, ctx) => {
    const message = checkNumber(field, number);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  });

const objectAddresses = () =>
  z.object(
    {
      province: placeField(missingMessage('province')),
      district_level: optionField('district_level', DISTRICT_LEVELS),
      district: placeField(missingMessage('district')),
      subDistrict: placeField(addressMessages.subDistrict),
      urbanVillage: placeField(addressMessages.urbanVillage),
      postalCode: postalCodeField(addressMessages.postalCode),
      address: textField({ required: addressMessages.address, max: LIMITS.address }),
      neighbourhood: rtRwField('RT', addressMessages.neighbourhood),
      hamlet: rtRwField('RW', addressMessages.hamlet),
    },
    { error: WRONG_SHAPE_MESSAGE },
  );

const termField = () =>
  z
    .int({ error: TERM_MESSAGE })
    .min(TERM_YEARS.min, { error: TERM_MESSAGE })
    .max(TERM_YEARS.max, { error: TERM_MESSAGE })
    .default(TERM_YEARS.initial);

const bandEndField = () => z.int({ error: BAND_MESSAGE }).min(1, { error: BAND_MESSAGE });

/** Rejects a name with a link, because policies and mails contain the name. */
const checkBankName = (text: string) =>
  isPersonName(text) && !containsLink(text) ? null : INVALID_NAME_MESSAGE;

/**
 * Returns the fields of the insured building: the search, the reference data from the server, and the address [2 §3,
 * §5].
 */
const buildingFields = () => ({
  occupation: textField({ required: missingMessage('occupation'), max: LIMITS.code }),
  occupationCode: textField({ required: OCCUPATION_MESSAGE, max: LIMITS.code }),
  occupationName: textField({ required: OCCUPATION_MESSAGE, max: LIMITS.title }),
  buildingPrices: numericField('buildingPrices'),
  ownership: optionField('ownership', OWNERSHIPS),
  isKprBtn: optionField('isKprBtn', YES_NO),
  construction: optionField('construction', CONSTRUCTIONS),
  classConstruction: optionField('classConstruction', CONSTRUCTION_CLASSES),
  totalFloor: numericField('totalFloor'),
  totalBuildingArea: numericField('totalBuildingArea'),
  /** The term in years, which is also a field of the search. An order stores the term outside the building. */
  timePeriod: termField(),
  floodZone: z.literal(FLOOD_ZONES, { error: FLOOD_MESSAGE }).nullable().default(null),
  zone: z.literal(EARTHQUAKE_ZONES, { error: ZONE_MESSAGE }),
  fireBand: z
    .object({ low: bandEndField(), high: bandEndField() }, { error: BAND_MESSAGE })
    .nullable()
    .default(null),
  objectAddresses: objectAddresses(),
  bankClause: optionalText({
    max: LIMITS.name,
    check: checkBankName,
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
  creditNumber: optionalText({
    max: LIMITS.identityNumber,
    check: (text) => (/^[A-Z0-9./ -]+$/.test(text) ? null : CREDIT_NUMBER_MESSAGE),
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
});

type Fields = Partial<Record<keyof ReturnType<typeof buildingFields>, unknown>>;
type RefinementContext = { addIssue: z.core.$RefinementCtx['addIssue'] };

/** Checks fields that depend on another field: the storeys on the occupation, the bank on the mortgage. */
function checkDependentFields(
  { occupation, totalFloor, isKprBtn, bankClause }: Fields,
  ctx: RefinementContext,
) {
  const addProblem = (field: keyof ReturnType<typeof buildingFields>, message: string | null) => {
    if (message !== null) ctx.addIssue({ code: 'custom', path: [field], message });
  };
  if (
    typeof occupation === 'string' &&
    typeof totalFloor === 'number' &&
    checkNumber('totalFloor', totalFloor) === null
  )
    addProblem('totalFloor', checkStoreys(codeOf(occupation), totalFloor));
  if (isKprBtn === 'ya' && (bankClause === undefined || bankClause === ''))
    addProblem('bankClause', addressMessages.bankClause);
}

/** The schema of the step 'Alamat Objek Bangunan'. Its output has the bank's name and the credit contract number in upper case. */
export const buildingForm = lazySchema(() =>
  z
    .object(buildingFields(), { error: WRONG_SHAPE_MESSAGE })
    .superRefine(checkDependentFields, EVEN_WHEN_FIELDS_FAIL),
);
