import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { planCard } from '@naungan/domain/product/record';
import { id, instant, isoDate, rupiah } from '@naungan/domain/shape';
import { SALES } from '@naungan/domain/tariff-change';
import { tariffValues } from '@naungan/domain/tariff-change/record';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';
import { staff } from './desk-shapes.ts';
import { day, listPage, pageQuery, searchText } from './list-page.ts';

const sale = z.enum(SALES);
const insurer = z.object({ _id: id, company_name: z.string() });
const reason = z.string().trim().min(3).max(1000);

/** A change of a product: how it is sold, or its tariff, for certain days in Jakarta. */
const planChange = z.object({
  id,
  kind: z.enum(['sale', 'tariff']),
  /**
   * `waiting`: a second person must decide; `planned`: starts later; `running`: applies on days without a change that started
   * later; `over`: its last day has passed; `ended`: ended by a person; `rejected`: refused or withdrawn.
   */
  status: z.enum(['waiting', 'planned', 'running', 'over', 'ended', 'rejected']),
  sale: sale.nullable(),
  tariff: tariffValues.nullable(),
  /** First and last day; null without a last day. */
  validFrom: isoDate,
  validUntil: isoDate.nullable(),
  reason: z.string(),
  proposedBy: staff,
  proposedAt: instant,
  /** The second person, who approved or refused a tariff; null for a sale. */
  decidedBy: staff.nullable(),
  decidedAt: instant.nullable(),
  decisionReason: z.string().nullable(),
  endedBy: staff.nullable(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  /** Whether another change has made a waiting tariff outdated: it cannot be approved any more. */
  isOutdated: z.boolean(),
  /** What the caller may do now. */
  mayApprove: z.boolean(),
  mayReject: z.boolean(),
  mayEnd: z.boolean(),
});
export type PlanChange = z.output<typeof planChange>;
export type PlanChangeStatus = PlanChange['status'];

const productRow = z.object({
  id,
  code: z.string(),
  productName: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  insuranceCompany: insurer,
  /** How the product is sold today. */
  sale,
  /** Tariffs that wait for a second person. */
  waiting: z.number().int(),
  /** First day of the next planned change; null without one. */
  nextChange: isoDate.nullable(),
});
export type DeskProductRow = z.output<typeof productRow>;

export const PRODUCT_CHANGE_FILTERS = ['waiting', 'planned'] as const;
export const deskProducts = contract('deskProducts', {
  summary: 'Products of all lines, by name, also those that are not sold',
  query: z.object({
    ...pageQuery,
    line: z.enum(PRODUCT_TYPES).optional(),
    sale: sale.optional(),
    /** Products with a tariff that waits for a second person, or with a change that starts later. */
    change: z.enum(PRODUCT_CHANGE_FILTERS).optional(),
    /** Words of the product's name. */
    q: searchText,
  }),
  reply: listPage(productRow),
});

const deskProductDetail = productRow.extend({
  today: isoDate,
  /** The first day on which a new tariff can start. */
  earliestTariffDay: isoDate,
  /** The tariff of today. */
  tariff: tariffValues,
  /** `version` of `deskProposeTariff`: it changes when a tariff is approved or cancelled. */
  tariffVersion: z.number().int(),
  /** All changes, the newest first. */
  changes: z.array(planChange),
});
export type DeskProduct = z.output<typeof deskProductDetail>;
export const deskProduct = contract('deskProduct', {
  summary: 'One product with its tariff of today and all its changes',
  params: idParams,
  reply: deskProductDetail,
});

const validity = { validFrom: day, validUntil: day.nullable().default(null) };

const pricedExample = z.object({
  /** The insured person or object, such as 'Usia 18–30 tahun'. */
  label: z.string(),
  /** Region and other facts of the example; '' without them. */
  detail: z.string(),
  sumInsured: rupiah.nullable(),
  /** Yearly premiums in rupiah without fees; null if the product does not insure the example. */
  now: rupiah.nullable(),
  later: rupiah.nullable(),
  /** `later` less `now` in rupiah, and in hundredths of a percent of `now`; null without both. */
  difference: rupiah.nullable(),
  percent: z.number().int().nullable(),
});
export type PricedExample = z.output<typeof pricedExample>;

/** What visitors see of a product in a list. */
const shownProduct = z.object({
  sale,
  /** The card for `example`; null if the product is hidden or does not insure the example. */
  card: planCard
    .pick({
      productName: true,
      logoProduct: true,
      insuranceCompany: true,
      premium: true,
      adminFee: true,
      transactionType: true,
      highlights: true,
    })
    .nullable(),
});
const changePreview = z.object({
  validFrom: isoDate,
  validUntil: isoDate.nullable(),
  /** What visitors see on the day before the change and on its first day. */
  /** The example of the cards: the first one whose price changes, else the first one. */
  example: z.string(),
  before: shownProduct,
  after: shownProduct,
  adminFee: z.object({ now: rupiah, later: rupiah }),
  /** The examples of the product's line; first those whose price changes. */
  rows: z.array(pricedExample),
});
export type ChangePreview = z.output<typeof changePreview>;

export const deskPreviewChange = contract('deskPreviewChange', {
  summary: 'What visitors will see of a product, and which prices change; stores nothing',
  params: idParams,
  body: z.object({
    ...validity,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('tariff'), tariff: tariffValues }),
      z.object({ kind: z.literal('sale'), sale }),
    ]),
  }),
  reply: changePreview,
});
export const deskProposeTariff = contract('deskProposeTariff', {
  summary: 'Propose a tariff of a product for certain days; a second person must approve it',
  params: idParams,
  body: z.object({
    ...validity,
    tariff: tariffValues,
    reason,
    /** `tariffVersion` that the caller has read. */
    version: z.number().int().min(0),
  }),
  reply: planChange,
  problems: ['CONFLICT'],
});
export const deskChangeSale = contract('deskChangeSale', {
  summary: 'Sell a product on the site, through a consultant or not at all, for certain days',
  params: idParams,
  body: z.object({ ...validity, sale, reason }),
  reply: planChange,
  problems: ['CONFLICT'],
});
export const deskApproveTariff = contract('deskApproveTariff', {
  summary: 'Approve a tariff that another person proposed; it applies from its first day',
  params: idParams,
  reply: planChange,
  problems: ['CONFLICT', 'INVALID'],
});
export const deskRejectTariff = contract('deskRejectTariff', {
  summary: 'Refuse a proposed tariff, or withdraw it',
  params: idParams,
  body: z.object({ reason }),
  reply: planChange,
  problems: ['CONFLICT'],
});
export const deskEndPlanChange = contract('deskEndPlanChange', {
  summary: 'Cancel a planned change, or end a running change of how a product is sold',
  params: idParams,
  body: z.object({ reason }),
  reply: planChange,
  problems: ['CONFLICT'],
});
