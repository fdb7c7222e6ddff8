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

test.each([
  [{ vehicleType: 'MV4' }, ['private use', 'damage']],
  [{ vehicleType: 'MV2' }, ['private use', 'damage']],
  [{ vehicleType: 'TRUCK' }, ['licence', 'damage']],
  [{ vehicleType: 'BUS' }, ['licence', 'damage']],
])('an order with the vehicle %j has the questions %j', (vehicle, ids) => {
  expect(vehicleQuestions({ declarations }, { vehicle }).map(({ _id }) => _id)).toEqual(ids);
});

test.each([{ vehicleType: 'becak' }, {}, null, 'MV4'])(
  'an order with the vehicle %j, whose type is unknown, has all questions',
  (vehicle) => {
    expect(vehicleQuestions({ declarations }, { vehicle })).toEqual(declarations);
  },
);
