import * as z from 'zod';
import { choiceField } from '../../form-field/choice-field.ts';
import { absentOr, EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
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
import type { CountedField } from './search.ts';
import { checkCount, codeOf, missingMessage, OCCUPATION_MESSAGE, type SearchField } from './search-rules.ts';

const ZONE_MESSAGE = 'Zona gempa bumi tidak ditemukan';
const BAND_MESSAGE = 'Tarif kebakaran tidak ditemukan';
const FLOOD_MESSAGE = 'Riwayat Banjir tidak valid';
const CREDIT_NUMBER_MESSAGE = 'Nomor Perjanjian Kredit hanya huruf, angka, dan tanda baca - / .';

const required = OBJECT_ADDRESS_MESSAGES;
const placeField = (message: string) => textField({ required: message, max: LIMITS.place });
const listField = <const Value extends string>(field: SearchField, values: readonly Value[]) =>
  choiceField(
    values.map((value) => ({ value })),
    missingMessage(field),
  );

const count = (field: CountedField) =>
  z.int({ error: absentOr(missingMessage(field)) }).superRefine((number, ctx) => {
    const message = checkCount(field, number);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  });

const objectAddresses = () =>
  z.object(
    {
      province: placeField(missingMessage('province')),
      district_level: listField('district_level', DISTRICT_LEVELS),
      district: placeField(missingMessage('district')),
      subDistrict: placeField(required.subDistrict),
      urbanVillage: placeField(required.urbanVillage),
      postalCode: postalCodeField(required.postalCode),
      address: textField({ required: required.address, max: LIMITS.address }),
      neighbourhood: rtRwField('RT', required.neighbourhood),
      hamlet: rtRwField('RW', required.hamlet),
    },
    { error: WRONG_SHAPE_MESSAGE },
  );

const term = () =>
  z
    .int({ error: TERM_MESSAGE })
    .min(TERM_YEARS.min, { error: TERM_MESSAGE })
    .max(TERM_YEARS.max, { error: TERM_MESSAGE })
    .default(TERM_YEARS.usual);

const bandEnd = () => z.int({ error: BAND_MESSAGE }).min(1, { error: BAND_MESSAGE });

/** Policies and mails contain the name. */
const bankName = (text: string) => (isPersonName(text) && !containsLink(text) ? null : INVALID_NAME_MESSAGE);

/** The insured building: inputs of the search, facts that the server returned, and its address [2 §3, §5]. */
const shape = () => ({
  occupation: textField({ required: missingMessage('occupation'), max: LIMITS.code }),
  occupationCode: textField({ required: OCCUPATION_MESSAGE, max: LIMITS.code }),
  occupationName: textField({ required: OCCUPATION_MESSAGE, max: LIMITS.title }),
  buildingPrices: count('buildingPrices'),
  ownership: listField('ownership', OWNERSHIPS),
  isKprBtn: listField('isKprBtn', YES_NO),
  construction: listField('construction', CONSTRUCTIONS),
  classConstruction: listField('classConstruction', CONSTRUCTION_CLASSES),
  totalFloor: count('totalFloor'),
  totalBuildingArea: count('totalBuildingArea'),
  /** Also in the search; stored next to the details, as in every order. */
  timePeriod: term(),
  floodZone: z.literal(FLOOD_ZONES, { error: FLOOD_MESSAGE }).nullable().default(null),
  zone: z.literal(EARTHQUAKE_ZONES, { error: ZONE_MESSAGE }),
  fireBand: z.object({ low: bandEnd(), high: bandEnd() }, { error: BAND_MESSAGE }).nullable().default(null),
  objectAddresses: objectAddresses(),
  bankClause: optionalText({
    max: LIMITS.name,
    check: bankName,
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
  creditNumber: optionalText({
    max: LIMITS.identityNumber,
    check: (text) => (/^[A-Z0-9./ -]+$/.test(text) ? null : CREDIT_NUMBER_MESSAGE),
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
});

type Fields = Partial<Record<keyof ReturnType<typeof shape>, unknown>>;
type Context = { addIssue: z.core.$RefinementCtx['addIssue'] };

/** Checks across fields: the storeys of the occupation, and the bank of a mortgage. */
function together({ occupation, totalFloor, isKprBtn, bankClause }: Fields, ctx: Context) {
  const addProblem = (field: keyof ReturnType<typeof shape>, message: string | null) => {
    if (message !== null) ctx.addIssue({ code: 'custom', path: [field], message });
  };
  if (
    typeof occupation === 'string' &&
    typeof totalFloor === 'number' &&
    checkCount('totalFloor', totalFloor) === null
  )
    addProblem('totalFloor', checkStoreys(codeOf(occupation), totalFloor));
  if (isKprBtn === 'ya' && (bankClause === undefined || bankClause === ''))
    addProblem('bankClause', required.bankClause);
}

/** Alamat Objek Bangunan. Returns bank and contract in upper case. */
export const buildingForm = lazySchema(() =>
  z.object(shape(), { error: WRONG_SHAPE_MESSAGE }).superRefine(together, EVEN_WHEN_FIELDS_FAIL),
);
