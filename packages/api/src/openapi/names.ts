import { addressForm } from '@naungan/domain/address/form';
import { beneficiaryForm } from '@naungan/domain/beneficiary/form';
import { heirForm } from '@naungan/domain/claim/form';
import * as claim from '@naungan/domain/claim/record';
import { draftCard } from '@naungan/domain/draft/record';
import { invoiceCard, invoiceFormat, payment } from '@naungan/domain/invoice/record';
import {
  personOrderDetail,
  personPlan,
  personPlanCard,
  personPlanRow,
} from '@naungan/domain/lines/insured-person/record';
import * as property from '@naungan/domain/lines/property/record';
import { orderDetail, policyDetail, revisionDetail } from '@naungan/domain/lines/record';
import { rulesOf } from '@naungan/domain/lines/rules';
import * as vehicle from '@naungan/domain/lines/vehicle/record';
import { member } from '@naungan/domain/member/record';
import * as order from '@naungan/domain/order/record';
import { pendingAction } from '@naungan/domain/overview/record';
import { policyCard } from '@naungan/domain/policy/record';
import * as product from '@naungan/domain/product/record';
import type { z } from 'zod';
import { login } from '../accounts.ts';
import { article } from '../articles.ts';
import { submitClaim } from '../claims.ts';
import { homeContent } from '../content.ts';
import { apiProblemBody } from '../contract.ts';
import type { contracts } from '../contracts.ts';
import { deskApprove, deskJournal } from '../desk.ts';
import { deskClaimJournal, deskSettleClaim, deskTakeUpClaim } from '../desk-claims.ts';
import { deskArticle } from '../desk-content.ts';
import { deskDispatch } from '../desk-delivery.ts';
import { claimDesk, orderDesk } from '../desk-detail.ts';
import { deskCompany, deskPerson, roleChange } from '../desk-people.ts';
import { proposal } from '../desk-proposals.ts';
import { deskQueue } from '../desk-queues.ts';
import { historyEntry, staff } from '../desk-shapes.ts';
import { faqCategory } from '../faqs.ts';
import { guest } from '../guests.ts';
import { planPage } from '../lines/insured-person.ts';
import { landingContent } from '../lines/landing.ts';
import { LINES } from '../lines/lines.ts';
import { placedOrder } from '../lines/order.ts';
import { propertyPlans, quoteBody } from '../lines/property/contracts.ts';
import { vehiclePlan } from '../lines/vehicle/contracts.ts';
import { page } from '../pages.ts';
import { partnerSale } from '../partner-sales.ts';
import { uploadMetadataShape, uploadsPart } from '../upload-shapes.ts';

