import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type CompleteSearch, emptySearch, omitUndefined, type PropertySearch } from './search.ts';

/** The body of a quote request [2 §3]. */
export type QuotePayload = ReturnType<typeof quotePayload>;

/** Returns the payload of a search. `earthSelected` is calculated from the coverages; the server calculates the value again. */
export function quotePayload(
  search: CompleteSearch,
  additions: { occupationName: string; deviceUUID: string },
) {
  const { province, district_level, district, address = '', coverages } = search;
  return {
    timePeriod: search.timePeriod,
    occupation: search.occupation,
    occupationName: additions.occupationName,
    buildingPrices: search.buildingPrices,
    ownership: search.ownership,
    classConstruction: search.classConstruction,
    objectAddresses: [{ address, province, district_level, district }],
    productType: search.productType,
    earthSelected: coverages.some((coverage) => PROPERTY_TYPE_ROWS[coverage].earthquake),
    isKprBtn: search.isKprBtn,
    construction: search.construction,
    totalFloor: search.totalFloor,
    totalBuildingArea: search.totalBuildingArea,
    coverages: [...coverages],
    ...(search.floodZone === undefined ? {} : { floodZone: search.floodZone }),
    deviceUUID: additions.deviceUUID,
  };
}

type OptionalFields<Fields> = { readonly [Key in keyof Fields]?: Fields[Key] | undefined };
type AddressFields = Pick<PropertySearch, 'address' | 'province' | 'district_level' | 'district'>;
type QuoteFields = Omit<
  PropertySearch,
  keyof AddressFields | 'productType' | 'knownBuilding' | 'occupationInsurable'
>;

/** A received payload: any field except `productType` may be missing or outside the limits. */
export type ReceivedQuote = OptionalFields<QuoteFields> & {
  productType: PropertyType;
  objectAddresses?: readonly OptionalFields<AddressFields>[] | undefined;
};

/** Returns the search of a payload without validation; `searchProblems` validates it. */
export function searchOfPayload(payload: ReceivedQuote): PropertySearch {
  const { productType, objectAddresses = [] } = payload;
  const [{ address, province, district_level, district } = {}] = objectAddresses;
  const fields = omitUndefined({
    timePeriod: payload.timePeriod,
    occupation: payload.occupation,
    buildingPrices: payload.buildingPrices,
    ownership: payload.ownership,
    isKprBtn: payload.isKprBtn,
    construction: payload.construction,
    classConstruction: payload.classConstruction,
    totalFloor: payload.totalFloor,
    totalBuildingArea: payload.totalBuildingArea,
    coverages: payload.coverages,
    floodZone: payload.floodZone,
    // '' is treated as absent.
    address: address || undefined,
    province,
    district_level,
    district,
  });
  return { ...emptySearch(productType), ...fields };
}
