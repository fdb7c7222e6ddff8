import { describe, expect, test } from 'vitest';
import { typePlate } from './plate-text.ts';

const EMPTY_PLATE = { area: '', number: '', letters: '' };

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
    'typing in the part %s of an empty plate: the text %j fills in %j and focuses the part %s',
    (part, text, plate, nextPart) => {
      expect(typePlate(EMPTY_PLATE, part, text)).toEqual({ plate: { ...EMPTY_PLATE, ...plate }, nextPart });
    },
  );

  test('leaves the other parts and the focus unchanged when one part of a complete plate is corrected', () => {
    const plate = { area: 'AB', number: '1234', letters: 'CD' };
    const corrected = { ...plate, number: '123' };
    expect(typePlate(plate, 'number', '123')).toEqual({ plate: corrected, nextPart: 'number' });
    expect(typePlate(plate, 'area', 'ab5')).toEqual({ plate, nextPart: 'area' });
    expect(typePlate(plate, 'number', 'x1234')).toEqual({ plate, nextPart: 'number' });
  });
});
