import { storeNotice } from '@naungan/storefront/session/notice';
import { PrivacySection } from '@naungan/ui/account/privacy-section';
import { api, rememberUrl, session } from '../../stores/app.ts';
import { drafts } from '../../stores/member-drafts.ts';
import { LEGAL } from '../legal.ts';

/** Removes the member's data from this browser too. */
async function signOut() {
  await drafts.clear();
  await session.signOut();
  storeNotice('Akun Anda sudah dihapus');
  location.replace('/');
}

/** Own data: a copy, consents, the end of the account. */
export default function PrivacyPanel({ id }: { id: string }) {
  const params = { id };
  return (
    <PrivacySection
      className="nu:mt-10 nu:border-t nu:border-line nu:pt-8"
      loadConsents={async () => (await api.call('consents', { params })).response}
      onMarketingChange={async (marketing) =>
        (await api.call('setConsents', { params, body: { marketing } })).response
      }
      onDownload={async (format) =>
        location.assign((await api.call('memberData', { params })).response[format])
      }
      loadDeletion={async () => (await api.call('deletionPreview', { params })).response}
      onDelete={(password) => api.call('deleteAccount', { params, body: { password } })}
      onDeleted={() => void signOut()}
      onSignInAgain={() => rememberUrl('members-only').then(() => location.assign('/logout'))}
      {...LEGAL}
    />
  );
}
