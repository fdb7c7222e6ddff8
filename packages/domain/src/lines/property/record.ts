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
import { benefitGroup, hiddenPlan, planCard, product } from '../../product/record.ts';
import { id, rupiah } from '../../shape/index.ts';
import {
  CONSTRUCTION_CLASSES,
  CONSTRUCTIONS,
  DISTRICT_LEVELS,
  OWNERSHIPS,
  YES_NO,
} from './building-options.ts';
import { EARTHQUAKE_ZONES } from './earthquake-rates.ts';
import { FLOOD_ZONES } from './flood-zone.ts';
import { PROPERTY_TYPES, type PropertyType } from './property-type.ts';

/** Parts per million. */
const rate = z.number().int();
export const earthquakeZone = z.literal(EARTHQUAKE_ZONES);
const rateBand = z.object({ low: rate, high: rate });

/** An item of the reference data [2 §3]; `category` is `occupation` or `classes`. */
export const propertyReference = z.object({
  _id: id,
  category: z.enum(['occupation', 'classes']),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whether households or shops use it; these are shown first. */
  retail: z.boolean(),
});

/** A regency with its zone [2 §7]. */
export const zonedDistrict = z.object({
  _id: id,
  province: z.string(),
  level: z.enum(DISTRICT_LEVELS),
  district: z.string(),
  zone: earthquakeZone,
});

/** The searched building, with its facts from the catalogue. */
export const searchedBuilding = z.object({
  occupation: id,
  occupationCode: z.string(),
  occupationName: z.string(),
  buildingPrices: rupiah,
  ownership: z.enum(OWNERSHIPS),
  isKprBtn: z.enum(YES_NO),
  construction: z.enum(CONSTRUCTIONS),
  classConstruction: z.enum(CONSTRUCTION_CLASSES),
  totalFloor: z.number().int(),
  totalBuildingArea: z.number().int(),
  floodZone: z.literal(FLOOD_ZONES).nullable(),
  zone: earthquakeZone,
  fireBand: rateBand.nullable(),
  objectAddresses: z.object({
    province: z.string(),
    district_level: z.enum(DISTRICT_LEVELS),
    district: z.string(),
  }),
});
export type SearchedBuilding = z.output<typeof searchedBuilding>;

/** The stored building of an order [2 §3]. */
export const insuredBuilding = searchedBuilding.extend({
  objectAddresses: orderAddress.extend({ district_level: z.enum(DISTRICT_LEVELS) }),
  /** The bank in the policy's clause, and its contract; '' without a mortgage. */
  bankClause: z.string(),
  creditNumber: z.string(),
});

/** The insured owner and building of an order: the keys are the slices of the steps. */
export const propertyDetails = z.object({
  building: insuredBuilding,
  insured: insuredDetails.shape.insured,
  addresses: orderAddress,
});
export type PropertyDetails = z.output<typeof propertyDetails>;

const premiumPart = z.object({ basePremi: rupiah, adminFee: rupiah });

/** A product's premium for a building: each part for a year, all parts for the term [2 §3]. */
export const propertyPremium = z.object({
  type: z.enum(PROPERTY_TYPES),
  totalPremi: rupiah,
  fire: premiumPart.nullable(),
  earthquake: premiumPart.nullable(),
  flood: rupiah.nullable(),
});

const surveyRequired = z.enum(['ya', 'not']);

/** A product in a list: `premium` is the yearly sum of all parts; the list may contain several types. */
export const propertyPlanCard = planCard.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  parts: propertyPremium,
  surveyRequired,
});
export const propertyPlanRow = z.discriminatedUnion('blurred', [propertyPlanCard, hiddenPlan]);

/** The part of the cover that an item belongs to, unless it belongs to all. */
const part = z.enum(['fire', 'earthquake', 'flood']).optional();

const propertyBenefits = benefitGroup.extend({
  items: z.array(benefitGroup.shape.items.element.extend({ part })),
});

