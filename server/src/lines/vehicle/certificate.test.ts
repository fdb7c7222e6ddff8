import { insuredVehicle } from '@naungan/domain/lines/vehicle/record';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order.ts';
import { VEHICLE_CERTIFICATE } from './certificate.ts';
import { VEHICLE_CLAIM } from './claim.ts';
import { vehicleDetail } from './order.ts';
import { vehiclePlans } from './seed/plans.ts';

const product = vehiclePlans.find(({ code }) => code === 'KA-01')?.plan ?? expect.unreachable();
const extensionsOf = (...codes: string[]) =>
  codes.map(
    (code) => product.expansion.find((extension) => extension.code === code)?._id ?? expect.unreachable(),
  );

const AVANZA = {
  brand: 'toyota',
  brandText: 'Toyota',
  model: 'C001',
  modelText: 'Avanza 1.5 G CVT',
  seats: 7,
};
const ATTO = { brand: 'byd', brandText: 'BYD', model: 'C053', modelText: 'Atto 3 Superior', seats: 5 };

function orderOf(model: typeof AVANZA, expansion: string[] = []): OrderRecord<'kendaraan'> {
  const vehicle = insuredVehicle.parse({
    vehicleType: 'MV4',
    year: 2024,
    price: 237_000_000,
    marketPrice: 237_000_000,
    deviation: 10,
    area: 'B',
    areaName: 'DKI Jakarta',
    region: 2,
    ...model,
    vehicleLicense: 'B 1234 CD',
    chassisNumber: 'MHKA6GJ6JKJ012345',
    machineNumber: '1NRF123456',
  });
  const person = { fullname: 'Siti Rahayu', citizen: 'indonesia', gender: 'perempuan', phoneNumber: '62812' };
  const identity = { identiyType: 'ktp', identityNumber: '3174', birthDate: null, placeOfbirth: null };
  const address = { province: '', district: '', subDistrict: '', urbanVillage: '', address: '' };
  return {
    id: 'o',
    userId: 'u',
    productType: 'kendaraan',
    kpaNumber: 'KPA',
    planId: product._id,
    statusOrder: 'approve',
    product,
    params: {},
    partner: null,
    declarations: [],
    timePeriod: 1,
    startDate: null,
    details: {
      additions: { expansion, accesories: [] },
      vehicle,
      insured: { ...person, ...identity, emailAddress: 'siti@contoh.test' },
      addresses: { ...address, neighbourhood: '', hamlet: '', postalCode: '' },
    },
    shipping: { printPolicy: false, customShippingAddress: false, shippingAddress: '' },
    amounts: { premium: 0, adminFee: 0, policyPrintFee: 0, serviceFee: 0, total: 0 },
    feedback: null,
    needRevisions: null,
    decidedAt: null,
    createdAt: new Date('2026-11-22'),
    updatedAt: new Date('2026-11-22'),
  };
}

const tableOf = (order: OrderRecord<'kendaraan'>, title: string) =>
  VEHICLE_CERTIFICATE.cover(order).find((table) => table.title === title)?.rows ?? expect.unreachable();

describe('the extensions on a certificate', () => {
  const order = orderOf(
    AVANZA,
    extensionsOf('FLOOD_TYPHOON', 'TPL', 'PA_DRIVER', 'PA_PASSENGER', 'AUTHORIZED_WORKSHOP'),
  );

  it('the extensions on a certificate each show an amount (sum insured, limit, or sum per passenger seat); only the choice of a workshop has none', () => {
    expect(tableOf(order, 'Perluasan Jaminan').map(([, value]) => value)).toEqual([
      'Harga pertanggungan',
      'Rp10.000.000',
      'Rp10.000.000',
      'Rp10.000.000 per kursi × 6',
      'Termasuk',
    ]);
  });

  it('the extensions on an order have names that state the number of passenger seats', () => {
    const names = vehicleDetail(order).expansion.map(({ name }) => name);
    expect(names).toContain('Kecelakaan diri penumpang, Rp10 juta per kursi × 6');
    expect(names).toContain('Kecelakaan diri pengemudi, Rp10 juta');
  });
});

describe.each([
  ['a petrol car', AVANZA, 'Setiap kejadian', 'Rp300.000'],
  [
    'an electric car whose name does not say that it is electric',
    ATTO,
    'Kendaraan listrik, setiap kejadian',
    'Rp500.000',
  ],
])('the deductible of %s', (_, model, name, value) => {
  const order = orderOf(model);

  it('the deductible is one amount per event on the certificate and on the order', () => {
    const { product: orderedProduct, benefits } = vehicleDetail(order);
    const [first] = tableOf(order, 'Risiko sendiri');
    expect(first?.slice(0, 2)).toEqual([name, value]);
    expect(orderedProduct.ownRisk[0]).toEqual({ name, value });
    const names = benefits.flatMap(({ items }) => items.map(({ featureId }) => featureId.name));
    expect(names.filter((benefitName) => /setiap kejadian/i.test(benefitName))).toEqual([name]);
    expect(orderedProduct.ownRisk.filter((risk) => /setiap kejadian/i.test(risk.name))).toHaveLength(1);
    expect(tableOf(order, 'Risiko sendiri')).toHaveLength(2);
  });

  it('the vehicle facts of a claim state whether the vehicle is electric', () => {
    expect(VEHICLE_CLAIM.vehicleFacts?.(order)).toMatchObject({ isElectric: model === ATTO });
  });
});
