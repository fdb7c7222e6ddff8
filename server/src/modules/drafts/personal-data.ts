import { type DraftName, parseDraftName } from '@naungan/domain/draft';
import { EMPTY_VALUE_TEXT, formatMoment, lineLabel } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { countDrafts, type DraftRecord, deleteDraftsOf } from './repository.ts';
import { listDraftRecords } from './service.ts';

/** Returns the values of a draft by path. A removed field has no value and is left out. */
const valuesOf = ({ fields }: DraftRecord) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => ('value' in field ? [[path, field.value]] : [])),
  );

function titleOf(name: DraftName | null): string {
  if (name?.kind === 'claim') return `Klaim atas polis ${name.policyNumber}`;
  if (name?.kind === 'revision') return 'Perbaikan pesanan';
  return name ? lineLabel(name.productType) : EMPTY_VALUE_TEXT;
}

export const draftData: PersonalData = {
  async copy(db, deps, member) {
    const drafts = await listDraftRecords(deps, db, member.id);
    return {
      data: {
        drafts: drafts.map((draft) => ({
          ...parseDraftName(draft.name),
          changedAt: draft.changedAt,
          fields: valuesOf(draft),
        })),
      },
      chapters: [
        {
          title: 'Draf yang belum dikirim',
          facts: drafts.map((draft) => ({
            title: titleOf(parseDraftName(draft.name)),
            value: `Terakhir diubah ${formatMoment(draft.changedAt)}. Isiannya ada di salinan JSON.`,
            wide: true,
          })),
        },
      ],
    };
  },
  async describeRemovedRecords(db, userId) {
    // Counts expired drafts too, until the job deletes them.
    const drafts = await countDrafts(db, userId, new Date(0));
    return drafts > 0 ? ['Draf yang belum dikirim beserta berkasnya'] : [];
  },
  erase: (tx, { userId }) => deleteDraftsOf(tx, userId),
};
