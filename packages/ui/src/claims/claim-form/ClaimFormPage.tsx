import type { PolicyLookup } from '@naungan/domain/claim/record';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { ClaimWizard, type ClaimWizardProps } from './ClaimWizard.tsx';
import { type ClaimDraft, emptyClaim } from './claim-draft.ts';

type Loaded = {
  policy: PolicyLookup;
  draft: ClaimDraft | null;
  /** The secret of the link of an heir's claim on this policy that was sent from this tab. */
  earlierSecret?: string | null;
};

export type ClaimFormPageProps = Omit<ClaimWizardProps, 'policy' | 'draft' | 'onDraftChange'> & {
  /** Whether an heir submits the claim; heirs have no account. */
  heir?: boolean;
  /**
   * Resolves to the policy and this device's stored draft. Rejects with 404 when there is no policy to claim
   * on, 409 when it is void.
   */
  load: () => Promise<Loaded>;
  /** Called after every change, to store it. */
  onDraftChange?: (draft: ClaimDraft) => void;
};

type Found = Loaded | { refused: string };

const CONFLICT = 409;

/** A new claim while its policy is loading. */
export function ClaimFormPage({ heir = false, load, onDraftChange, ...wizard }: ClaimFormPageProps) {
  const links = useLinks();

  async function find(): Promise<Found> {
    try {
      return await load();
    } catch (thrown) {
      const { status, message } = readApiProblem(thrown);
      if (status === CONFLICT) return { refused: message };
      throw thrown;
    }
  }

  return (
    <>
      <Breadcrumb
        className="nu:mb-5"
        items={[
          { label: 'Klaim', href: links.claims },
          { label: heir ? 'Klaim ahli waris' : 'Ajukan klaim' },
        ]}
      />
      <AsyncContent
        load={find}
        skeleton={<WizardSkeleton />}
        notFound={<NoClaim title={MESSAGES.lookup.numberNotFound} />}
      >
        {(found) => {
          if ('refused' in found) return <NoClaim title={ALERT_TITLES.warning} text={found.refused} />;
          const { policy, draft, earlierSecret } = found;
          if (heir && !policy.heirs.mayClaim)
            return <NoClaim title={ALERT_TITLES.info} text={policy.heirs.notice ?? ''} contact />;
          return (
            <>
              {earlierSecret && (
                <Alert
                  tone="info"
                  className="nu:mb-5"
                  action={
                    <ButtonLink variant="secondary" size="sm" href={links.heirClaimSent(earlierSecret)}>
                      Lihat nomor dan tautan klaim
                    </ButtonLink>
                  }
                >
                  Klaim ahli waris atas polis ini sudah Anda kirim. Formulir ini untuk klaim yang lain.
                </Alert>
              )}
              <Kept
                {...wizard}
                policy={policy}
                initial={draft ?? emptyClaim(policy, heir)}
                onDraftChange={onDraftChange}
              />
            </>
          );
        }}
      </AsyncContent>
    </>
  );
}

type NoClaimProps = { title: string; text?: string; contact?: boolean };

/** Shown when no claim is possible: the reason and an alternative. */
function NoClaim({ title, text, contact = false }: NoClaimProps) {
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
          {contact && <ButtonLink href={links.contact}>Hubungi kami</ButtonLink>}
          <ButtonLink variant={contact ? 'secondary' : 'primary'} href={links.claims}>
            Cari polis lain
          </ButtonLink>
        </>
      }
    >
      {text ?? 'Klaim hanya dapat diajukan dari akun pemegang polis. Periksa kembali nomor polis Anda.'}
    </EmptyState>
  );
}

type KeptProps = Omit<ClaimWizardProps, 'draft' | 'onDraftChange'> & {
  initial: ClaimDraft;
  onDraftChange: ClaimFormPageProps['onDraftChange'];
};

function Kept({ initial, onDraftChange, ...wizard }: KeptProps) {
  const [draft, setDraft] = useState(initial);
  return (
    <ClaimWizard
      {...wizard}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange?.(next);
      }}
    />
  );
}
