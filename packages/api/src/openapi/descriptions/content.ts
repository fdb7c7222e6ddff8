/** Descriptions of the calls of content, reference data and product lines, by name. */
const LANDING = 'Returns the texts, the partners and the exclusions of the landing page of this line.';
const HIDDEN =
  'A visitor without contact details gets the first products complete and the others with `blurred: true` and without ' +
  'name and price. `createGuest` or a session unlocks them.';
const PAGES = '`total`, `totalPages` and `currentPage` describe the page.';

export const CONTENT_DESCRIPTIONS = {
  banks: 'Returns the banks for payouts of claims: code and name.',
  regions:
    'Returns the names of one level of regions (`type`) below the given names, from province to postal code. `type=all` ' +
    'returns every level below the given names. An address of an order must use these names.',
  settings: 'Returns public settings of one category as pairs of slug and value.',
  homeContent: 'Returns the texts of the home page and the insurers.',
  premiumExamples:
    'Returns the lowest current monthly price of one example for each line, with price rows and plans, and an example ' +
    'of a settled claim. A line without a plan for its example is missing.',
  pages: 'Returns slug, title and description of every content page, without the content.',
  page: 'Returns one content page. `content` is HTML that the server has sanitised.',
  articles: 'Returns active articles, the newest first. `limit` restricts the number.',
  article: 'Returns one active article. `content` is HTML that the server has sanitised.',
  faqs: 'Returns the categories of the help page with their questions.',
  policyCarousel: 'Returns short notes about the orders of a line.',
  healthContent: LANDING,
  healthPlans: `Returns plans with the premium of one year for the age. ${HIDDEN} ${PAGES}`,
  healthPlan:
    'Returns a plan with premiums by age, fees, benefits, required documents (`attachments`) and questions ' +
    '(`declarations`). `quoteHealthOrder` returns the amounts of an order.',
  personalAccidentContent: LANDING,
  personalAccidents: `Returns plans with the premium of one year for the age. ${HIDDEN} ${PAGES}`,
  personalAccident:
    'Returns a plan with premiums by age, fees, benefits, required documents (`attachments`) and questions ' +
    '(`declarations`). `quotePersonalAccidentOrder` returns the amounts of an order.',
  vehicleContent: LANDING,
  vehiclePlans:
    `Returns the products that insure the vehicle, with the premium of one year. ${HIDDEN} ${PAGES} A 422 lists the ` +
    'fields of an impossible search, such as a price too far from the market price.',
  vehiclePlan:
    'Returns a product with its rates, required documents and extensions priced for the vehicle. `premi` is null if the ' +
    'product does not insure the vehicle. `quoteVehicleOrder` returns the amounts of an order.',
  vehicleOrderPlan:
    'Returns the same as `vehiclePlan` for a sum insured that includes accessories. `rateExp` is ignored.',
  vehicleFeatures: 'Returns the features by which vehicle products differ.',
  vehicleSearchText:
    'Returns models and other facts that a typed text contains. Fill in a form only if `isCertain`; otherwise let the ' +
    'person choose from `models`.',
  vehicleBrands: 'Returns the brands that make vehicles of a type.',
  vehicleModels: 'Returns the models of a brand by year, with market price and allowed deviation in percent.',
  plateRegions: 'Returns the codes of plates with their region of the tariff.',
  fireContent: `${LANDING} \`productType\` selects one of the three property lines.`,
  propertyPlans: `Returns the products that insure the building, with the premium of the term. ${HIDDEN} ${PAGES}`,
  propertyPlan:
    'Returns a product with its rates and required documents, and the building with the reference data that an order ' +
    'repeats. `premium` is null if the product does not insure the building.',
  propertyQuote:
    'Returns the first page of `propertyPlans`. A 404 means that no product insures the building; the message states ' +
    'whether the occupation is the reason.',
  propertyReferences:
    'Returns occupations that match `q`, by Indonesian name or code, and the construction classes. `category` and ' +
    '`category2` select the kinds of rows. Use the `_id` of an occupation in searches.',
  zones:
    'Returns provinces and kinds of regencies; with `province` and `level`, the regencies with their earthquake zones.',
} as const;
