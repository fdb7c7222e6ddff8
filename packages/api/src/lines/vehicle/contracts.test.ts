import { vehicleSearch } from '@naungan/domain/lines/vehicle';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as calls from './contracts.ts';
import { VEHICLE_ROUTES } from './routes.ts';

const searchText = 'vehicleType=MV4&brand=toyota&year=2024&model=C001&price=237000000&plat=B&coverage=tlo';

describe('the calls of the vehicle line', () => {
  it('the vehicle calls accept the search that the search codec of the domain writes', () => {
    const search = vehicleSearch.read(new URLSearchParams(searchText));
    expect(calls.vehicleListQuery.parse(vehicleSearch.apiQuery(search, '2026-11-22'))).toEqual({
      vehicleType: 'MV4',
      year: 2024,
      model: 'C001',
      price: 237_000_000,
      plat: 'B',
      coverage: 'tlo',
      category: 'all',
      page: 1,
      size: 10,
      sortField: 'premium',
      sortOrder: 'asc',
    });
  });

  it.each([
    { model: 'C001', year: '2024', price: '1', plat: 'ABC' },
    { model: 'C001', year: '2024', price: '0', plat: 'B' },
    { model: 'C001', year: '2024', price: '1.5', plat: 'B' },
    { model: '', year: '2024', price: '1', plat: 'B' },
    { model: 'C001', year: 'x', price: '1', plat: 'B' },
    { model: 'C001', year: '2024', price: '1', plat: 'B', coverage: 'all' },
    { model: 'C001', year: '2024', price: '1', plat: 'B', vehicleType: 'CAR' },
  ])('the vehicle calls reject the search %o', (query) => {
    expect(calls.vehicleListQuery.safeParse(query).success).toBe(false);
  });

  it('the vehicle calls have one route each, schemas that can be converted to JSON Schema, and the expected fields of an order form', () => {
    const contracts = Object.values(calls).filter((contract) => 'path' in contract);
    expect(contracts.map(({ name }) => name).toSorted()).toEqual(
      Object.values(VEHICLE_ROUTES)
        .flatMap((route) => ('path' in route ? [route.name] : []))
        .toSorted(),
    );
    for (const contract of contracts)
      expect(() => z.toJSONSchema(contract.reply, { io: 'output' })).not.toThrow();
    const { shape } = calls.createVehicleOrder.form;
    expect(() => z.toJSONSchema(shape.payload ?? z.never(), { io: 'input' })).not.toThrow();
    expect(Object.keys(shape)).toEqual(['productId', 'params', 'payload', 'draft', 'partner', 'uploads']);
  });
});
