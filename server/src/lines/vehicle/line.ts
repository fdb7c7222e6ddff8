import type { ServerLine } from '../line.ts';
import { INSURED_ORDER } from '../person/order.ts';
import { personFacts } from '../person/personal-data.ts';
import { VEHICLE_CATALOGUE } from './catalogue.ts';
import { VEHICLE_CERTIFICATE } from './certificate.ts';
import { checkVehicle } from './check-order.ts';
import { VEHICLE_CLAIM } from './claim.ts';
import { vehicleDeskRows } from './desk-rows.ts';
import { identityFacts, namedVehicle, valueFacts } from './facts.ts';
import { revisedProduct, shownVehicle } from './order.ts';
import { searchedFact } from './searched.ts';

export const VEHICLE: ServerLine<'kendaraan'> = {
  ...INSURED_ORDER,
  catalogue: VEHICLE_CATALOGUE,
  searched: searchedFact,
  checked: checkVehicle,
  priced: ({ details: { vehicle, additions }, shipping }) => ({
    vehicle,
    ...additions,
    printPolicy: shipping.printPolicy,
  }),
  repriced: (total) => `Total pesanan menyesuaikan data kendaraan menjadi ${total}`,
  objectInsured: ({ details }) => namedVehicle(details),
  invoiced: (order) => [
    ...identityFacts(order.details),
    ...valueFacts(order.details),
    ...INSURED_ORDER.invoiced(order),
  ],
  personalData: ({ details }) => [...identityFacts(details), ...valueFacts(details), ...personFacts(details)],
  orderDetail: (core, order) => ({ ...core, ...shownVehicle(order), productType: 'kendaraan' }),
  policyDetail: (core, order) => ({ ...core, ...shownVehicle(order), productType: 'kendaraan' }),
  revision: (core, order) => ({
    ...core,
    ...order.details,
    productType: 'kendaraan',
    order: { ...core.order, product: revisedProduct(order) },
  }),
  certificate: VEHICLE_CERTIFICATE,
  claim: VEHICLE_CLAIM,
  judged: 'Kendaraan',
  examined: (order) => ({
    ...INSURED_ORDER.examined(order),
    machine: order.details.vehicle.machineNumber,
  }),
  deskRows: (order) => [...vehicleDeskRows(order), ...INSURED_ORDER.deskRows(order)],
};
