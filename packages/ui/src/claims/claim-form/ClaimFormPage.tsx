import type { PolicyLookup } from '@naungan/domain/claim/record';
import { readApiProblem } from '../../flow/api-problem.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { useWatchedDraft, type WatchDraft } from '../../flow/use-watched-draft.ts';
import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { ClaimWizard, type ClaimWizardProps } from './ClaimWizard.tsx';
import { type ClaimDraft, emptyClaim } from './claim-draft.ts';
import { claimFormMessages } from './messages.ts';

type ClaimFormData = {
  policy: PolicyLookup;
  draft: ClaimDraft | null;
  /**
   * Set if an heir's claim on this policy was already sent from this browser tab: the secret of the link to
   * that claim.
   */
  earlierSecret?: string | null;
};

export type ClaimFormPageProps = Omit<
  ClaimWizardProps,
  'policy' | 'draft' | 'onDraftChange' | 'isUpdated'
> & {
  /** Whether an heir submits the claim; heirs have no member account. */
  isForHeir?: boolean;
  /**
   * Resolves to the policy and the stored draft. Rejects with 404 for an unknown policy, 409
   * for a void policy.
   */
  load: () => Promise<ClaimFormData>;
  /** Called after every change, to store the draft. */
  onDraftChange?: (draft: ClaimDraft) => void;
  /** Subscribes to changes of the draft in another tab or on another device. */
  watchDraft?: WatchDraft<ClaimDraft> | undefined;
};

type LoadResult = ClaimFormData | { refusal: string };

const CONFLICT = 409;

/** The page of a new claim: loads the policy, then shows the form, or the reason why no claim is possible. */
export function ClaimFormPage(props: ClaimFormPageProps & PageAttributes<'ClaimForm'>) {
  return (
    <HostElement<ClaimFormPageProps> props={props} name="ClaimForm">
      {(own) => <ClaimFormPageContent {...own} />}
    </HostElement>
  );
}

function ClaimFormPageContent({
  isForHeir = false,
  load,
  onDraftChange,
  watchDraft,
  ...wizardProps
}: ClaimFormPageProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const links = useLinks();

  /** Resolves to a refusal instead of rejecting if the policy is void, because a retry would not help. */
  async function loadOrRefusal(): Promise<LoadResult> {
    try {
      return await load();
    } catch (thrown) {
      const { status, message } = readApiProblem(thrown);
      if (status === CONFLICT) return { refusal: message };
      throw thrown;
    }
  }

  return (
    <>
      <Breadcrumb
        className="nu:mb-5"
        items={[
          { label: texts.claims, href: links.claims },
          { label: isForHeir ? texts.heirClaim : texts.claim },
        ]}
      />
      <AsyncContent
        load={loadOrRefusal}
        skeleton={<WizardSkeleton />}
        notFound={<NoClaim title={texts.notFound} />}
      >
        {(result) => {
          if ('refusal' in result) return <NoClaim title={texts.warningTitle} text={result.refusal} />;
          const { policy, draft, earlierSecret } = result;
          if (isForHeir && !policy.heirs.mayClaim)
            return <NoClaim title={texts.infoTitle} text={policy.heirs.notice ?? ''} offersContact />;
          return (
            <>
              {earlierSecret && (
                <Alert
                  tone="info"
                  className="nu:mb-5"
                  action={
                    <ButtonLink variant="secondary" size="sm" href={links.heirClaimSent(earlierSecret)}>
                      {texts.showHeirClaim}
                    </ButtonLink>
                  }
                >
                  {texts.heirSent}
                </Alert>
              )}
              <StatefulWizard
                {...wizardProps}
                policy={policy}
                initialDraft={draft ?? emptyClaim(policy, isForHeir)}
                onDraftChange={onDraftChange}
                watchDraft={watchDraft}
              />
            </>
          );
        }}
      </AsyncContent>
    </>
  );
}

type NoClaimProps = { title: string; text?: string; offersContact?: boolean };

/** Shown when no claim is possible: the reason and an alternative. */
function NoClaim({ title, text, offersContact = false }: NoClaimProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const links = useLinks();
  return (
    <EmptyState
      title={
        <Heading level={1} className="nu:text-h4">
          {title}
        </Heading>
      }
      action={
        <>
          {offersContact && <ButtonLink href={links.contact}>{texts.contact}</ButtonLink>}
          <ButtonLink variant={offersContact ? 'secondary' : 'primary'} href={links.claims}>
            {texts.otherPolicy}
          </ButtonLink>
        </>
      }
    >
      {text ?? texts.notHolder}
    </EmptyState>
  );
}

type StatefulWizardProps = Omit<ClaimWizardProps, 'draft' | 'onDraftChange' | 'isUpdated'> &
  Pick<ClaimFormPageProps, 'onDraftChange' | 'watchDraft'> & { initialDraft: ClaimDraft };

/** Holds the draft in component state, and applies changes from other tabs and devices. */
function StatefulWizard({ initialDraft, onDraftChange, watchDraft, ...wizardProps }: StatefulWizardProps) {
  const { step } = wizardProps;
  const { draft, changeDraft, isUpdated } = useWatchedDraft({
    initialDraft,
    onChange: onDraftChange,
    watch: watchDraft,
    step,
  });
  return <ClaimWizard {...wizardProps} draft={draft} isUpdated={isUpdated} onDraftChange={changeDraft} />;
}
