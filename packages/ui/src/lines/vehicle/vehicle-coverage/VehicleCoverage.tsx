import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import { COVER_LABELS, totalAccessories, VEHICLE_TYPE_ROWS } from '@naungan/domain/lines/vehicle';
import type { VehicleOrderDetail } from '@naungan/domain/lines/vehicle/record';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { BenefitGroups } from '../../../records/BenefitGroups.tsx';
import { DetailPart, FoldedPart } from '../../../records/detail-layout/index.ts';
import { SUMMARY_GRID } from '../../../records/summary-section/summary-grid.ts';
import { PersonSection } from '../../order-pages/PersonSection.tsx';
import { accessoryItems, vehicleNumberItems } from '../vehicle-items.ts';
import { FeatureList } from './FeatureList.tsx';
import { PartnerWorkshops } from './PartnerWorkshops.tsx';

/** The fields that an order and a policy of a vehicle share. */
export type VehicleRecord = Pick<
  VehicleOrderDetail,
  | 'insured'
  | 'product'
  | 'vehicle'
  | 'accesories'
  | 'expansion'
  | 'coverage'
  | 'feature'
  | 'benefits'
  | 'workshops'
>;

/** The owner of the vehicle. */
export function VehicleOwner({ record }: { record: Pick<VehicleRecord, 'insured'> }) {
  return <PersonSection title="Pemilik" record={record} />;
}

/** The vehicle, its cover, the additions, services, benefits and workshops [3 §2, §3]. */
export function VehicleCoverage({ record }: { record: VehicleRecord }) {
  const { product, vehicle, accesories, expansion, benefits, workshops } = record;
  return (
    <>
      <DetailPart title="Kendaraan">
        <DescriptionList
          {...SUMMARY_GRID}
          items={[
            { title: 'Kendaraan', value: vehicle.fullModel },
            { title: 'Jenis kendaraan', value: VEHICLE_TYPE_ROWS[vehicle.vehicleType].label },
            { title: 'Usia kendaraan', value: `${vehicle.age} tahun` },
            ...vehicleNumberItems(vehicle),
            { title: 'Wilayah', value: `${vehicle.area} (${vehicle.areaName})` },
            { title: 'Harga kendaraan', value: formatRupiah(vehicle.price) },
            { title: 'Nilai kendaraan', value: formatRupiah(vehicle.vehicleValue) },
          ]}
        />
      </DetailPart>
      <DetailPart title="Jaminan">
        <DescriptionList
          {...SUMMARY_GRID}
          items={[
            { title: 'Jenis jaminan', value: COVER_LABELS[product.typeCoverage] },
            {
              title: 'Survei',
              value: product.surveyRequired === 'ya' ? 'Video kendaraan diperiksa' : 'Tanpa survei',
            },
            ...product.ownRisk.map(({ name, value }) => ({ title: `Risiko sendiri: ${name}`, value })),
          ]}
        />
        {record.coverage.length > 0 && (
          <ul className="nu:mt-4 nu:list-disc nu:space-y-1 nu:ps-5">
            {record.coverage.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </DetailPart>
      <DetailPart title="Perluasan">
        {expansion.length === 0 ? (
          <p className="nu:text-muted">
            {product.expansion.length === 0 ? MESSAGES.plans.noExpansion : 'Tanpa perluasan.'}
          </p>
        ) : (
          <DescriptionList
            className="nu:[&_dd]:shrink-0"
            items={expansion.map(({ name, premi }) => ({ title: name, value: formatRupiah(premi) }))}
          />
        )}
      </DetailPart>
      <DetailPart title="Aksesori">
        {accesories.length === 0 ? (
          <p className="nu:text-muted">Tanpa aksesori tambahan.</p>
        ) : (
          <DescriptionList
            className="nu:[&_dd]:shrink-0"
            items={[
              ...accessoryItems(accesories),
              { title: 'Total aksesori', value: formatRupiah(totalAccessories(accesories)) },
            ]}
          />
        )}
      </DetailPart>
      <FeatureList features={record.feature} />
      {benefits.length > 0 && (
        <DetailPart title="Manfaat">
          <BenefitGroups benefits={benefits} limitClaim={LIMIT_IN_TABLE} />
        </DetailPart>
      )}
      {workshops.length > 0 && (
        <FoldedPart title="Bengkel rekanan" count={workshops.length}>
          <PartnerWorkshops workshops={workshops} />
        </FoldedPart>
      )}
    </>
  );
}
