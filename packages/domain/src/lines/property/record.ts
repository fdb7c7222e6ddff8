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
  /** What a household or a shop has: shown first. */
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

/** What was searched for, with what the catalogue knows of it. */
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

/** The building that an order insures, as it is stored [2 §3]. */
export const insuredBuilding = searchedBuilding.extend({
  objectAddresses: orderAddress.extend({ district_level: z.enum(DISTRICT_LEVELS) }),
  /** The bank whose clause stands on the policy, and its contract; '' without a mortgage. */
  bankClause: z.string(),
  creditNumber: z.string(),
});

/** Whom and what an order insures: its keys are the slices of the steps. */
export const propertyDetails = z.object({
  building: insuredBuilding,
  insured: insuredDetails.shape.insured,
  addresses: orderAddress,
});
export type PropertyDetails = z.output<typeof propertyDetails>;

const premiumPart = z.object({ basePremi: rupiah, adminFee: rupiah });

/** A product's premium for a building: a year of each part, all of the term [2 §3]. */
export const propertyPremium = z.object({
  type: z.enum(PROPERTY_TYPES),
  totalPremi: rupiah,
  fire: premiumPart.nullable(),
  earthquake: premiumPart.nullable(),
  flood: rupiah.nullable(),
});

const surveyRequired = z.enum(['ya', 'not']);

/** A product in a list: `premium` is that of a year, with all its parts; the list may hold several types. */
export const propertyPlanCard = planCard.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  parts: propertyPremium,
  surveyRequired,
});
export const propertyPlanRow = z.discriminatedUnion('blurred', [propertyPlanCard, hiddenPlan]);

/** Which part of the cover something belongs to, where it is not of all. */
const part = z.enum(['fire', 'earthquake', 'flood']).optional();

const propertyBenefits = benefitGroup.extend({
  items: z.array(benefitGroup.shape.items.element.extend({ part })),
});

/** A product that insures buildings, of any type [2 §3]. */
export const anyPropertyPlan = product.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  /** Of `adminFee`, what is that of earthquake. */
  earthquakeAdminFee: rupiah,
  bandPosition: rate,
  occupations: z.object({ taken: z.array(z.string()), refused: z.array(z.string()) }),
  sumInsured: z.object({ min: rupiah, max: rupiah }),
  maxFloor: z.number().int(),
  maxTimePeriod: z.number().int(),
  flood: z.object({ name: z.string(), bandPosition: rate }).nullable(),
  surveyRequired,
  /** Of the owner, whole years. */
  minAge: z.number().int(),
  maxAge: z.number().int(),
  /** What is covered, what is not, and what the holder bears, in plain sentences. */
  coverage: z.array(z.string()),
  notCovered: z.array(z.string()),
  ownRisk: z.array(z.object({ name: z.string(), value: z.string(), part })),
  /** What of `coverage` is that of earthquake, where it is a policy of its own. */
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

/** The building as order and policy detail show it [3 §3]. */
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

/** Where earthquake is a policy of its own: its number, and the signed link to it [3 §3]. */
const earthquakePolicy = {
  policyEarthquake: z.string().nullable(),
  policyAttachmentEarthquake: z.string().nullable(),
};

/** The schemas of a type; they differ in its name alone. */
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
    /** What was sent before. No step of a property order can be sent back, so nothing is revised yet. */
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
