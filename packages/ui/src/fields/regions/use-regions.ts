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

type Result = { key: string; state: 'ready' | 'failed'; options: string[] };

const IDLE: RegionList = { options: [], state: 'idle' };
const LOADING: RegionList = { options: [], state: 'loading' };

/** Loads one list. A result counts only for the query that requested it, so a late one is never displayed. */
function useRegionList(load: RegionLoader, query: RegionQuery | null) {
  const key = query === null ? '' : JSON.stringify(query);
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const requestList = useEffectEvent(() => (query === null ? null : load(query)));

  useEffect(() => {
    let isCurrent = true;
    requestList()?.then(
      (lists) => {
        const options = query === null || query.type === 'all' ? undefined : lists[query.type];
        if (isCurrent) setResult({ key, state: 'ready', options: options ?? [] });
      },
      () => {
        if (isCurrent) setResult({ key, state: 'failed', options: [] });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);

  const list: RegionList = query === null ? IDLE : result?.key === key ? result : LOADING;
  function retry() {
    if (list.state !== 'failed') return;
    setResult(null);
    setAttempt((count) => count + 1);
  }
  return { list, retry };
}

/**
 * Loads the five lists of an address, each when the names above it are chosen or changed. `retry` reloads the
 * failed lists. Levels down to `below` are fixed and do not load.
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
