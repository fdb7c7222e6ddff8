import { type CauseCover, UNRESTRICTED_COVER } from '../../claim/cause-cover.ts';

/** Flood and storm, which only an extension covers. */
const FLOOD_CAUSES = ['FI09', 'FI10'];
/** Riot, landslide, burglary and the impact of a vehicle, which no product covers. */
const UNCOVERED_CAUSES = ['FI08', 'FI11', 'FI12', 'FI13'];

/** Returns how a policy covers a cause. `hasFloodCover`: whether the policy has the extension for flood. */
export function propertyCauseCover({ hasFloodCover }: { hasFloodCover: boolean }, cause: string): CauseCover {
  if (UNCOVERED_CAUSES.includes(cause))
    return { ...UNRESTRICTED_COVER, reason: 'Penyebab ini tidak termasuk jaminan polis ini' };
  return FLOOD_CAUSES.includes(cause) && !hasFloodCover
    ? { ...UNRESTRICTED_COVER, reason: 'Polis ini tidak memiliki perluasan banjir, angin topan, dan badai' }
    : UNRESTRICTED_COVER;
}
