import { currentRelease, siteFolder } from '../../../../tools/site-build/releases.mjs';

/** The start of the build, with which the id of a release begins: year to millisecond, in UTC. */
const BUILD_START = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-/;

/**
 * Returns when the build of a release started, by the release's id; null for another id. Content that was saved before is
 * in the release.
 */
export function buildStart(releaseId: string | null): Date | null {
  const [, year, month, day, hour, minute, second, millisecond] = BUILD_START.exec(releaseId ?? '') ?? [];
  return year === undefined
    ? null
    : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

/** Returns when the build of the shown site started; null without a site. `folder`: the setting SITE_DIR. */
export const publishedAt = (folder: string | undefined): Date | null =>
  buildStart(currentRelease(siteFolder(folder)));
