import { useEffect, useEffectEvent, useState } from 'react';
import {
  isBelow,
  type Level,
  type RegionList,
  type RegionLoader,
  type RegionNames,
  type RegionQuery,
  regionQuery,
} from './region-query.ts';

type Answer = { key: string; state: 'ready' | 'failed'; options: string[] };

const IDLE: RegionList = { options: [], state: 'idle' };
const LOADING: RegionList = { options: [], state: 'loading' };

/** One list. An answer counts only for the question it answers, so a late one is never shown. */
function useRegionList(load: RegionLoader, query: RegionQuery | null) {
  const key = query === null ? '' : JSON.stringify(query);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => (query === null ? null : load(query)));

  useEffect(() => {
    let current = true;
    ask()?.then(
      (lists) => {
        const options = query === null || query.type === 'all' ? undefined : lists[query.type];
        if (current) setAnswer({ key, state: 'ready', options: options ?? [] });
      },
      () => {
        if (current) setAnswer({ key, state: 'failed', options: [] });
      },
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);

  const list: RegionList = query === null ? IDLE : answer?.key === key ? answer : LOADING;
  function retry() {
    if (list.state !== 'failed') return;
    setAnswer(null);
    setAttempt((count) => count + 1);
  }
  return { list, retry };
}

/**
 * The five lists of an address. Each loads when the names above it are chosen, and again when one of them
 * changes; `retry` asks again for those that failed. Down to `below` nothing is chosen, so nothing loads.
 */
export function useRegions(
  load: RegionLoader,
  names: RegionNames,
  { below = null }: { below?: Level | null } = {},
) {
  const query = (type: Level) => (isBelow(type, below) ? regionQuery(type, names) : null);
  const province = useRegionList(load, query('provinsi'));
  const district = useRegionList(load, query('kabupaten'));
  const subDistrict = useRegionList(load, query('kecamatan'));
  const urbanVillage = useRegionList(load, query('kelurahan'));
  const postalCode = useRegionList(load, query('kodepos'));
  return {
    province: province.list,
    district: district.list,
    subDistrict: subDistrict.list,
    urbanVillage: urbanVillage.list,
    postalCode: postalCode.list,
    retry() {
      for (const level of [province, district, subDistrict, urbanVillage, postalCode]) level.retry();
    },
  };
}
