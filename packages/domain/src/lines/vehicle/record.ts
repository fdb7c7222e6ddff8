import { z } from 'zod';
import {
  insured,
  insuredDetails,
  orderAddress,
  orderDetailCore,
  readableAddress,
  revisionCore,
} from '../../order/record.ts';
import { policyDetailCore } from '../../policy/record.ts';
import { benefitGroup, declaration, hiddenPlan, planCard, product } from '../../product/record.ts';
import { id, rupiah } from '../../shape/index.ts';
import { TARIFF_CATEGORIES } from './base-rates.ts';
import { EXTENSION_CODES } from './extension-rates.ts';
import { TARIFF_REGIONS } from './tariff-region.ts';
import { COVERS, VEHICLE_TYPES } from './vehicle-type.ts';

const productType = z.literal('kendaraan');
const vehicleType = z.enum(VEHICLE_TYPES);
const typeCoverage = z.enum(COVERS);
const region = z.literal(TARIFF_REGIONS);
/** A rate in parts per million. */
const rate = z.number().int();
/** Whether the product has a discount. */
const discount = z.enum(['ya', 'tidak']);
/** `ya` if a survey is required, else `not` [2 §3]. */
const surveyRequired = z.enum(['ya', 'not']);

/** The year from whose market price a price is calculated by depreciation; null for a price from the price list. */
const derivedFrom = z.number().int().nullable().default(null);

/** The market price of a model in a year, and the allowed deviation in percent [2 §3]. */
export const vehicleModel = z.object({
  _id: id,
  model: z.string(),
  vehicleType,
  /** The category of the published tariff for the market price. */
  category: z.literal(TARIFF_CATEGORIES),
  price: rupiah,
  deviation: z.number().int(),
  derivedFrom,
  seats: z.number().int(),
});
/** The models of a brand that were sold in `year`. Lists of years start with the newest year. */
export const vehicleModelsOfYear = z.object({ year: z.number().int(), models: z.array(vehicleModel) });
/** A brand; one brand may make vehicles of several types. */
export const vehicleBrand = z.object({ _id: id, brand: z.string() });
/** A plate region: the area in which plates have this code. `region` is its region in the published tariff. */
export const plateRegion = z.object({ platId: id, plat: z.string(), title: z.string(), region });

/** An extension that a product offers; `rates` has one rate per tariff region. */
export const expansion = z.object({
  _id: id,
  featureId: id,
  code: z.enum(EXTENSION_CODES),
  name: z.string(),
  limit: rupiah,
  rates: z.array(rate),
});
/** An extension with its price for a vehicle, in rupiah [2 §3]. */
export const pricedExpansion = expansion
  .pick({ _id: true, featureId: true, code: true, name: true })
  .extend({ rate, premi: rupiah });

export const vehicleFeature = z.object({
  featureId: z.object({ _id: id, name: z.string(), description: z.string() }),
  value: z.union([z.number(), z.string()]),
  countType: z.string(),
  isChecked: z.boolean(),
  category: z.string(),
});
export const workshop = z.object({
  name: z.string(),
  address: z.string(),
  telephone: z.string(),
  latitude: z.number(),
  /** Spelled as in the specification. */
  longtitude: z.number(),
  gmapsLink: z.string(),
});

/** A declaration question. A question with `vehicleTypes` is only for vehicles of these types. */
const question = declaration.extend({ vehicleTypes: z.array(vehicleType).optional() });

/** A vehicle product with all fields of its page [2 §3]. */
export const vehiclePlan = product.extend({
  declarations: z.array(question),
  typeCoverage,
  vehicleTypes: z.array(vehicleType),
  maxAge: z.number().int(),
  rates: z.array(z.object({ category: z.literal(TARIFF_CATEGORIES), region, rate })),
  discount,
  discountRate: rate,
  surveyRequired,
  /** Sentences about the cover, and the deductibles. */
  coverage: z.array(z.string()),
  /** Deductibles ('risiko sendiri'), by kind of claim. */
  ownRisk: z.array(z.object({ name: z.string(), value: z.string() })),
  feature: z.array(vehicleFeature),
  benefits: z.array(benefitGroup),
  expansion: z.array(expansion),
  workshops: z.array(workshop),
});
export type VehiclePlan = z.output<typeof vehiclePlan>;

