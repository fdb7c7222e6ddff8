import { describe, expect, it } from 'vitest';
import { chassisHint } from './chassis-hint.ts';
import { duplicateCoverMessage } from './duplicate-cover.ts';
import { checkEngraved } from './engraved-number.ts';
import { checkPlate } from './plate.ts';
import { uniqueVehicleNumbers } from './vehicle-numbers.fixture.ts';

describe('the numbers of a test vehicle', () => {
  const vehicles = Array.from({ length: 200 }, () => uniqueVehicleNumbers('B'));

  it('contain a valid plate of the area, a valid chassis number and a valid engine number', () => {
    for (const { vehicleLicense, chassisNumber, machineNumber } of vehicles) {
      expect(checkPlate(vehicleLicense, 'B'), vehicleLicense).toBeNull();
      expect(checkEngraved('Nomor Rangka', chassisNumber), chassisNumber).toBeNull();
      expect(chassisHint(chassisNumber), chassisNumber).toBeNull();
      expect(checkEngraved('Nomor Mesin', machineNumber), machineNumber).toBeNull();
    }
  });

  it('have a plate and a chassis number that no other test vehicle has', () => {
    expect(new Set(vehicles.map(({ vehicleLicense }) => vehicleLicense)).size).toBe(200);
    expect(new Set(vehicles.map(({ chassisNumber }) => chassisNumber)).size).toBe(200);
  });
});

it.each([
  ['vehicleLicense', 'Nomor Polisi ini sudah tercatat pada polis atau pesanan lain'],
  ['chassisNumber', 'Nomor Rangka ini sudah tercatat pada polis atau pesanan lain'],
] as const)('the message about the %s of an insured vehicle names the field', (field, message) => {
  expect(duplicateCoverMessage(field)).toBe(message);
});
