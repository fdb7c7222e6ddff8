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
  /** Whether households or shops have this occupation. These occupations are shown first. */
  retail: z.boolean(),
});

/** A regency with its earthquake zone [2 §7]. */
export const zonedDistrict = z.object({
  _id: id,
  province: z.string(),
  level: z.enum(DISTRICT_LEVELS),
  district: z.string(),
  zone: earthquakeZone,
});

/** The building of a search, with its reference data: occupation, earthquake zone and fire band. */
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
  /** The bank in the clause of the policy, and the number of the mortgage contract; '' without a mortgage. */
  bankClause: z.string(),
  creditNumber: z.string(),
});

/** The stored owner and building of an order. The keys are the slices of the steps. */
export const propertyDetails = z.object({
  building: insuredBuilding,
  insured: insuredDetails.shape.insured,
  addresses: orderAddress,
});
export type PropertyDetails = z.output<typeof propertyDetails>;

const premiumPart = z.object({ basePremi: rupiah, adminFee: rupiah });

/** A product's premium for a building: each part for one year, `totalPremi` for the term [2 §3]. */
export const propertyPremium = z.object({
  type: z.enum(PROPERTY_TYPES),
  totalPremi: rupiah,
  fire: premiumPart.nullable(),
  earthquake: premiumPart.nullable(),
  flood: rupiah.nullable(),
});

/** `ya` if a survey is required, else `not` [2 §3]. */
const surveyRequired = z.enum(['ya', 'not']);

/** A product in a list. A list may contain products of several types. `premium` is the yearly sum of all parts. */
export const propertyPlanCard = planCard.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  parts: propertyPremium,
  surveyRequired,
});
export const propertyPlanRow = z.discriminatedUnion('blurred', [propertyPlanCard, hiddenPlan]);

/** The part of the cover that an item describes; absent for an item about the whole cover. */
const coverPart = z.enum(['fire', 'earthquake', 'flood']).optional();

const propertyBenefits = benefitGroup.extend({
  items: z.array(benefitGroup.shape.items.element.extend({ part: coverPart })),
});

/** A product that insures buildings, of any type [2 §3]. */
export const anyPropertyPlan = product.extend({
  typeCoverage: z.enum(PROPERTY_TYPES),
  /** The share of `adminFee` for earthquake. */
  earthquakeAdminFee: rupiah,
  /** The position of the fire rate in the band of each occupation, in parts per million of the band's width. */
  bandPosition: rate,
  /** The product insures the codes and groups in `taken`, except the codes and groups in `refused`. */
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
  /** Deductibles ('risiko sendiri'), by kind of claim. */
  ownRisk: z.array(z.object({ name: z.string(), value: z.string(), part: coverPart })),
  /** The sentences of `coverage` about earthquake, if earthquake cover is a separate policy. */
  earthquakeCoverage: z.array(z.string()).optional(),
  benefits: z.array(propertyBenefits),
});
export type AnyPropertyPlan = z.output<typeof anyPropertyPlan>;

/** Fields of a product that the data of the order page does not contain, or contains outside `product`. */
const separateFields = {
  generalInfo: true,
  attachments: true,
  declarations: true,
  coverage: true,
  earthquakeCoverage: true,
  notCovered: true,
  ownRisk: true,
  benefits: true,
} as const;

/** The building on the order page and the policy page [3 §3]. */
const displayedBuilding = insuredBuilding
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

/** The separate earthquake policy: its number, and the signed link to its file [3 §3]. */
const earthquakePolicy = {
  policyEarthquake: z.string().nullable(),
  policyAttachmentEarthquake: z.string().nullable(),
};

/** Returns the schemas of a product type. The schemas of the types differ only in `productType`. */
export function propertyRecords<const Type extends PropertyType>(type: Type) {
  const productType = z.literal(type);
  const displayedFields = {
    productType,
    insured: insured.extend({ addresses: readableAddress }),
    product: anyPropertyPlan.omit(separateFields),
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
      ...displayedFields,
      building: displayedBuilding.extend({ objectAddress: z.string() }),
      policy: orderDetailCore.shape.policy.extend(earthquakePolicy),
    }),
    policyDetail: policyDetailCore.extend({
      ...displayedFields,
      building: displayedBuilding.extend({ objectAddr1: readableAddress.pick({ addr1: true, addr2: true }) }),
    }),
    /** The form values of an order, to order again. Property orders have no revision. */
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
type OutputOf<
  Type extends PropertyType,
  Name extends keyof Records<Type>,
> = Records<Type>[Name] extends z.ZodType ? z.output<Records<Type>[Name]> : never;

export type PropertyPlan<Type extends PropertyType> = OutputOf<Type, 'plan'>;
export type PropertyOrderDetail<Type extends PropertyType> = OutputOf<Type, 'orderDetail'>;
export type PropertyPolicyDetail<Type extends PropertyType> = OutputOf<Type, 'policyDetail'>;
export type PropertyRevision<Type extends PropertyType> = OutputOf<Type, 'revision'>;
