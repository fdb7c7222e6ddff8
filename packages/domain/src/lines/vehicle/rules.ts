import type { LineRules } from '../line.ts';
import { vehicleOrderForm } from './form.ts';
import { VEHICLE_PRICING } from './pricing.ts';
import { vehicleQuestions } from './questions.ts';
import { VEHICLE_RECORDS } from './record.ts';
import { vehicleSearch } from './search.ts';
import { VEHICLE_STEPS } from './steps.ts';
import type { VehicleTypes } from './types.ts';

export const VEHICLE_RULES: LineRules<VehicleTypes> = {
  ...VEHICLE_PRICING,
  search: vehicleSearch,
  commonOrderParts: {
    years: 'included',
    shipping: 'included',
    declarations: 'included',
    addresses: 'included',
  },
  steps: VEHICLE_STEPS,
  orderForm: vehicleOrderForm,
  questions: vehicleQuestions,
  orderSearch: ({ vehicleType, brand, year, model, price, area }, { typeCoverage }) => ({
    vehicleType,
    brand,
    year: String(year),
    model,
    price: String(price),
    plat: area,
    coverage: typeCoverage,
  }),
  records: VEHICLE_RECORDS,
};
