import type { Member } from '@naungan/domain/member/record';
import type { DataChapter } from '../../core/module.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';

/** All stored personal data of a member (Indonesian data protection law UU 27/2022, articles 7 and 13). */
export type MemberData = {
  member: Member;
  exportedAt: string;
  /** For JSON, where dates become ISO texts. */
  data: Record<string, unknown>;
  /** For the PDF; chapters without content are omitted. */
  chapters: DataChapter[];
};

/** Adds the values of `addedData` to `data`. Two lists of the same name are joined. */
function mergeData(data: Record<string, unknown>, addedData: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(addedData)) {
    const existingValue = data[name];
    data[name] = Array.isArray(existingValue) && Array.isArray(value) ? [...existingValue, ...value] : value;
  }
}

/** Adds chapters. The facts of a chapter whose title exists are added to the existing chapter. */
function addChapters(chapters: DataChapter[], addedChapters: DataChapter[]): void {
  for (const chapter of addedChapters) {
    const existingChapter = chapters.find(({ title }) => title === chapter.title);
    if (existingChapter) existingChapter.facts.push(...chapter.facts);
    else chapters.push({ ...chapter, facts: [...chapter.facts] });
  }
}

/**
 * Collects the data that every module stores about the member; null when the account is not an
 * active member.
 */
export async function collectData(deps: Deps, userId: string): Promise<MemberData | null> {
  const { db, config, clock, registry } = deps;
  const member = await findUser(db, userId);
  if (member?.role !== 'member' || member.status !== 'active') return null;
  const exportedAt = clock().toISOString();
  const { legalName, address, email, phone } = config.BRAND;
  const data: Record<string, unknown> = {
    exportedAt,
    controller: { name: legalName, address, email, phone },
  };
  const chapters: DataChapter[] = [];
  for (const { copy } of registry.personalData) {
    const moduleData = await copy?.(db, deps, member);
    mergeData(data, moduleData?.data ?? {});
    addChapters(chapters, moduleData?.chapters ?? []);
  }
  return { member, exportedAt, data, chapters: chapters.filter(({ facts }) => facts.length > 0) };
}
