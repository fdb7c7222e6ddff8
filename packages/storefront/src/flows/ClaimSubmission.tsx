import { todayInJakarta } from '@naungan/domain/dates';
import { isProductType, type ProductType } from '@naungan/domain/lines';
import { ClaimFormPage, emptyClaim } from '@naungan/ui/claims/claim-form';
import type { DraftStorage } from '@naungan/ui/flow/draft-note';
import { claimsHref } from '@naungan/ui/primitives/host';
import { useEffect, useRef, useState } from 'react';
import { claimDependenciesOf } from '../calls/claim-dependencies.ts';
import { type ClaimTarget, claimSubmissionOf } from '../calls/claim-submission.ts';
import { banksOf } from '../calls/reference.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useHashStep } from '../react/use-hash-step.ts';
import { useSession } from '../react/use-session.ts';
import { Frame, MemberOnly } from './Frame.tsx';

/** Milliseconds that the warning about an incomplete profile is displayed, as for orders [2 §4]. */
const PROFILE_WARNING_MS = 1_500;

function ClaimForm({ target }: { target: ClaimTarget }) {
  const shop = useStorefront();
  const { navigate, links } = shop;
  const [step, setStep] = useHashStep();
  const isHeir = 'heirProductType' in target;
  const [draftStorage, setDraftStorage] = useState<DraftStorage>(
    isHeir ? { state: 'saved' } : { state: 'saved', account: 'saved' },
  );
  const [claim] = useState(() => claimSubmissionOf(claimDependenciesOf(shop), target));
  /** The policy's product type, set by `load`. */
  const productType = useRef<ProductType>('kendaraan');
  useEffect(() => claim.connect(setDraftStorage), [claim]);
  useEffect(() => claim.setStep(step), [claim, step]);

  async function load() {
    const { policy, draft, earlierSecret } = await claim.load();
    productType.current = policy.productType;
    const empty = emptyClaim(policy, isHeir);
    if (!draft) claim.open(empty);
    // A draft of an earlier release may lack fields.
    const completeDraft = draft && {
      values: { ...empty.values, ...draft.values },
      heir: empty.heir && { ...empty.heir, ...draft.heir },
      files: draft.files,
    };
    return { policy, earlierSecret, draft: completeDraft };
  }

  return (
    <ClaimFormPage
      isForHeir={isHeir}
      load={load}
      today={todayInJakarta(new Date())}
      step={step}
      onStepChange={setStep}
      onDraftChange={(draft) => void claim.save(draft)}
      watchDraft={claim.watch}
      draftStorage={draftStorage}
      loadBanks={() => banksOf(shop)}
      uploadFile={claim.uploadFile}
      onSubmit={(submission, progress) => claim.submit(submission, progress, productType.current)}
      onDone={(result) => {
        if ('alreadySent' in result) navigate(isHeir ? links.claims : claimsHref(links));
        else if (result.secret) navigate(links.heirClaimSent(result.secret), { replace: true });
        else navigate(links.claim(result._id));
      }}
    />
  );
}

export type ClaimSubmissionProps = { policyNumber: string };

/** The form for a new claim on a policy of the member, who needs a complete profile. */
export function ClaimSubmission({ policyNumber }: ClaimSubmissionProps) {
  return (
    <MemberOnly profileWarningMs={PROFILE_WARNING_MS}>
      {({ id }) => <ClaimForm target={{ policyNumber, memberId: id }} />}
    </MemberOnly>
  );
}

/** The form for a claim by an heir, who has no account; the product is in the URL. */
export function HeirSubmission({ policyNumber }: ClaimSubmissionProps) {
  const { currentUrl } = useStorefront();
  // Restores the session of this page; a signed-in member sees the member menu.
  useSession();
  const [type] = useState(() => new URLSearchParams(currentUrl().search).get('productType'));
  // Without a type in the URL: personal accident, the only line whose policies have a beneficiary.
  const heirProductType = isProductType(type) ? type : 'kecelakaandiri';
  return (
    <Frame>
      <ClaimForm target={{ policyNumber, heirProductType }} />
    </Frame>
  );
}
