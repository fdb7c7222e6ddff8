import { memberContact } from '@naungan/storefront/calls/consultant';
import { formAutosaveOf } from '@naungan/storefront/drafts/browser-autosave';
import { Frame } from '@naungan/storefront/flows/Frame';
import { ConsultationDialog, type ConsultationDialogProps } from '@naungan/ui/site/consultation-dialog';
import { createRoot, type Root } from 'react-dom/client';
import { SiteStorefront } from '../storefront/SiteStorefront.tsx';
import { storefront } from '../storefront/storefront.ts';
import { consultedProduct } from './consulted-product.ts';

const { api, session } = storefront;

/** Loads the texts of the desk; the dialog has default texts for when that fails. */
async function loadTexts() {
  const rows = await api.call('settings', { query: { category: 'consultant' } }).then(
    ({ response }) => response,
    () => [],
  );
  return (slug: string) => rows.find((row) => row.slug === slug)?.value;
}

const send: ConsultationDialogProps['onSubmit'] = async (request) => {
  const { message } = await api.call('createConsultation', {
    body: { ...request, ...consultedProduct(location.pathname) },
  });
  return message;
};

const autosave = formAutosaveOf(storefront)('consultation');
let root: Root | undefined;

function mount(): Root {
  const container = document.createElement('div');
  document.body.append(container);
  return createRoot(container);
}

/** Opens the consultation dialog, prefilled for a member [1 §2.9]. Typed text is stored until it is sent. */
export async function openConsultation(opener: HTMLElement): Promise<void> {
  const current = await session.restore();
  const configured = await loadTexts();
  const member = current.state === 'member' ? current.member : null;
  root ??= mount();
  const show = (open: boolean) =>
    root?.render(
      <SiteStorefront>
        <Frame>
          <ConsultationDialog
            open={open}
            onOpenChange={show}
            welcomeText={configured('welcomeTextConsultan')}
            confirmationText={configured('confirmationText')}
            prefill={memberContact(member).memberPrefill}
            autosave={autosave}
            onSubmit={send}
          />
        </Frame>
      </SiteStorefront>,
    );
  opener.focus();
  show(true);
}
