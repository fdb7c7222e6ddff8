import { formatRupiah, type Rupiah } from '../../money/rupiah.ts';
import type { PremiumExplanation, TariffFact } from '../premium-explanation.ts';
import { termText } from '../price.ts';
import { CONSTRUCTION_CLASS_ROWS } from './building-help.ts';
import { EARTHQUAKE_ZONE_LABELS, earthquakeClassText } from './earthquake-rates.ts';
import { FLOOD_RATES, floodRegion } from './flood-rates.ts';
import type { PropertyQuote } from './quote.ts';
import { earthquakeBuilding, type PremiumPart, type PricedBuilding, partsOf, termPremium } from './tariff.ts';
import { bandText, perMilleText } from './tariff-band.ts';

/** The properties of a building that the explanation of its premium shows. */
export type ExplainedBuilding = PricedBuilding & { occupationName: string };

const rateFacts = (name: string, { band, rate }: PremiumPart): TariffFact[] => [
  { label: `Batas tarif OJK untuk ${name}`, value: bandText(band) },
  { label: `Tarif perusahaan asuransi untuk ${name}`, value: perMilleText(rate) },
];

function fireFacts(building: ExplainedBuilding, fire: PremiumPart): TariffFact[] {
  const { label } = CONSTRUCTION_CLASS_ROWS[building.classConstruction];
  return [{ label: 'Kelas konstruksi', value: label }, ...rateFacts('kebakaran', fire)];
}

/** Returns the rows about the earthquake tariff, which has one rate per zone and kind of building instead of a band. */
const earthquakeFacts = (building: ExplainedBuilding, { rate }: PremiumPart): TariffFact[] => [
  { label: 'Zona gempa bumi', value: EARTHQUAKE_ZONE_LABELS[building.zone] },
  { label: 'Kelompok bangunan', value: earthquakeClassText(earthquakeBuilding(building)) },
  { label: 'Tarif OJK untuk gempa bumi', value: perMilleText(rate) },
];

function floodFacts({ objectAddresses, floodZone }: ExplainedBuilding, flood: PremiumPart): TariffFact[] {
  if (floodZone === null) return [];
  const { label } = FLOOD_RATES[floodRegion(objectAddresses.province)][floodZone];
  return [{ label: 'Riwayat banjir', value: label }, ...rateFacts('banjir', flood)];
}

/** Returns the multiplication as a text: 'Rp750.000.000 × 0,294‰'. */
const calculationText = (price: Rupiah, rate: number, years: number) =>
  [formatRupiah(price), perMilleText(rate), ...(years === 1 ? [] : [termText(years)])].join(' × ');

/** Returns the explanation of a quote's premium: the properties of the building, and every line of the calculation. */
export function explainPremium(building: ExplainedBuilding, quote: PropertyQuote): PremiumExplanation {
  const { fire, earthquake, flood, timePeriod, premium } = quote;
  const { occupationCode, occupationName, buildingPrices } = building;
  const facts: TariffFact[] = [
    { label: 'Okupasi', value: `${occupationName} (${occupationCode})` },
    ...(fire ? fireFacts(building, fire) : []),
    ...(earthquake ? earthquakeFacts(building, earthquake) : []),
    ...(flood ? floodFacts(building, flood) : []),
    { label: 'Harga pertanggungan', value: formatRupiah(buildingPrices) },
    { label: 'Jangka waktu', value: termText(timePeriod) },
  ];
  const lines = partsOf(quote).map(({ label, rate }) => ({
    label,
    calculation: calculationText(buildingPrices, rate, timePeriod),
    amount: termPremium(buildingPrices, rate, timePeriod),
  }));
  return { facts, lines, total: premium };
}
