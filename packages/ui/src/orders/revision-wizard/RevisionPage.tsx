import type { RevisionDetail } from '@naungan/domain/order';
import { LoadGate } from '../load-gate/index.ts';
import { WizardSkeleton } from '../wizard-frame/index.ts';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionWizard, type RevisionWizardProps } from './RevisionWizard.tsx';

export type RevisionPageProps = Omit<RevisionWizardProps, 'revision'> & {
  /** 404 when there is nothing to revise. */
  load: () => Promise<RevisionDetail>;
};

/** The revision of an order by its id. */
export function RevisionPage({ load, ...wizard }: RevisionPageProps) {
  return (
    <LoadGate load={load} skeleton={<WizardSkeleton />} notFound={<NothingToRevise />}>
      {(revision) => <RevisionWizard {...wizard} revision={revision} />}
    </LoadGate>
  );
}
