import { useEffect, useEffectEvent, useState } from 'react';
import {
  isBelow,
  type RegionLevel,
  type RegionList,
  type RegionLoader,
  type RegionNames,
  type RegionQuery,
  regionQuery,
} from './region-query.ts';

/** The last result; `key` identifies its query. */
type Result = { key: string; state: 'ready' | 'failed'; options: string[] };

const IDLE: RegionList = { options: [], state: 'idle' };
const LOADING: RegionList = { options: [], state: 'loading' };

function listOf(query: RegionQuery | null, key: string, result: Result | null): RegionList {
  if (query === null) return IDLE;
  return result?.key === key ? result : LOADING;
}

/** Loads one list. The response to an earlier query is never displayed, because a result is stored with its query. */
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

  const list = listOf(query, key, result);
  function retry() {
    if (list.state !== 'failed') return;
    setResult(null);
    setAttempt((count) => count + 1);
  }
  return { list, retry };
}

/**
 * Loads the five lists of an address, each as soon as the names above it are chosen, and again when these names
 * change. `retry` reloads the failed lists. The visitor cannot change the levels down to `lastFixedLevel`, so their lists
 * are not loaded.
 */
export function useRegions(
  load: RegionLoader,
  names: RegionNames,
  { lastFixedLevel = null }: { lastFixedLevel?: RegionLevel | null } = {},
) {
  const queryOf = (level: RegionLevel) => (isBelow(level, lastFixedLevel) ? regionQuery(level, names) : null);
  const province = useRegionList(load, queryOf('provinsi'));
  const district = useRegionList(load, queryOf('kabupaten'));
  const subDistrict = useRegionList(load, queryOf('kecamatan'));
  const urbanVillage = useRegionList(load, queryOf('kelurahan'));
  const postalCode = useRegionList(load, queryOf('kodepos'));
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
