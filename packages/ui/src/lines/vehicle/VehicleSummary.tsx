import { COVER_LABELS, joinPlate, offeredExpansions, plateParts } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import { toUpperCase } from '@naungan/domain/text';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { vehicleOrderMessages } from './messages.ts';
import { accessoryItems, vehicleItems, vehicleNumberItems } from './vehicle-items.ts';
import { type VehicleState, vehiclePriceInput } from './vehicle-slices.ts';

export function TermsSummary() {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  return <p>{texts.termsAccepted}</p>;
}

/** The product, its extensions and the accessories. */
export function AdditionsSummary({ plan, today, draft: { slices } }: VehicleState) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { expansion, accesories } = slices.additions;
  const offeredExtensions = offeredExpansions(plan, vehiclePriceInput(slices), today);
  const extensionItems = expansion.flatMap((id) => {
    const extension = offeredExtensions.find(({ _id }) => _id === id);
    return extension
      ? [{ title: texts.expansionPremium(extension.name), value: formatRupiah(extension.premi) }]
      : [];
  });
  return (
    <>
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          { title: texts.product, value: plan.productName },
          { title: texts.insurer, value: plan.insuranceCompany.company_name },
          { title: texts.cover, value: COVER_LABELS[plan.typeCoverage] },
          ...(extensionItems.length === 0 ? [{ title: texts.expansions, value: texts.noExpansions }] : []),
          ...(accesories.length === 0 ? [{ title: texts.accessories, value: texts.noAccessories }] : []),
        ]}
      />
      {extensionItems.length + accesories.length > 0 && (
        <DescriptionList
          className="nu:mt-4 nu:border-t nu:border-line nu:pt-4 nu:[&_dd]:shrink-0"
          items={[
            ...extensionItems,
            ...accessoryItems(accesories).map(({ title, value }) => ({
              title: texts.accessoryValue(String(title)),
              value,
            })),
          ]}
        />
      )}
    </>
  );
}

/** The vehicle as shown in the summary of the order. */
export function VehicleSummary({ draft: { slices } }: VehicleState) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const { vehicle } = slices;
  return (
    <DescriptionList
      {...SUMMARY_GRID}
      items={[
        ...vehicleItems(vehicle),
        { title: texts.price, value: formatRupiah(vehicle.price) },
        ...vehicleNumberItems({
          vehicleLicense: joinPlate(plateParts(vehicle.vehicleLicense)),
          chassisNumber: toUpperCase(vehicle.chassisNumber),
          machineNumber: toUpperCase(vehicle.machineNumber),
        }),
      ]}
    />
  );
}
