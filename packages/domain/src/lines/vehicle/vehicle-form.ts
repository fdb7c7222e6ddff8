import * as z from 'zod';
import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import { choiceField } from '../../form-field/choice-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, requiredError, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { textField } from '../../form-field/text-field.ts';
import { LIMITS } from '../../text/limits.ts';
import { CHASSIS_LABEL, checkEngraved, MACHINE_LABEL, normalizeEngraved } from './engraved-number.ts';
import { checkMarketPrice } from './market-price.ts';
import { checkPlate, joinPlate, PLATE_MISSING_MESSAGE, plateParts } from './plate.ts';
import { newestYear } from './search.ts';
import {
  NO_SUCH_AREA_MESSAGE,
  NO_SUCH_MODEL_MESSAGE,
  NO_SUCH_YEAR_MESSAGE,
  PRICE_MISSING_MESSAGE,
  SEARCH_LABELS,
  type SearchField,
} from './search-fields.ts';
import { TARIFF_REGIONS } from './tariff-region.ts';
import { VEHICLE_TYPES } from './vehicle-type.ts';

const missingMessage = (field: SearchField) => `${SEARCH_LABELS[field]} Wajib di isi`;
const nameField = (field: SearchField) => textField({ required: missingMessage(field), max: LIMITS.title });
const idField = (field: SearchField) => textField({ required: missingMessage(field), max: LIMITS.code });
const countField = (message: string) => z.int({ error: requiredError(message) }).min(1, { error: message });

/** Returns the plate as `joinPlate` writes it: complete, or incomplete with spaces for the empty parts; '' for an empty text. */
const normalizePlate = (text: string) => (text.trim() === '' ? '' : joinPlate(plateParts(text)));

const engravedNumberField = (label: string) =>
  textField({
    required: `${label} Wajib di isi`,
    max: LIMITS.code,
    normalize: normalizeEngraved,
    check: (text) => checkEngraved(label, text),
  });

/** The insured vehicle: inputs of the search, reference data from the server, and the numbers on the vehicle [2 §3, §5]. */
const vehicleFields = lazySchema(() => ({
  vehicleType: choiceField(
    VEHICLE_TYPES.map((value) => ({ value })),
    missingMessage('vehicleType'),
  ),
  brand: idField('brand'),
  brandText: nameField('brand'),
  year: countField(missingMessage('year')),
  model: idField('model'),
  modelText: nameField('model'),
  price: countField(PRICE_MISSING_MESSAGE),
  marketPrice: countField(NO_SUCH_MODEL_MESSAGE),
  deviation: z.int({ error: NO_SUCH_MODEL_MESSAGE }).min(0, { error: NO_SUCH_MODEL_MESSAGE }),
  /**
   * The year whose market price was used to calculate `marketPrice`; null for a price from the price list. It is null by
   * default, because older drafts and orders do not contain it.
   */
  derivedFrom: z.int({ error: NO_SUCH_MODEL_MESSAGE }).nullable().default(null),
  seats: countField(NO_SUCH_MODEL_MESSAGE),
  area: idField('plat'),
  areaName: nameField('plat'),
  region: z.literal(TARIFF_REGIONS, { error: NO_SUCH_AREA_MESSAGE }),
  vehicleLicense: textField({
    required: PLATE_MISSING_MESSAGE,
    max: LIMITS.code,
    normalize: normalizePlate,
    check: (text) => checkPlate(text),
  }),
  chassisNumber: engravedNumberField(CHASSIS_LABEL),
  machineNumber: engravedNumberField(MACHINE_LABEL),
}));

type Fields = Partial<Record<keyof ReturnType<typeof vehicleFields>, unknown>>;
type RefinementContext = { addIssue: z.core.$RefinementCtx['addIssue'] };

/** Returns a check of the price against the market price, the plate against its region, and the year against the newest model year on `today`. */
const dependentFieldsCheck =
  (today: IsoDate) =>
  ({ price, marketPrice, deviation, year, area, vehicleLicense }: Fields, ctx: RefinementContext) => {
    const addProblem = (field: keyof ReturnType<typeof vehicleFields>, message: string | null) => {
      if (message !== null) ctx.addIssue({ code: 'custom', path: [field], message });
    };
    if (typeof price === 'number' && typeof marketPrice === 'number' && typeof deviation === 'number')
      addProblem('price', checkMarketPrice(price, { price: marketPrice, deviation }));
    if (typeof year === 'number' && isoParts(today) && year > newestYear(today))
      addProblem('year', NO_SUCH_YEAR_MESSAGE);
    if (typeof area === 'string' && typeof vehicleLicense === 'string' && checkPlate(vehicleLicense) === null)
      addProblem('vehicleLicense', checkPlate(vehicleLicense, area));
  };

/** Returns the schema of 'Data Kendaraan'. The output has plate, chassis and engine number in upper case [2 §5]. */
export const vehicleForm = ({ today }: { today: IsoDate }) =>
  z
    .object(vehicleFields(), { error: WRONG_SHAPE_MESSAGE })
    .superRefine(dependentFieldsCheck(today), EVEN_WHEN_FIELDS_FAIL);
