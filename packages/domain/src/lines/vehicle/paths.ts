import { PRODUCT_TYPE_INFO } from '../product-type.ts';

const { landingPath } = PRODUCT_TYPE_INFO.kendaraan;

/** Where vehicle products are listed and ordered [2 §2]. */
export const VEHICLE_PATHS = {
  listPath: `${landingPath}/list`,
  orderPath: (planId: string) => `${landingPath}/${encodeURIComponent(planId)}/order`,
};
