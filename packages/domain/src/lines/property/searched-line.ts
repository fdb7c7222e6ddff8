import { planPaths } from '../plan-paths.ts';
import { PRODUCT_TYPE_INFO, type ProductTypeInfo } from '../product-type.ts';
import type { SearchedLine } from '../searched-line.ts';
import type { PropertyType } from './property-type.ts';
import { type PropertySearch, propertySearch } from './search.ts';

type TypeInfo<Type extends PropertyType> = ProductTypeInfo & { code: Type };

/** What finding products for buildings needs; the types differ in their name, paths and policy code. */
const searchedProperty = <Type extends PropertyType>(
  info: TypeInfo<Type>,
  policyCode: string,
): SearchedLine<Type, PropertySearch> => ({
  ...info,
  ...planPaths(info.code),
  policyCode,
  compareLimit: 2,
  priceRange: { min: 0, max: 1_000_000, step: 10_000 },
  profileWarningMs: 3000,
  search: propertySearch(info.code),
});

export const SEARCHED_FIRE = searchedProperty(PRODUCT_TYPE_INFO.kebakaran, 'KBK');
export const SEARCHED_EARTHQUAKE = searchedProperty(PRODUCT_TYPE_INFO.gempabumi, 'GPB');
export const SEARCHED_FIRE_EARTHQUAKE = searchedProperty(PRODUCT_TYPE_INFO['kebakaran-gempabumi'], 'KGB');
