import { ApiProblem } from '@naungan/api/api-problem';
import type { DraftCard } from '@naungan/domain/draft/record';
import { DraftList } from '@naungan/ui/records/draft-list';
import { useStorefront } from '../../react/StorefrontProvider.tsx';

type UnsentDraftsProps = {
  drafts: readonly DraftCard[];
  headingLevel: 2 | 3;
  onDeleted: (name: string) => void;
};

/** The member's unsent forms. If a draft is deleted here, another browser removes its copy when it opens the form. */
export function UnsentDrafts({ drafts, headingLevel, onDeleted }: UnsentDraftsProps) {
  const { api } = useStorefront();

  async function remove(name: string) {
    try {
      await api.call('deleteDraft', { params: { name } });
    } catch (error) {
      // Another page has deleted the draft or sent its form.
      if (!(error instanceof ApiProblem && error.status === 404)) throw error;
    }
    onDeleted(name);
  }

  return <DraftList drafts={drafts} headingLevel={headingLevel} onDelete={({ name }) => remove(name)} />;
}
