import type { SearchClient } from '@naungan/api/search-client';
import {
  DISTRICT_LEVELS,
  isComplete,
  type PropertySearch,
  type PropertyType,
  propertySearch,
  type SearchProblems,
  searchProblems,
} from '@naungan/domain/lines/property';
import { visitorClient } from '../calls/visitor-client.ts';

/** Name of the field for the regency: its kind and its name, separated by `/`. */
export const PLACE_FIELD = 'place';

/** What the search form of a building shows in a browser without JavaScript. */
export type BuildingForm = {
  search: PropertySearch;
  /** Messages of the fields; none before the form is sent. */
  problems: SearchProblems;
  /** Whether the search is complete and all its ids exist, so that its plans can be listed. */
  isValid: boolean;
  occupations: { _id: string; name: string }[];
  provinces: string[];
  /** Values of the field for the regency, if the province is known. */
  places: string[];
};

/** Maximum number of occupations in a response; the reference data has fewer. */
const ALL_OCCUPATIONS = 500;

async function loadOccupations(api: Pick<SearchClient, 'call'>) {
  const query = { category: 'occupation', size: ALL_OCCUPATIONS } as const;
  return (await api.call('propertyReferences', { query })).response.rows;
}

async function loadProvinces(api: Pick<SearchClient, 'call'>): Promise<string[]> {
  const { result } = (await api.call('zones', {})).response;
  return Array.isArray(result) ? [] : result.province;
}

async function loadPlaces(api: Pick<SearchClient, 'call'>, province: string): Promise<string[]> {
  const placesByLevel = await Promise.all(
    DISTRICT_LEVELS.map(async (level) => {
      const { result } = (await api.call('zones', { query: { province, level } })).response;
      return Array.isArray(result) ? result.map(({ district }) => `${level}/${district}`) : [];
    }),
  );
  return placesByLevel.flat();
}

/** Reads the fields of the form. Prices may contain dots: '750.000.000'. */
function readFields(line: PropertyType, query: URLSearchParams): PropertySearch {
  const fields = new URLSearchParams(query);
  const [level = '', district = ''] = (query.get(PLACE_FIELD) ?? '').split('/');
  fields.set('district_level', level);
  fields.set('district', district);
  fields.set('buildingPrices', (query.get('buildingPrices') ?? '').replace(/[\s.]/g, ''));
  return propertySearch(line).read(fields);
}

/**
 * Resolves to the form for the query of its URL, for the rendering server; null if a call fails. The regencies depend on the
 * province. A form that is sent without a regency therefore shows the regencies of its province, and no message about the
 * missing regency.
 */
export async function readBuildingForm(
  line: PropertyType,
  urlQuery: string,
  fetchApi: typeof fetch | undefined,
): Promise<BuildingForm | null> {
  if (!fetchApi) return null;
  const api = visitorClient(fetchApi);
  const query = new URLSearchParams(urlQuery);
  const search = readFields(line, query);
  try {
    const [occupations, provinces] = await Promise.all([loadOccupations(api), loadProvinces(api)]);
    const isProvinceKnown = search.province !== undefined && provinces.includes(search.province);
    const places = isProvinceKnown && search.province ? await loadPlaces(api, search.province) : [];
    const problems = searchProblems(search, {
      occupation: occupations.some(({ _id }) => _id === search.occupation),
      province: isProvinceKnown,
      district: places.includes(`${search.district_level}/${search.district}`),
    });
    const isValid = isComplete(search) && Object.keys(problems).length === 0;
    if (query.size === 0) return { search, problems: {}, isValid, occupations, provinces, places };
    if (!query.has(PLACE_FIELD)) {
      delete problems.district_level;
      delete problems.district;
    }
    return { search, problems, isValid, occupations, provinces, places };
  } catch {
    return null;
  }
}
