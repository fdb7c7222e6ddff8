import { PROPERTY_TYPE_ROWS, type PropertyType } from './property-type.ts';
import { type CompleteSearch, emptySearch, type PropertySearch, present } from './search.ts';

/** What is posted for a quote, as the specification has it [2 §3]. */
export type QuotePayload = ReturnType<typeof quotePayload>;

/** The payload of a search. `earthSelected` follows from the coverages: a server works it out itself. */
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
type Asked = Omit<PropertySearch, keyof Place | 'productType' | 'known' | 'occupationTaken'>;

/** A payload as it arrives: anything but its type may be missing or beyond the limits. */
export type SentQuote = Optional<Asked> & {
  productType: PropertyType;
  objectAddresses?: readonly Optional<Place>[] | undefined;
};

/** The search that a payload asks for, right or wrong: `searchProblems` says what is wrong with it. */
export function searchOfPayload(sent: SentQuote): PropertySearch {
  const { productType, objectAddresses = [] } = sent;
  const [{ address, province, district_level, district } = {}] = objectAddresses;
  const fields = present({
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
    // '' is no street.
    address: address || undefined,
    province,
    district_level,
    district,
  });
  return { ...emptySearch(productType), ...fields };
}
