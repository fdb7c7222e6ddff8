import { readSearchText, tariffCategory, VEHICLE_TYPES } from '@naungan/domain/lines/vehicle';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../core/csv.ts';
import { plateAreas, vehicleModels } from './reference.ts';

describe('the vehicle reference data', () => {
  it('have models of every type, each with a market price', () => {
    expect(vehicleModels).toHaveLength(103);
    expect(new Set(vehicleModels.map(({ vehicleType }) => vehicleType))).toEqual(new Set(VEHICLE_TYPES));
    expect(vehicleModels.filter(({ prices }) => prices.length === 0)).toEqual([]);
    expect(new Set(vehicleModels.map(({ model }) => model)).size).toBe(vehicleModels.length);
    expect(vehicleModels.every(({ seats }) => seats >= 2)).toBe(true);
  });

  it('have every market price in the category that its source gives', () => {
    const rows = readRows('vehicle/market-prices.csv', ['model_id', 'market_price_idr', 'tariff_category']);
    expect(rows).toHaveLength(734);
    for (const { model_id, market_price_idr, tariff_category } of rows) {
      const model = vehicleModels.find((candidate) => candidate.model === model_id) ?? expect.unreachable();
      const { vehicleType } = model;
      const category = tariffCategory({ vehicleType, sumInsured: Number(market_price_idr) });
      expect([model_id, market_price_idr, category]).toEqual([
        model_id,
        market_price_idr,
        Number(tariff_category),
      ]);
    }
  });

  it('have every plate in the tariff region that its source gives', () => {
    expect(plateAreas).toHaveLength(60);
    for (const { plate_code, tariff_region } of readRows('vehicle/plate-areas.csv', [
      'plate_code',
      'tariff_region',
    ]))
      expect(plateAreas).toContainEqual(
        expect.objectContaining({ plat: plate_code, region: Number(tariff_region) }),
      );
  });

  it('have models that are found by name, none of which reads as a plate', () => {
    const catalogue = { models: vehicleModels, areas: plateAreas.map(({ plat }) => plat) };
    for (const { model, brandText, modelText, vehicleType, years } of vehicleModels) {
      const [year = 0] = years;
      const read = readSearchText(`${brandText} ${modelText} ${year}`, catalogue, '2026-11-22');
      expect([modelText, read.models[0]?.model, read.year]).toEqual([modelText, model, year]);
      expect([modelText, read.plate, read.unknown, read.vehicleType ?? vehicleType]).toEqual([
        modelText,
        undefined,
        [],
        vehicleType,
      ]);
    }
  });
});
