import type { Member } from '@naungan/domain/member/record';
import type { DataChapter } from '../../core/module.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';

/** All personal data stored about a member (UU 27/2022, articles 7 and 13). */
export type MemberData = {
  member: Member;
  exportedAt: string;
  /** For JSON, where dates become ISO texts. */
  data: Record<string, unknown>;
  /** For the PDF; chapters without content are omitted. */
  chapters: DataChapter[];
};

/** Merges `added` into `data`: lists are concatenated, other values are added. */
function mergeData(data: Record<string, unknown>, added: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(added)) {
    const existing = data[name];
    data[name] = Array.isArray(existing) && Array.isArray(value) ? [...existing, ...value] : value;
  }
}

function addChapters(chapters: DataChapter[], added: DataChapter[]): void {
  for (const chapter of added) {
    const existing = chapters.find(({ title }) => title === chapter.title);
    if (existing) existing.facts.push(...chapter.facts);
    else chapters.push({ ...chapter, facts: [...chapter.facts] });
  }
}

/**
 * Collects the data that every module stores about the member; null when the account is deleted or not a
 * member's.
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
