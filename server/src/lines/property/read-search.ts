import type { QuoteBody } from '@naungan/api/lines/property/contracts';
import {
  isComplete,
  offeredCoverages,
  offersFlood,
  type PropertyType,
  QUOTE_ALERT,
  searchOfPayload,
  searchProblems,
} from '@naungan/domain/lines/property';
import type { SearchedBuilding } from '@naungan/domain/lines/property/record';
import { throwProblem } from '../../api-problem.ts';
import type { Deps } from '../../core/module.ts';
import { PROPERTY_REFERENCE } from './reference-snapshot.ts';
import { isProvince } from './search-repository.ts';

/** The building of a search, with the term and the types of cover. */
export type QuoteSearch = {
  building: SearchedBuilding;
  timePeriod: number;
  coverages: readonly PropertyType[];
};

/**
 * Returns the building of a quote, completed with its names, tariff band and zone from the catalogue.
 * @throws ApiProblem INVALID with a message for each field that is missing, out of range or not in the catalogue
 */
export async function readQuoteSearch(
  { snapshots }: Pick<Deps, 'snapshots'>,
  body: QuoteBody,
): Promise<QuoteSearch> {
  const search = searchOfPayload(body);
  const { province, district_level, district } = search;
  const reference = await snapshots.get(PROPERTY_REFERENCE);
  const occupation = search.occupation === undefined ? null : reference.occupation(search.occupation);
  const statedDistrict =
    province && district_level && district ? { province, district_level, district } : null;
  const zone = statedDistrict && reference.zoneOf(statedDistrict);
  const problems = searchProblems(search, {
    occupation: occupation !== null,
    province: !province || isProvince(province),
    district: statedDistrict === null || zone !== null,
  });
  const errors = Object.entries(problems).map(([path, message]) => ({ path, message }));
  if (errors.length > 0 || !isComplete(search) || !occupation || !zone || !statedDistrict)
    return throwProblem('INVALID', QUOTE_ALERT, errors);
  return {
    timePeriod: search.timePeriod,
    coverages: offeredCoverages(search.productType, search.coverages),
    building: {
      occupation: occupation._id,
      occupationCode: occupation.code,
      occupationName: occupation.name,
      buildingPrices: search.buildingPrices,
      ownership: search.ownership,
      isKprBtn: search.isKprBtn,
      construction: search.construction,
      classConstruction: search.classConstruction,
      totalFloor: search.totalFloor,
      totalBuildingArea: search.totalBuildingArea,
      floodZone: offersFlood(search.productType) ? (search.floodZone ?? null) : null,
      zone,
      fireBand: occupation.bands?.[search.classConstruction] ?? null,
      objectAddresses: statedDistrict,
    },
  };
}
