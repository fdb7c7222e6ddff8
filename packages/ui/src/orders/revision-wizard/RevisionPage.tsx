import type { SoldLine } from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { readError } from '../../flow/action-error/action-error.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import type { LoadControls } from '../../flow/use-load/use-load.ts';
import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { atTab, type Host, useHost } from '../../primitives/host/index.ts';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionWizard, type RevisionWizardProps } from './RevisionWizard.tsx';
import { isRevisionOf } from './revision-submission.ts';

export type RevisionPageProps<L extends SoldLine = SoldLine> = Omit<RevisionWizardProps<L>, 'revision'> & {
  /** 404 when there is nothing to revise. */
  load: () => Promise<RevisionDetail>;
};

/** Corrected elsewhere, or refused, while this page was open. */
const GONE = 404;
/** It would cost something else than was shown. */
const CONFLICT = 409;

type Again = Pick<LoadControls<RevisionDetail>, 'reload' | 'refresh'>;

/** The way back to the order, and to the others. */
const crumbs = ({ links, texts }: Pick<Host, 'links' | 'texts'>, line: SoldLine, orderId: string) => [
  { label: texts.orders ?? 'Orderan Saya', href: atTab(links.orders, line) },
  { label: 'Detail order', href: links.order(line, orderId) },
  { label: 'Perbarui data' },
];

/** The revision of an order by its id. */
export function RevisionPage<L extends SoldLine>({ line, load, ...wizard }: RevisionPageProps<L>) {
  const host = useHost();
  const submitWith =
    ({ reload, refresh }: Again): RevisionWizardProps<L>['onSubmit'] =>
    async (submission, tools) => {
      try {
        return await wizard.onSubmit(submission, tools);
      } catch (thrown) {
        const { status } = readError(thrown, '');
        if (status === GONE) reload();
        if (status === CONFLICT) await refresh();
        throw thrown;
      }
    };

  return (
    <AsyncContent load={load} skeleton={<WizardSkeleton />} notFound={<NothingToRevise />}>
      {(revision, again) =>
        isRevisionOf(line, revision) ? (
          <>
            <Breadcrumb items={crumbs(host, line, revision.order._id)} className="nu:mb-4" />
            <RevisionWizard {...wizard} line={line} onSubmit={submitWith(again)} revision={revision} />
          </>
        ) : (
          <NothingToRevise />
        )
      }
    </AsyncContent>
  );
}
