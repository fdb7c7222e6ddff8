import { readRows } from '../../../core/csv.ts';

const electricModels = new Set(
  readRows('vehicle/models.csv', ['model_id', 'fuel']).flatMap(({ model_id, fuel }) =>
    fuel === 'listrik' ? [model_id] : [],
  ),
);

/** Returns whether the vehicle runs on electricity only, by the reference data or by its name. */
export const isElectric = ({ model, modelText }: { model: string; modelText: string }): boolean =>
  electricModels.has(model) || /\b(ev|electric|listrik)\b|EV\b/i.test(modelText);
