import { parseDraftName } from '@naungan/domain/draft';
import { formatMoment, lineLabel } from '../../core/data-copy.ts';
import type { PersonalData } from '../../core/module.ts';
import { countDrafts, type DraftRecord, deleteDraftsOf } from './repository.ts';
import { listDraftRecords } from './service.ts';

/** Returns the current values by path, without removed fields. */
const valuesOf = ({ fields }: DraftRecord) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => ('value' in field ? [[path, field.value]] : [])),
  );

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
          title: 'Draf pesanan',
          facts: drafts.map((draft) => ({
            title: lineLabel(parseDraftName(draft.name)?.productType ?? draft.name),
            value: `Terakhir diubah ${formatMoment(draft.changedAt)}. Isiannya ada di salinan JSON.`,
            wide: true,
          })),
        },
      ],
    };
  },
  async removedRecords(db, userId) {
    // Counts expired drafts too, until the job deletes them.
    const drafts = await countDrafts(db, userId, new Date(0));
    return drafts > 0 ? ['Draf pesanan yang belum dikirim beserta berkasnya'] : [];
  },
  erase: (tx, { userId }) => deleteDraftsOf(tx, userId),
};
