import { termText } from '@naungan/domain/lines';
import { type PropertySearch, SEARCH_LABELS } from '@naungan/domain/lines/property';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { occupationById } from './search-repository.ts';

/** Returns the building of a search in one line. */
export async function searchSummary(db: Db | Tx, search: PropertySearch): Promise<Fact> {
  const { occupation: id, buildingPrices, district, province, totalFloor, timePeriod, floodZone } = search;
  const occupation = id === undefined ? null : await occupationById(db, id);
  const parts = [
    occupation ? `${occupation.name} (${occupation.code})` : id,
    buildingPrices === undefined ? undefined : formatRupiah(buildingPrices),
    district,
    province,
    `${totalFloor} lantai`,
    termText(timePeriod),
    search.isKprBtn === 'ya' ? SEARCH_LABELS.isKprBtn.replace('Status ', '') : undefined,
    floodZone === undefined ? undefined : 'dengan perluasan banjir',
  ];
  return { title: 'Bangunan', value: parts.filter(Boolean).join(', ') };
}
