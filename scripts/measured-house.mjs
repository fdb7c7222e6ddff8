/** A house in Jakarta for three years, against fire and earthquake: what budgets and bench ask quotes for. */
const PLACE = {
  province: 'DKI Jakarta',
  district_level: 'Kota',
  district: 'Kota Administrasi Jakarta Selatan',
};
const BUILDING = {
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
};

/** As it is posted. */
export const POSTED_HOUSE = {
  productType: 'kebakaran-gempabumi',
  coverages: ['kebakaran-gempabumi'],
  timePeriod: 3,
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  ...BUILDING,
  objectAddresses: [PLACE],
};

/** As the address of a list has it. */
export const HOUSE_ADDRESS = String(new URLSearchParams({ ...BUILDING, ...PLACE }));