/** A product that insures buildings, of any type [2 §3]. */
export const anyPropertyPlan = product.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  /** The share of `adminFee` for earthquake. */
  earthquakeAdminFee: rupiah,
  bandPosition: rate,
  occupations: z.object({ taken: z.array(z.string()), refused: z.array(z.string()) }),
  sumInsured: z.object({ min: rupiah, max: rupiah }),
  maxFloor: z.number().int(),
  maxTimePeriod: z.number().int(),
  flood: z.object({ name: z.string(), bandPosition: rate }).nullable(),
  surveyRequired,
  /** Age of the owner in whole years. */
  minAge: z.number().int(),
  maxAge: z.number().int(),
  /** Cover, exclusions and deductibles, in plain sentences. */
  coverage: z.array(z.string()),
  notCovered: z.array(z.string()),
  ownRisk: z.array(z.object({ name: z.string(), value: z.string(), part })),
  /** The sentences of `coverage` about earthquake, if it is a separate policy. */
  earthquakeCoverage: z.array(z.string()).optional(),
  benefits: z.array(propertyBenefits),
});
export type AnyPropertyPlan = z.output<typeof anyPropertyPlan>;

const besideProduct = {
  generalInfo: true,
  attachments: true,
  declarations: true,
  coverage: true,
  earthquakeCoverage: true,
  notCovered: true,
  ownRisk: true,
  benefits: true,
} as const;

/** The building in order and policy detail [3 §3]. */
const shownBuilding = insuredBuilding
  .pick({
    occupationCode: true,
    occupationName: true,
    ownership: true,
    construction: true,
    totalFloor: true,
    totalBuildingArea: true,
    isKprBtn: true,
    bankClause: true,
    creditNumber: true,
    zone: true,
    floodZone: true,
  })
  .extend({
    price: rupiah,
    /** 'Kelas 1'. */
    buildingClass: z.string(),
  });

/** The separate earthquake policy: its number, and the signed link to it [3 §3]. */
const earthquakePolicy = {
  policyEarthquake: z.string().nullable(),
  policyAttachmentEarthquake: z.string().nullable(),
};

/** Returns the schemas of a type; they differ only in its name. */
export function propertyRecords<const Type extends PropertyType>(type: Type) {
  const productType = z.literal(type);
  const shown = {
    productType,
    insured: insured.extend({ addresses: readableAddress }),
    product: anyPropertyPlan.omit(besideProduct),
    coverage: anyPropertyPlan.shape.coverage,
    notCovered: anyPropertyPlan.shape.notCovered,
    ownRisk: anyPropertyPlan.shape.ownRisk,
    benefits: anyPropertyPlan.shape.benefits,
  };
  return {
    plan: anyPropertyPlan.extend({ typeCoverage: productType }),
    planCard: propertyPlanCard,
    details: propertyDetails,
    orderDetail: orderDetailCore.extend({
      ...shown,
      building: shownBuilding.extend({ objectAddress: z.string() }),
      policy: orderDetailCore.shape.policy.extend(earthquakePolicy),
    }),
    policyDetail: policyDetailCore.extend({
      ...shown,
      building: shownBuilding.extend({ objectAddr1: readableAddress.pick({ addr1: true, addr2: true }) }),
    }),
    /** The data sent before. No step of a property order can be revised, so no order uses it yet. */
    revision: revisionCore.extend({
      ...propertyDetails.shape,
      productType,
      insured,
      order: revisionCore.shape.order.extend({
        product: anyPropertyPlan.omit({ generalInfo: true, benefits: true }),
      }),
    }),
  };
}

type Records<Type extends PropertyType> = ReturnType<typeof propertyRecords<Type>>;
type Shown<
  Type extends PropertyType,
  Name extends keyof Records<Type>,
> = Records<Type>[Name] extends z.ZodType ? z.output<Records<Type>[Name]> : never;

export type PropertyPlan<Type extends PropertyType> = Shown<Type, 'plan'>;
export type PropertyOrderDetail<Type extends PropertyType> = Shown<Type, 'orderDetail'>;
export type PropertyPolicyDetail<Type extends PropertyType> = Shown<Type, 'policyDetail'>;
export type PropertyRevision<Type extends PropertyType> = Shown<Type, 'revision'>;
