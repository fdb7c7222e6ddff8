import { PrivacySection } from '@naungan/ui/account/privacy-section';
import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { draftsOf } from '../../drafts/member-drafts.ts';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import type { Storefront } from '../../storefront.ts';

/** Signs out after the account was deleted, and removes the member's drafts from this browser. */
async function signOutOfDeletedAccount(shop: Storefront, notice: string) {
  await draftsOf(shop).clear();
  await shop.session.signOut();
  shop.notice.store(notice);
  shop.navigate(shop.links.home, { replace: true });
}

/** The member's data: copy, consents, deletion of the account. */
export function PrivacyPanel({ id }: { id: string }) {
  const texts = useStorefrontMessages();
  const shop = useStorefront();
  const { api, navigate, rememberUrl, links } = shop;
  const params = { id };
  return (
    <PrivacySection
      className="nu:mt-10 nu:border-t nu:border-line nu:pt-8"
      loadConsents={async () => (await api.call('consents', { params })).response}
      onMarketingChange={async (marketing) =>
        (await api.call('setConsents', { params, body: { marketing } })).response
      }
      onDownload={async (format) => navigate((await api.call('memberData', { params })).response[format])}
      loadDeletion={async () => (await api.call('deletionPreview', { params })).response}
      onDelete={(password) => api.call('deleteAccount', { params, body: { password } })}
      onDeleted={() => void signOutOfDeletedAccount(shop, texts.accountDeleted)}
      onSignInAgain={() => rememberUrl('members-only').then(() => navigate(links.logout))}
      termsHref={links.terms}
      privacyHref={links.privacy}
    />
  );
}
