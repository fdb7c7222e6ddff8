import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type CompleteSearch, emptySearch, type PropertySearch, withoutAbsent } from './search.ts';

/** The body of a quote request [2 §3]. */
export type QuotePayload = ReturnType<typeof quotePayload>;

/** Returns the payload of a search. `earthSelected` is derived from the coverages; a server computes it itself. */
export function quotePayload(search: CompleteSearch, sender: { occupationName: string; deviceUUID: string }) {
  const { province, district_level, district, address = '', coverages } = search;
  return {
    timePeriod: search.timePeriod,
    occupation: search.occupation,
    occupationName: sender.occupationName,
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
    ...(search.floodZone !== undefined && { floodZone: search.floodZone }),
    deviceUUID: sender.deviceUUID,
  };
}

type Optional<Fields> = { readonly [Key in keyof Fields]?: Fields[Key] | undefined };
type Place = Pick<PropertySearch, 'address' | 'province' | 'district_level' | 'district'>;
type QuoteFields = Omit<PropertySearch, keyof Place | 'productType' | 'known' | 'occupationInsurable'>;

/** A payload as received: any field but its type may be missing or outside the limits. */
export type SentQuote = Optional<QuoteFields> & {
  productType: PropertyType;
  objectAddresses?: readonly Optional<Place>[] | undefined;
};

/** Returns the search of a payload without validation; `searchProblems` validates it. */
export function searchOfPayload(sent: SentQuote): PropertySearch {
  const { productType, objectAddresses = [] } = sent;
  const [{ address, province, district_level, district } = {}] = objectAddresses;
  const fields = withoutAbsent({
    timePeriod: sent.timePeriod,
    occupation: sent.occupation,
    buildingPrices: sent.buildingPrices,
    ownership: sent.ownership,
    isKprBtn: sent.isKprBtn,
    construction: sent.construction,
    classConstruction: sent.classConstruction,
    totalFloor: sent.totalFloor,
    totalBuildingArea: sent.totalBuildingArea,
    coverages: sent.coverages,
    floodZone: sent.floodZone,
    // '' is treated as absent.
    address: address || undefined,
    province,
    district_level,
    district,
  });
  return { ...emptySearch(productType), ...fields };
}
