import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPaths, fieldsOf, valuesOf, withField } from './draft-fields.ts';

const order = {
  slices: {
    insured: { fullname: 'SARI', addresses: { province: 'Bali', district: 'Badung', address: 'Jalan 1' } },
    vehicle: { brand: 'TOYOTA', model: 'AVANZA', price: 100, vehicleLicense: 'B' },
    additions: { accessories: [{ name: 'Audio' }] },
    beneficiary: null,
    declarations: {},
  },
  sameAsAccount: false,
  searched: { dob: '1990-01-01' },
};

describe('fieldsOf and valuesOf', () => {
  it('returns values by path, with each list and the search as one field', () => {
    expect(fieldsOf(order)).toEqual({
      'slices/insured/fullname': 'SARI',
      'slices/insured/addresses/province': 'Bali',
      'slices/insured/addresses/district': 'Badung',
      'slices/insured/addresses/address': 'Jalan 1',
      'slices/vehicle/brand': 'TOYOTA',
      'slices/vehicle/model': 'AVANZA',
      'slices/vehicle/price': 100,
      'slices/vehicle/vehicleLicense': 'B',
      'slices/additions/accessories': [{ name: 'Audio' }],
      'slices/beneficiary': null,
      'slices/declarations': {},
      sameAsAccount: false,
      searched: { dob: '1990-01-01' },
    });
  });

  it('restores the values from the fields', () => {
    expect(valuesOf(fieldsOf(order))).toEqual(order);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue())), (values) => {
        const text = JSON.stringify({ slices: values });
        fc.pre(!text.includes('__proto__'));
        // The server stores JSON, which has no -0.
        expect(valuesOf(fieldsOf(JSON.parse(text)))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('prefers a group of fields (`a/b`) to a plain value of the same name (`a`), even if the plain value comes later', () => {
    const fields = { 'slices/beneficiary/name': 'ANI', 'slices/beneficiary': null };
    expect(valuesOf(fields)).toEqual({ slices: { beneficiary: { name: 'ANI' } } });
  });

  it('ignores paths that would change a prototype', () => {
    withField({}, { path: '__proto__/polluted', value: 'yes' });
    withField({}, { path: 'slices/__proto__/polluted', value: 'yes' });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('withField', () => {
  it('replaces the value of a field and the objects that contain it, no other objects', () => {
    const changedOrder = withField(order, { path: 'slices/insured/fullname', value: 'ANI' });
    expect(changedOrder.slices.insured.fullname).toBe('ANI');
    expect(changedOrder.slices.vehicle).toBe(order.slices.vehicle);
    expect(order.slices.insured.fullname).toBe('SARI');
  });

  it('removes a field without a value', () => {
    expect(withField({ a: { b: 1, c: 2 } }, { path: 'a/b' })).toEqual({ a: { c: 2 } });
  });
});

describe('changedPaths', () => {
  const fields = fieldsOf(order);
  const pathsAfter = (...changes: [string, unknown][]) =>
    changedPaths(fields, { ...fields, ...Object.fromEntries(changes) });

  it('returns the paths of changed, new and removed fields', () => {
    const { 'slices/insured/fullname': _, ...otherFields } = fields;
    expect(changedPaths(fields, { ...otherFields, sameAsAccount: true, added: 1 })).toEqual([
      'slices/insured/fullname',
      'sameAsAccount',
      'added',
    ]);
  });

  it('returns all region fields of an address if one changes, and only the street if the street changes', () => {
    expect(pathsAfter(['slices/insured/addresses/district', 'Gianyar'])).toEqual([
      'slices/insured/addresses/province',
      'slices/insured/addresses/district',
    ]);
    expect(pathsAfter(['slices/insured/addresses/address', 'Jalan 2'])).toEqual([
      'slices/insured/addresses/address',
    ]);
  });

  it('returns all catalogue fields of a vehicle if one changes, and only the plate if the plate changes', () => {
    expect(pathsAfter(['slices/vehicle/model', 'RUSH'])).toEqual([
      'slices/vehicle/brand',
      'slices/vehicle/model',
      'slices/vehicle/price',
    ]);
    expect(pathsAfter(['slices/vehicle/vehicleLicense', 'B 1'])).toEqual(['slices/vehicle/vehicleLicense']);
  });

  it('returns all fields of a claim’s bank account if one changes', () => {
    const account = { accountNumber: '1234567890', accountHolder: 'SITI', bankName: 'BCA' };
    const claim = fieldsOf({ values: { causeOfClaim: 'VE01', account }, heir: null });
    expect(changedPaths(claim, { ...claim, 'values/account/bankName': 'Mandiri' })).toEqual([
      'values/account/accountNumber',
      'values/account/accountHolder',
      'values/account/bankName',
    ]);
    expect(changedPaths(claim, { ...claim, 'values/causeOfClaim': 'VE02' })).toEqual(['values/causeOfClaim']);
  });
});
