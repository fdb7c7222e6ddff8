import type { ProductType } from '@naungan/domain/lines';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { readApiProblem } from '../../flow/api-problem.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import type { LoadControls } from '../../flow/use-load.ts';
import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { loadLineOrder } from '../../lines/lines.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { type Links, tabHref, useLinks, usePageMessages } from '../../primitives/host/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { revisionFormMessages } from './messages.ts';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionWizard, type RevisionWizardProps } from './RevisionWizard.tsx';
import { isRevisionOf } from './revision-submission.ts';

export type RevisionPageProps<L extends ProductType = ProductType> = Omit<
  RevisionWizardProps<L>,
  'revision'
> & {
  /** Loads the revision. Rejects with status 404 if there is nothing to revise. */
  load: () => Promise<RevisionDetail>;
};

/** Status of the response if the order was corrected or rejected elsewhere while this page was open. */
const NOT_FOUND = 404;
/** Status of the response if the server's price differs from the displayed one. */
const CONFLICT = 409;

type ReloadControls = Pick<LoadControls<RevisionDetail>, 'reload' | 'refresh'>;

/** Returns the breadcrumb: the list of orders, the order, this page. */
const breadcrumbItems = (
  links: Links,
  ordersTitle: string,
  texts: Messages['RevisionForm'],
  line: ProductType,
  orderId: string,
) => [
  { label: ordersTitle, href: tabHref(links.orders, line) },
  { label: texts.order, href: links.order(line, orderId) },
  { label: texts.title },
];

/** The page that revises an order. */
export function RevisionPage<L extends ProductType>(
  props: RevisionPageProps<L> & PageAttributes<'RevisionForm'>,
) {
  return (
    <HostElement<RevisionPageProps<L>> props={props} name="RevisionForm">
      {(own) => <RevisionPageContent {...own} />}
    </HostElement>
  );
}

function RevisionPageContent<L extends ProductType>({ line, load, ...wizardProps }: RevisionPageProps<L>) {
  const links = useLinks();
  const { orders } = usePageMessages();
  const texts = useMessages('RevisionForm', revisionFormMessages);
  /** Returns the submit handler. It loads the revision again if the order or its price has changed on the server. */
  const createSubmitHandler =
    ({ reload, refresh }: ReloadControls): RevisionWizardProps<L>['onSubmit'] =>
    async (submission, tools) => {
      try {
        return await wizardProps.onSubmit(submission, tools);
      } catch (thrown) {
        const { status } = readApiProblem(thrown);
        if (status === NOT_FOUND) reload();
        if (status === CONFLICT) await refresh();
        throw thrown;
      }
    };

  async function loadRevisionAndWizard() {
    const [revision] = await Promise.all([load(), loadLineOrder(line)]);
    return revision;
  }

  return (
    <AsyncContent load={loadRevisionAndWizard} skeleton={<WizardSkeleton />} notFound={<NothingToRevise />}>
      {(revision, controls) =>
        isRevisionOf(line, revision) ? (
          <>
            <Breadcrumb
              items={breadcrumbItems(links, orders, texts, line, revision.order._id)}
              className="nu:mb-4"
            />
            <RevisionWizard
              {...wizardProps}
              line={line}
              onSubmit={createSubmitHandler(controls)}
              revision={revision}
            />
          </>
        ) : (
          <NothingToRevise />
        )
      }
    </AsyncContent>
  );
}