/** A product in a list. `premium` is the yearly premium after the discount, without fees [2 §9]. */
export const vehiclePlanCard = planCard.extend({
  typeCoverage,
  /** The yearly premium before and after the discount. */
  premi: z.object({ normal: rupiah, discount: rupiah }),
  discount,
  /** The discount in whole percent of the price with admin fee. */
  saving: z.number().int(),
  surveyRequired,
  /** Only in a guest's list of several covers: marks the cheapest product of each cover. These products are first [Q42]. */
  cheapestOfCover: z.literal(true).optional(),
});
export type VehiclePlanCard = z.output<typeof vehiclePlanCard>;
export const vehiclePlanRow = z.discriminatedUnion('blurred', [vehiclePlanCard, hiddenPlan]);

/** The searched vehicle, with its reference data from the catalogue; `seats` include the driver's. */
export const searchedVehicle = z.object({
  vehicleType,
  brand: id,
  brandText: z.string(),
  year: z.number().int(),
  model: id,
  modelText: z.string(),
  price: rupiah,
  marketPrice: rupiah,
  deviation: z.number().int(),
  derivedFrom,
  seats: z.number().int(),
  area: z.string(),
  areaName: z.string(),
  region,
});
export type SearchedVehicle = z.output<typeof searchedVehicle>;

/** The insured vehicle of an order [2 §3]. */
export const insuredVehicle = searchedVehicle.extend({
  vehicleLicense: z.string(),
  chassisNumber: z.string(),
  machineNumber: z.string(),
});
export const accessory = z.object({ accesoriesName: z.string(), accesoriesValue: rupiah });
/** The extensions (ids) and accessories of an order. */
export const vehicleAdditions = z.object({ expansion: z.array(id), accesories: z.array(accessory) });

/** The insured owner and vehicle of an order. The keys are the slices of the order steps. */
export const vehicleDetails = z.object({
  additions: vehicleAdditions,
  vehicle: insuredVehicle,
  insured: insuredDetails.shape.insured,
  addresses: orderAddress,
});
export type VehicleDetails = z.output<typeof vehicleDetails>;

/** Fields of a product that the data of the order page does not contain, or contains outside `product`. */
const separateFields = {
  generalInfo: true,
  attachments: true,
  declarations: true,
  coverage: true,
  feature: true,
  benefits: true,
  workshops: true,
} as const;

/** The fields of a vehicle order that the order page and the policy page display [3 §3]. */
const displayedFields = {
  productType,
  insured: insured.extend({ addresses: readableAddress }),
  product: vehiclePlan.omit(separateFields),
  vehicle: insuredVehicle.extend({
    /** The age of the vehicle on the day of the order, in whole years. */
    age: z.number().int(),
    fullModel: z.string(),
    /** The sum insured: price and accessories, in rupiah. */
    vehicleValue: rupiah,
  }),
  accesories: z.array(accessory),
  expansion: z.array(pricedExpansion),
  coverage: vehiclePlan.shape.coverage,
  feature: vehiclePlan.shape.feature,
  benefits: vehiclePlan.shape.benefits,
  workshops: vehiclePlan.shape.workshops,
};

export const vehicleOrderDetail = orderDetailCore.extend(displayedFields);
export type VehicleOrderDetail = z.output<typeof vehicleOrderDetail>;
export const vehiclePolicyDetail = policyDetailCore.extend(displayedFields);
export type VehiclePolicyDetail = z.output<typeof vehiclePolicyDetail>;

/** The data of a returned order, for the form that corrects the data. The price depends on the additions, so they are included. */
export const vehicleRevision = revisionCore.extend({
  ...vehicleDetails.shape,
  productType,
  insured,
  order: revisionCore.shape.order.extend({
    product: vehiclePlan.omit({ generalInfo: true, benefits: true, feature: true, workshops: true }),
  }),
});
export type VehicleRevision = z.output<typeof vehicleRevision>;

export const VEHICLE_RECORDS = {
  plan: vehiclePlan,
  planCard: vehiclePlanCard,
  details: vehicleDetails,
  orderDetail: vehicleOrderDetail,
  policyDetail: vehiclePolicyDetail,
  revision: vehicleRevision,
};
