import { describe, expect, it } from 'vitest';
import { draftField } from './draft-field.ts';

const steps = [
  { id: 'ketentuan', slice: 'terms', hasTopLevelFields: true },
  { id: 'kendaraan', slice: 'vehicle', hasTopLevelFields: true },
  { id: 'alamat', slice: 'addresses' },
  { id: 'lampiran', slice: 'attachments' },
  { id: 'ringkasan', slice: null },
] as const;
const slices = {
  terms: { acceptTnc: true },
  vehicle: { vehicleLicense: 'B 1234 CD' },
  addresses: { province: 'Jawa Barat' },
};
const plate = { step: 'kendaraan', field: 'vehicle.vehicleLicense', value: 'B 1234 CD' };
const province = { step: 'alamat', field: 'addresses.province', value: 'Jawa Barat' };

describe('draftField', () => {
  it.each([
    ['vehicleLicense', plate],
    ['vehicle.vehicleLicense', plate],
    ['addresses.province', province],
    ['province', null],
    ['vehicle', null],
    ['vehicle.constructor', null],
    ['constructor', null],
    ['ktp', null],
    ['attachments.ktp', null],
    ['', null],
  ])('maps the path %j of a server response to the draft field %j', (path, field) => {
    expect(draftField(steps, slices, path)).toEqual(field);
  });
});
