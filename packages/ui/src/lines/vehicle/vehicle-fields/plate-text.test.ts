import { describe, expect, test } from 'vitest';
import { typePlate } from './plate-text.ts';

const EMPTY = { area: '', number: '', letters: '' };

describe('typePlate', () => {
  test.each([
    ['area', 'b', { area: 'B' }, 'area'],
    ['area', 'ab', { area: 'AB' }, 'number'],
    ['area', 'abc', { area: 'ABC' }, 'number'],
    ['area', 'b1', { area: 'B', number: '1' }, 'number'],
    ['area', '1', {}, 'area'],
    ['area', 'b 1234 cd', { area: 'B', number: '1234', letters: 'CD' }, 'letters'],
    ['area', 'AB-12-XYZ', { area: 'AB', number: '12', letters: 'XYZ' }, 'letters'],
    ['area', 'b12345cd', { area: 'B', number: '12345', letters: 'CD' }, 'letters'],
    ['number', '123', { number: '123' }, 'number'],
    ['number', '1234', { number: '1234' }, 'letters'],
    ['number', '12c', { number: '12', letters: 'C' }, 'letters'],
    ['number', 'b 1234 cd', { area: 'B', number: '1234', letters: 'CD' }, 'letters'],
    ['letters', 'cd', { letters: 'CD' }, 'letters'],
    ['letters', 'cdef', { letters: 'CDEF' }, 'letters'],
    ['letters', '12', { letters: '' }, 'letters'],
  ] as const)(
    'with the focus in the part %s, typing %j returns the plate and the next part to focus',
    (part, typed, plate, next) => {
      expect(typePlate(EMPTY, part, typed)).toEqual({ plate: { ...EMPTY, ...plate }, next });
    },
  );

  test('changes neither the other parts nor the focus when a part is corrected while all parts are filled in', () => {
    const plate = { area: 'AB', number: '1234', letters: 'CD' };
    expect(typePlate(plate, 'number', '123')).toEqual({ plate: { ...plate, number: '123' }, next: 'number' });
    expect(typePlate(plate, 'area', 'ab5')).toEqual({ plate, next: 'area' });
    expect(typePlate(plate, 'number', 'x1234')).toEqual({ plate, next: 'number' });
  });
});
