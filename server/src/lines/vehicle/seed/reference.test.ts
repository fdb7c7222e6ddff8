import {
  readSearchText,
  tariffCategory,
  VEHICLE_TYPES,
  YEARLY_DEPRECIATION,
} from '@naungan/domain/lines/vehicle';
import { describe, expect, it } from 'vitest';
import { readRows } from '../../../core/csv.ts';
import { vehiclePlans } from './plans.ts';
import { plateAreas, vehicleModels } from './reference.ts';

describe('the vehicle reference data', () => {
  it('the vehicle reference data have models of every type, each with a market price', () => {
    expect(vehicleModels).toHaveLength(103);
    expect(new Set(vehicleModels.map(({ vehicleType }) => vehicleType))).toEqual(new Set(VEHICLE_TYPES));
    expect(vehicleModels.filter(({ prices }) => prices.length === 0)).toEqual([]);
    expect(new Set(vehicleModels.map(({ model }) => model)).size).toBe(vehicleModels.length);
    expect(vehicleModels.every(({ seats }) => seats >= 2)).toBe(true);
  });

  it('the vehicle reference data have for every market price the tariff category that the source file states', () => {
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

  it('the vehicle reference data have a market price for each model year that products insure', () => {
    const oldest = 2026 - Math.max(...vehiclePlans.map(({ plan }) => plan.maxAge));
    const yearsOf = (id: string) => vehicleModels.find(({ model }) => model === id)?.years;
    // The first model was sold before 2011; the others were first sold in 2017, 2019 and 2023.
    expect(yearsOf('C001')).toEqual(Array.from({ length: 16 }, (_, age) => 2026 - age));
    expect(yearsOf('C018')?.at(-1)).toBe(2017);
    expect(yearsOf('C030')?.at(-1)).toBe(2019);
    expect(yearsOf('C002')?.at(-1)).toBe(2023);
    for (const type of VEHICLE_TYPES) {
      const oldModels = vehicleModels.filter(
        ({ vehicleType, years }) => vehicleType === type && years.at(-1) === oldest,
      );
      expect([type, oldModels.length >= 5]).toEqual([type, true]);
    }
    for (const { model, years } of vehicleModels)
      expect([model, years]).toEqual([model, years.map((_, age) => (years[0] ?? 0) - age)]);
  });

  it('the vehicle reference data mark a price as calculated only if the source file lacks the price', () => {
    const rows = readRows('vehicle/market-prices.csv', ['model_id', 'year', 'market_price_idr']);
    const sourcePrices = new Map(
      rows.map((row) => [`${row.model_id} ${row.year}`, Number(row.market_price_idr)]),
    );
    for (const { model, prices } of vehicleModels) {
      for (const { year, price, derivedFrom } of prices)
        expect([model, year, derivedFrom === undefined ? price : null]).toEqual([
          model,
          year,
          sourcePrices.get(`${model} ${year}`) ?? null,
        ]);
    }
    const avanza = vehicleModels.find(({ model }) => model === 'C001');
    // 151.000.000 × 0,913⁵ = 95.792.…, rounded to a multiple of 1.000.000.
    expect(avanza?.prices).toContainEqual({ year: 2014, price: 96_000_000, derivedFrom: 2019 });
  });

  it('the vehicle reference data have prices whose mean yearly depreciation equals YEARLY_DEPRECIATION, to a tenth of a percent', () => {
    for (const type of VEHICLE_TYPES) {
      const ratios = vehicleModels.flatMap(({ vehicleType, prices }) => {
        const priceIn = (year: number) => prices.find((row) => row.year === year && !row.derivedFrom)?.price;
        const [older, newer] = [priceIn(2019), priceIn(2025)];
        return vehicleType === type && older && newer ? [older / newer] : [];
      });
      const logarithm = ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length;
      const yearly = Math.exp(logarithm / (2025 - 2019));
      // Both in tenths of a percent.
      expect([type, Math.round((1 - yearly) * 1_000)]).toEqual([type, YEARLY_DEPRECIATION[type] / 1_000]);
    }
  });

  it('the vehicle reference data have for every plate the tariff region that the source file states', () => {
    expect(plateAreas).toHaveLength(60);
    for (const { plate_code, tariff_region } of readRows('vehicle/plate-areas.csv', [
      'plate_code',
      'tariff_region',
    ]))
      expect(plateAreas).toContainEqual(
        expect.objectContaining({ plat: plate_code, region: Number(tariff_region) }),
      );
  });

  it('the vehicle reference data have models that a search finds by the whole name, without reading a part of the name as a plate', () => {
    const models = vehicleModels.map(({ prices, ...model }) => ({
      ...model,
      prices: prices.map(({ price }) => price),
    }));
    for (const { model, brandText, modelText, vehicleType, years } of models) {
      const [year = 0] = years;
      const catalogue = { models, areas: plateAreas };
      const result = readSearchText(`${brandText} ${modelText} ${year}`, catalogue, '2026-11-22');
      const { vehicleType: readType = vehicleType, ...readFields } = result.read;
      expect([modelText, result.models[0]?.model, readFields, readType, result.unused]).toEqual([
        modelText,
        model,
        { year },
        vehicleType,
        [],
      ]);
    }
  });
});
