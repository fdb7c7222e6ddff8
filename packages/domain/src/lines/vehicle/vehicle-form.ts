import * as z from 'zod';
import { type IsoDate, isoParts } from '../../dates/iso-date.ts';
import { choiceField } from '../../form-field/choice-field.ts';
import { absentOr, EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
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

const missing = (field: SearchField) => `${SEARCH_LABELS[field]} Wajib di isi`;
const name = (field: SearchField) => textField({ required: missing(field), max: LIMITS.title });
const id = (field: SearchField) => textField({ required: missing(field), max: LIMITS.code });
const count = (message: string) => z.int({ error: absentOr(message) }).min(1, { error: message });

/** Empty parts keep their positions; an empty plate is ''. */
const normalizePlate = (text: string) => (text.trim() === '' ? '' : joinPlate(plateParts(text)));

const engravedNumberField = (label: string) =>
  textField({
    required: `${label} Wajib di isi`,
    max: LIMITS.code,
    normalize: normalizeEngraved,
    check: (text) => checkEngraved(label, text),
  });

/** The insured vehicle: inputs of the search, facts that the server returned, and the numbers on the vehicle [2 §3, §5]. */
const shape = lazySchema(() => ({
  vehicleType: choiceField(
    VEHICLE_TYPES.map((value) => ({ value })),
    missing('vehicleType'),
  ),
  brand: id('brand'),
  brandText: name('brand'),
  year: count(missing('year')),
  model: id('model'),
  modelText: name('model'),
  price: count(PRICE_MISSING_MESSAGE),
  marketPrice: count(NO_SUCH_MODEL_MESSAGE),
  deviation: z.int({ error: NO_SUCH_MODEL_MESSAGE }).min(0, { error: NO_SUCH_MODEL_MESSAGE }),
  /** Only displayed: absent in drafts and orders from before prices were calculated. */
  derivedFrom: z.int({ error: NO_SUCH_MODEL_MESSAGE }).nullable().default(null),
  seats: count(NO_SUCH_MODEL_MESSAGE),
  area: id('plat'),
  areaName: name('plat'),
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

type Fields = Partial<Record<keyof ReturnType<typeof shape>, unknown>>;
type Context = { addIssue: z.core.$RefinementCtx['addIssue'] };

/** Checks across fields: a price within the market range, a plate of the rate's region. */
const together =
  (today: IsoDate) =>
  ({ price, marketPrice, deviation, year, area, vehicleLicense }: Fields, ctx: Context) => {
    const addProblem = (field: keyof ReturnType<typeof shape>, message: string | null) => {
      if (message !== null) ctx.addIssue({ code: 'custom', path: [field], message });
    };
    if (typeof price === 'number' && typeof marketPrice === 'number' && typeof deviation === 'number')
      addProblem('price', checkMarketPrice(price, { price: marketPrice, deviation }));
    if (typeof year === 'number' && isoParts(today) && year > newestYear(today))
      addProblem('year', NO_SUCH_YEAR_MESSAGE);
    if (typeof area === 'string' && typeof vehicleLicense === 'string' && checkPlate(vehicleLicense) === null)
      addProblem('vehicleLicense', checkPlate(vehicleLicense, area));
  };

/** Data Kendaraan. Returns plate, chassis and engine number in upper case [2 §5]. */
export const vehicleForm = ({ today }: { today: IsoDate }) =>
  z.object(shape(), { error: WRONG_SHAPE_MESSAGE }).superRefine(together(today), EVEN_WHEN_FIELDS_FAIL);
