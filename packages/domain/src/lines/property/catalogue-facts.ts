import { EARTHQUAKE_ZONE_LABELS } from './earthquake-rates.ts';
import type { PricedBuilding } from './tariff.ts';
import { bandText, type RateBand } from './tariff-band.ts';

/** The catalogue's facts about a building, by its occupation, construction class and regency. */
export type CatalogueFacts = Pick<PricedBuilding, 'occupationCode' | 'fireBand' | 'zone'> & {
  occupationName: string;
};

/** A fact of an order that differs from the catalogue; `from` and `to` only for numbers. */
export type ChangedFact = {
  path: keyof CatalogueFacts;
  message: string;
  figures?: { from: number; to: number };
};

const shownBand = (band: RateBand | null) => (band ? bandText(band) : 'tidak tersedia');

function occupationFact(submittedFacts: CatalogueFacts, currentFacts: CatalogueFacts): ChangedFact[] {
  const message = `Okupasi pada katalog adalah ${currentFacts.occupationName} (${currentFacts.occupationCode})`;
  if (submittedFacts.occupationCode !== currentFacts.occupationCode)
    return [{ path: 'occupationCode', message }];
  return submittedFacts.occupationName === currentFacts.occupationName
    ? []
    : [{ path: 'occupationName', message }];
}

function bandFact({ fireBand: from }: CatalogueFacts, { fireBand: to }: CatalogueFacts): ChangedFact[] {
  if (from?.low === to?.low && from?.high === to?.high) return [];
  const message = `Batas tarif OJK untuk kebakaran berubah dari ${shownBand(from)} menjadi ${shownBand(to)}`;
  return [{ path: 'fireBand', message }];
}

function zoneFact({ zone: from }: CatalogueFacts, { zone: to }: CatalogueFacts): ChangedFact[] {
  if (from === to) return [];
  const [before, after] = [EARTHQUAKE_ZONE_LABELS[from], EARTHQUAKE_ZONE_LABELS[to]];
  const message = `Zona gempa bumi berubah dari ${before} menjadi ${after}`;
  return [{ path: 'zone', message, figures: { from, to } }];
}

/**
 * Returns each fact of an order that differs from the catalogue. The premium depends on these facts: an order with
 * another band or zone would set its own price.
 */
export function changedFacts(submittedFacts: CatalogueFacts, currentFacts: CatalogueFacts): ChangedFact[] {
  return [
    ...occupationFact(submittedFacts, currentFacts),
    ...bandFact(submittedFacts, currentFacts),
    ...zoneFact(submittedFacts, currentFacts),
  ];
}
