import { DUPLICATE_COVER_MESSAGE, vehicleAge } from '@naungan/domain/lines/vehicle';
import { insuredData } from '../insured-data.ts';
import { INSURED_ORDER } from '../insured-order.ts';
import type { ServerLine } from '../line.ts';
import { VEHICLE_CATALOGUE } from './catalogue.ts';
import { VEHICLE_CERTIFICATE } from './certificate.ts';
import { checkVehicle } from './check-order.ts';
import { VEHICLE_CLAIM } from './claim.ts';
import { typedVehicleIdentifiers, vehicleIdentifiers } from './cover-repository.ts';
import { vehicleDeskRows } from './desk-rows.ts';
import { findDuplicateCover } from './duplicate-cover.ts';
import { identityFacts, valueFacts, vehicleName } from './facts.ts';
import { correctionProductOf, vehicleDetail, yearOf } from './order.ts';
import { vehicleQuoteInput } from './quote-input.ts';
import { searchSummary } from './search-summary.ts';
import { VEHICLE_DEMO } from './seed/demo.ts';
import { VEHICLE_LANDING } from './seed/landing.ts';
import { VEHICLE_NOTES } from './seed/policy-notes.ts';

export const VEHICLE: ServerLine<'kendaraan'> = {
  ...INSURED_ORDER,
  landing: VEHICLE_LANDING,
  policyNotes: VEHICLE_NOTES,
  demo: VEHICLE_DEMO,
  catalogue: VEHICLE_CATALOGUE,
  searchSummary,
  checkCatalogue: checkVehicle,
  findDuplicateCover,
  identifiers: ({ vehicle }) => vehicleIdentifiers(vehicle),
  typedIdentifiers: typedVehicleIdentifiers,
  duplicateCoverMessage: DUPLICATE_COVER_MESSAGE,
  priceInput: ({ details: { vehicle, additions }, shipping }) => ({
    vehicle,
    ...additions,
    printPolicy: shipping.printPolicy,
  }),
  quoteInput: vehicleQuoteInput,
  repriceMessage: (total) => `Total pesanan menyesuaikan data kendaraan menjadi ${total}`,
  ageCheck: ({ details, product }, day) => ({
    subject: 'Usia kendaraan',
    age: vehicleAge(details.vehicle.year, yearOf(day)),
    minAge: 0,
    maxAge: product.maxAge,
  }),
  objectInsured: ({ details }) => vehicleName(details),
  invoiceRows: (order) => [
    ...identityFacts(order.details),
    ...valueFacts(order.details),
    ...INSURED_ORDER.invoiceRows(order),
  ],
  personalData: ({ details }) => [...identityFacts(details), ...valueFacts(details), ...insuredData(details)],
  orderDetail: (core, order) => ({ ...core, ...vehicleDetail(order), productType: 'kendaraan' }),
  policyDetail: (core, order) => ({ ...core, ...vehicleDetail(order), productType: 'kendaraan' }),
  revision: (core, order) => ({
    ...core,
    ...order.details,
    productType: 'kendaraan',
    order: { ...core.order, product: correctionProductOf(order) },
  }),
  certificate: VEHICLE_CERTIFICATE,
  claim: VEHICLE_CLAIM,
  refusalSubject: 'Kendaraan',
  simulatorInput: (order) => ({
    ...INSURED_ORDER.simulatorInput(order),
    engineNumber: order.details.vehicle.machineNumber,
  }),
  deskRows: (order) => [...vehicleDeskRows(order), ...INSURED_ORDER.deskRows(order)],
};
