import type { Member } from '@naungan/domain/member/record';
import type { DataChapter } from '../../core/module.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';

/** Everything that is kept about a member (UU 27/2022, articles 7 and 13). */
export type MemberData = {
  member: Member;
  exportedAt: string;
  /** As JSON has it; dates become ISO texts there. */
  data: Record<string, unknown>;
  /** As the PDF has it; chapters without content are left out. */
  chapters: DataChapter[];
};

/** Adds under the names that are there: lists go on, anything else is new. */
function addData(data: Record<string, unknown>, more: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(more)) {
    const known = data[name];
    data[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
}

function addChapters(chapters: DataChapter[], more: DataChapter[]): void {
  for (const chapter of more) {
    const known = chapters.find(({ title }) => title === chapter.title);
    if (known) known.facts.push(...chapter.facts);
    else chapters.push({ ...chapter, facts: [...chapter.facts] });
  }
}

/** What every module keeps about the member; null for an account that is not a member's, or no longer. */
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
    const own = await copy?.(db, deps, member);
    addData(data, own?.data ?? {});
    addChapters(chapters, own?.chapters ?? []);
  }
  return { member, exportedAt, data, chapters: chapters.filter(({ facts }) => facts.length > 0) };
}
