import type { Member } from '@naungan/domain/member/record';
import { ProfileForm, type ProfileValues } from '@naungan/ui/account/profile-form';
import { useProof } from '@naungan/ui/account/proof-dialog';
import { VerifyNotice } from '@naungan/ui/account/resend-verification';
import { SecurityEntry } from '@naungan/ui/account/security-entry';
import { AsyncContent } from '@naungan/ui/flow/async-content';
import { lazyFields } from '@naungan/ui/flow/lazy-fields';
import { Skeleton } from '@naungan/ui/primitives/skeleton';
import { useState } from 'react';
import { mailedLinkTarget } from '../../calls/mailed-link-target.ts';
import { prefetchBanks, regionsOf } from '../../calls/reference.ts';
import { waitingOrderName } from '../../calls/waiting-order.ts';
import { draftsOf } from '../../drafts/member-drafts.ts';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useAccountProof } from '../../react/use-account-proof.ts';
import { isPathOnThisSite } from '../../session/redirect.ts';

const Security = lazyFields(
  () => import('./SecurityPanel.tsx').then((panel) => panel.SecurityPanel),
  'nu:h-96 nu:max-w-4xl',
);
const Privacy = lazyFields(
  () => import('./PrivacyPanel.tsx').then((panel) => panel.PrivacyPanel),
  'nu:mt-10 nu:h-96 nu:max-w-4xl',
);

const FORM = 'profile';
const CONFIRMATION_MS = 1500;

/** The member's profile. A draft survives a reload, and saving returns to the page that required the profile. */
export function ProfilePanel({ member }: { member: Member }) {
  const shop = useStorefront();
  const { api, session, currentUrl, navigate } = shop;
  const drafts = draftsOf(shop);
  const { prove, proofDialog } = useProof(useAccountProof());
  const [loadBanks] = useState(() => prefetchBanks(shop));
  const next = new URLSearchParams(currentUrl().search).get('next');

  async function load() {
    const [waitingOrder, draft, { response }] = await Promise.all([
      waitingOrderName(shop, next),
      drafts.load<ProfileValues>(member.id, FORM),
      api.call('profile', { params: { id: member.id } }),
    ]);
    return { waitingOrder, draft, loadedMember: response };
  }

  /** Navigates to the page that required the profile, after a delay in which the member can read the confirmation. */
  function goBack() {
    if (isPathOnThisSite(next)) setTimeout(() => navigate(next), CONFIRMATION_MS);
  }

  return (
    <AsyncContent load={load} skeleton={<Skeleton className="nu:h-96" />}>
      {({ waitingOrder, draft, loadedMember }) => (
        <>
          {loadedMember.emailVerified === false && (
            <VerifyNotice
              className="nu:mb-6 nu:max-w-4xl"
              email={loadedMember.email}
              onResend={() => api.call('resendVerification', { query: mailedLinkTarget(shop, next) })}
            />
          )}
          <ProfileForm
            member={loadedMember}
            loadBanks={loadBanks}
            loadRegions={regionsOf(shop)}
            {...(draft ? { values: draft.values } : {})}
            onValuesChange={(values) => void drafts.save(member.id, FORM, values, {})}
            waitingOrder={waitingOrder}
            onDiscard={() => void drafts.discard(member.id, FORM)}
            onSubmit={async (body) => {
              const { response } = await prove(() =>
                api.call('saveProfile', { params: { id: member.id }, body }),
              );
              await drafts.discard(member.id, FORM);
              await session.update(response);
              return response;
            }}
            onSaved={goBack}
          />
          {proofDialog}
          <SecurityEntry className="nu:mt-10 nu:border-t nu:border-line nu:pt-8">
            <Security />
          </SecurityEntry>
          <Privacy id={member.id} />
        </>
      )}
    </AsyncContent>
  );
}
