import { expect, test } from 'vitest';
import { type VehicleQuestion, vehicleQuestions } from './index.ts';

const question = (_id: string, vehicleTypes?: VehicleQuestion['vehicleTypes']): VehicleQuestion => ({
  _id,
  question: `${_id}?`,
  answer: 'ya',
  vehicleTypes,
});
const declarations = [
  question('private use', ['MV4', 'MV2']),
  question('licence', ['TRUCK', 'BUS']),
  question('damage'),
];

test.each<[unknown, string[]]>([
  [{ vehicleType: 'MV4' }, ['private use', 'damage']],
  [{ vehicleType: 'MV2' }, ['private use', 'damage']],
  [{ vehicleType: 'TRUCK' }, ['licence', 'damage']],
  [{ vehicleType: 'BUS' }, ['licence', 'damage']],
  [{ vehicleType: 'becak' }, ['private use', 'licence', 'damage']],
  [{}, ['private use', 'licence', 'damage']],
  [null, ['private use', 'licence', 'damage']],
  ['MV4', ['private use', 'licence', 'damage']],
])('the questions of a product about the vehicle %j are %j', (vehicle, ids) => {
  expect(vehicleQuestions({ declarations }, { vehicle }).map(({ _id }) => _id)).toEqual(ids);
});