/** Schemas that several calls use, by their name in the OpenAPI document. */
const SHARED_SCHEMAS: Record<string, z.ZodType> = {
  Failure: apiProblemBody,
  Member: member,
  Session: login.reply,
  Guest: guest,
  Article: article,
  DeskArticle: deskArticle,
  PendingAction: pendingAction,
  DraftCard: draftCard,
  Page: page,
  FaqCategory: faqCategory,
  LandingContent: landingContent,
  ContentSection: homeContent.reply.shape.benefits,

  InsuranceCompany: product.insuranceCompany,
  ServiceFeeRule: product.serviceFeeRule,
  BenefitGroup: product.benefitGroup,
  AttachmentSpec: product.attachmentSpec,
  Declaration: product.declaration,
  HiddenPlan: product.hiddenPlan,
  Plan: personPlan,
  PlanCard: personPlanCard,
  PlanRow: personPlanRow,
  PlanPage: planPage,
  OrderedPlan: personOrderDetail.shape.product,

  VehicleProduct: vehicle.vehiclePlan,
  VehicleProductCard: vehicle.vehiclePlanCard,
  VehicleProductRow: vehicle.vehiclePlanRow,
  SearchedVehicle: vehicle.searchedVehicle,
  InsuredVehicle: vehicle.insuredVehicle,
  OrderedVehicle: vehicle.vehicleOrderDetail.shape.vehicle,
  OrderedVehicleProduct: vehicle.vehicleOrderDetail.shape.product,
  VehicleExpansion: vehicle.expansion,
  PricedExpansion: vehicle.pricedExpansion,
  VehicleAccessory: vehicle.accessory,
  VehicleAdditions: vehicle.vehicleAdditions,
  VehicleFeature: vehicle.vehicleFeature,
  VehicleWorkshop: vehicle.workshop,
  QuotedVehicleProduct: vehiclePlan.reply,

  PropertyProduct: property.anyPropertyPlan,
  PropertyProductCard: property.propertyPlanCard,
  PropertyProductRow: property.propertyPlanRow,
  PropertyPremium: property.propertyPremium,
  PropertyReference: property.propertyReference,
  ZonedDistrict: property.zonedDistrict,
  SearchedBuilding: property.searchedBuilding,
  InsuredBuilding: property.insuredBuilding,
  FireOrderedProduct: rulesOf('kebakaran').records.orderDetail.shape.product,
  EarthquakeOrderedProduct: rulesOf('gempabumi').records.orderDetail.shape.product,
  FireEarthquakeOrderedProduct: rulesOf('kebakaran-gempabumi').records.orderDetail.shape.product,
  PropertyProductPage: propertyPlans.reply.shape.products,
  PropertyQuote: quoteBody,

  OrderAmounts: order.orderAmounts,
  OrderCard: order.orderCard,
  OrderDetail: orderDetail,
  OrderPayment: order.orderPayment,
  OrderAttachment: order.orderAttachment,
  OrderHeaders: order.orderDetailCore.shape.headers,
  OrderPolicy: order.orderDetailCore.shape.policy,
  Insured: order.insured,
  InsuredWithAddress: personOrderDetail.shape.insured,
  OrderAddress: order.orderAddress,
  ReadableAddress: order.readableAddress,
  Beneficiary: order.orderBeneficiary,
  AnsweredDeclaration: order.answeredDeclaration,
  Period: order.period,
  PlacedOrder: placedOrder,
  RevisionDetail: revisionDetail,
  AddressForm: addressForm(),
  BeneficiaryForm: beneficiaryForm(),
  FilesSentAhead: uploadsPart,
  UploadMetadata: uploadMetadataShape,

  InvoiceFormat: invoiceFormat,
  InvoiceCard: invoiceCard,
  Payment: payment,
  PolicyCard: policyCard,
  PolicyDetail: policyDetail,

  PolicyLookup: claim.policyLookup,
  ClaimDocument: claim.claimDocument,
  ClaimCard: claim.claimCard,
  ClaimDetail: claim.claimDetail,
  ClaimForm: submitClaim.form.shape.payload,
  HeirForm: heirForm,

  DeskHistoryEntry: historyEntry,
  DeskStaff: staff,
  OrderDesk: orderDesk,
  DeskRow: deskQueue.reply.shape.rows.element,
  ClaimDesk: claimDesk,
  DeskProposal: proposal,
  MovedOrder: deskApprove.reply,
  MovedClaim: deskTakeUpClaim.reply,
  ClaimAssessment: deskSettleClaim.body,
  ClaimJournalEntry: deskClaimJournal.reply.shape.entries.element,
  PolicyDelivery: deskDispatch.reply,
  PartnerSale: partnerSale,
  DeskCompany: deskCompany,
  DeskPerson: deskPerson,
  DeskRoleChange: roleChange,
  JournalEntry: deskJournal.reply.shape.entries.element,
};

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the noun in the name of an order call: `createHealthOrder` → `Health`. */
const nounOf = (orderCall: string) => capitalize(orderCall.replace(/^create/, '').replace(/Order$/, ''));

/** Yields the schemas of each line with a name that begins with the noun of the line. */
function* lineNames(): Generator<[string, z.ZodType]> {
  for (const [line, { order: call }] of Object.entries(LINES) as [
    keyof typeof LINES,
    { order: { name: string } },
  ][]) {
    const { orderDetail, policyDetail, revision } = rulesOf(line).records;
    const noun = nounOf(call.name);
    yield [`${noun}OrderDetail`, orderDetail];
    yield [`${noun}PolicyDetail`, policyDetail];
    yield [`${noun}Revision`, revision];
  }
}

/** Yields the schemas of each call with a name that begins with the name of the call. */
function* callNames(calls: typeof contracts): Generator<[string, z.ZodType]> {
  for (const call of Object.values(calls)) {
    const name = capitalize(call.name);
    if ('form' in call) {
      const { payload }: Record<string, z.ZodType> = call.form.shape;
      if (payload) yield [`${name}Payload`, payload];
      yield [`${name}Form`, call.form];
    }
    if ('body' in call) yield [`${name}Body`, call.body];
    if (call.reply.def.type !== 'null') yield [`${name}Reply`, call.reply];
  }
}

/** Returns every named schema of the OpenAPI document with its name. */
export function namedSchemas(calls: typeof contracts): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of [...Object.entries(SHARED_SCHEMAS), ...lineNames(), ...callNames(calls)]) {
    if (!names.has(schema)) names.set(schema, name);
  }
  return names;
}
