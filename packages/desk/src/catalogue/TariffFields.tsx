import { TARIFF_REGIONS } from '@naungan/domain/lines/vehicle';
import { formatNumber, PPM } from '@naungan/domain/money';
import {
  type AgeTariff,
  baseRateRange,
  expansionRange,
  type PropertyPositions,
  type RateRange,
  type TariffValues,
  type VehicleRates,
} from '@naungan/domain/tariff-change';
import type { ReactNode } from 'react';
import { ScrollArea } from '../parts/ScrollArea.tsx';
import { NumberCell } from './NumberCell.tsx';
import { percentOf, type TariffTexts } from './tariff-form.ts';

export type TariffFieldsProps = {
  /** The tariff that the change replaces. */
  base: TariffValues;
  texts: TariffTexts;
  onTextChange: (path: string, text: string) => void;
  /** Messages by path, such as `tariff.rates.3.rate`. */
  errors: Readonly<Record<string, string>>;
};

type FieldProps = { path: string; label: string; value: number; unit: 'Rp' | '%'; hint?: string };
type Bind = (field: FieldProps) => ReactNode;

/** Returns the allowed rates in short: '2,08–2,29%', 'mulai 0,5%', 'di atas 0%'. */
function rangeHint({ low, high }: RateRange): string {
  if (high >= PPM) return low > 1 ? `mulai ${percentOf(low)}%` : 'di atas 0%';
  return low === high ? `${percentOf(low)}%` : `${percentOf(low)}–${percentOf(high)}%`;
}

const HEAD = 'nu:px-2 nu:py-1 nu:text-start nu:text-xs nu:font-bold nu:text-muted';
const CELL = 'nu:px-2 nu:py-1 nu:align-top';

function FieldTable({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) {
  return (
    <ScrollArea aria-label={caption} className="nu:overflow-x-auto">
      <table className="nu:w-full nu:text-sm">
        <caption className="nu:pb-1 nu:text-start nu:font-bold">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={`${CELL} nu:pt-2.5 nu:text-start nu:font-medium`}>
        {title}
      </th>
      {children}
    </tr>
  );
}

function AgeFields({ base, bind }: { base: AgeTariff; bind: Bind }) {
  return (
    <FieldTable caption="Premi setahun menurut usia" heads={['Usia', 'Premi']}>
      {base.bands.map(({ minAge, maxAge, value }, index) => {
        const title = `${minAge}–${maxAge} tahun`;
        return (
          <Row key={title} title={title}>
            <td className={CELL}>
              {bind({ path: `bands.${index}.value`, label: `Premi ${title}`, value, unit: 'Rp' })}
            </td>
          </Row>
        );
      })}
    </FieldTable>
  );
}

const REGION_HEADS = TARIFF_REGIONS.map((region) => `Wilayah ${region}`);

function VehicleFields({ base, bind }: { base: VehicleRates; bind: Bind }) {
  const categories = [...new Set(base.rates.map(({ category }) => category))];
  const expansions = base.expansions
    .map((row, index) => ({ ...row, index }))
    .filter(({ rates }) => rates.length > 0);
  return (
    <>
      <FieldTable caption="Tarif menurut kategori dan wilayah" heads={['Kategori', ...REGION_HEADS]}>
        {categories.map((category) => (
          <Row key={category} title={`Kategori ${category}`}>
            {TARIFF_REGIONS.map((region) => {
              const index = base.rates.findIndex((row) => row.category === category && row.region === region);
              const row = base.rates[index];
              return (
                <td key={region} className={CELL}>
                  {row &&
                    bind({
                      path: `rates.${index}.rate`,
                      label: `Tarif kategori ${category} wilayah ${region}`,
                      value: row.rate,
                      unit: '%',
                      hint: rangeHint(baseRateRange(base, row)),
                    })}
                </td>
              );
            })}
          </Row>
        ))}
      </FieldTable>
      {expansions.length > 0 && (
        <FieldTable caption="Tarif perluasan" heads={['Perluasan', ...REGION_HEADS]}>
          {expansions.map(({ id, name, rates, index, ...row }) => (
            <Row key={id} title={name}>
              {rates.map((rate, region) => (
                <td key={REGION_HEADS[region]} className={CELL}>
                  {bind({
                    path: `expansions.${index}.rates.${region}`,
                    label: `${name}, wilayah ${region + 1}`,
                    value: rate,
                    unit: '%',
                    hint: rangeHint(expansionRange(base, row, region)),
                  })}
                </td>
              ))}
            </Row>
          ))}
        </FieldTable>
      )}
    </>
  );
}

const POSITION_HINT = '0% batas bawah OJK, 100% batas atas OJK';

function PropertyFields({ base, bind }: { base: PropertyPositions; bind: Bind }) {
  const { type, bandPosition, floodPosition } = base;
  return (
    <FieldTable caption="Posisi tarif di antara batas OJK" heads={['Bagian', 'Posisi']}>
      {type !== 'gempabumi' && (
        <Row title="Kebakaran">
          <td className={CELL}>
            {bind({
              path: 'bandPosition',
              label: 'Posisi tarif kebakaran',
              value: bandPosition,
              unit: '%',
              hint: POSITION_HINT,
            })}
          </td>
        </Row>
      )}
      {floodPosition !== null && (
        <Row title="Perluasan banjir">
          <td className={CELL}>
            {bind({
              path: 'floodPosition',
              label: 'Posisi tarif banjir',
              value: floodPosition,
              unit: '%',
              hint: POSITION_HINT,
            })}
          </td>
        </Row>
      )}
    </FieldTable>
  );
}

/** The numbers of a tariff. Rates show the limits of the regulator. */
export function TariffFields({ base, texts, onTextChange, errors }: TariffFieldsProps) {
  const bind: Bind = ({ path, value, unit, ...field }) => {
    const storedText = unit === 'Rp' ? formatNumber(value) : percentOf(value);
    const text = texts[path] ?? storedText;
    return (
      <NumberCell
        {...field}
        unit={unit}
        value={text}
        isChanged={text !== storedText}
        error={errors[`tariff.${path}`]}
        onValueChange={(typed) => onTextChange(path, typed)}
      />
    );
  };
  return (
    <div className="nu:grid nu:gap-4">
      {base.kind === 'age' && <AgeFields base={base} bind={bind} />}
      {base.kind === 'vehicle' && <VehicleFields base={base} bind={bind} />}
      {base.kind === 'property' && <PropertyFields base={base} bind={bind} />}
      <FieldTable
        caption={base.kind === 'vehicle' ? 'Diskon dan biaya' : 'Biaya'}
        heads={['Bagian', 'Nilai']}
      >
        {base.kind === 'vehicle' && (
          <Row title="Diskon">
            <td className={CELL}>
              {bind({ path: 'discountRate', label: 'Diskon', value: base.discountRate, unit: '%' })}
            </td>
          </Row>
        )}
        <Row title="Biaya admin per pesanan">
          <td className={CELL}>
            {bind({ path: 'adminFee', label: 'Biaya admin', value: base.adminFee, unit: 'Rp' })}
          </td>
        </Row>
      </FieldTable>
    </div>
  );
}
