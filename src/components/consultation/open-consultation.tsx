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

/** Longest value of a detail that the API accepts. */
const MAX_DETAIL_LENGTH = 200;

/** Returns the function that sends a request. `about` is sent too, because the visitor may have another message stored. */
const sending =
  (about: string): ConsultationDialogProps['onSubmit'] =>
  async (request) => {
    const { detail, ...product } = consultedProduct(location.pathname);
    const search: Record<string, string> =
      about === '' ? {} : { pencarian: about.slice(0, MAX_DETAIL_LENGTH) };
    const { message } = await api.call('createConsultation', {
      body: { ...request, ...product, detail: { ...detail, ...search } },
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

/** Returns the message of a link, or of the address that a search on another page led to. */
const messageOf = ({ dataset }: HTMLElement): string =>
  dataset.consultation || (new URLSearchParams(location.search).get('pesan') ?? '');

/**
 * Opens the consultation dialog, prefilled for a member [1 §2.9] and with the message of the opener. Typed text is stored
 * until it is sent.
 */
export async function openConsultation(opener: HTMLElement): Promise<void> {
  const about = messageOf(opener);
  const onSubmit = sending(about);
  const current = await session.restore();
  const configured = await loadTexts();
  const member = current.state === 'member' ? current.member : null;
  root ??= mount();
  const show = (open: boolean) =>
    root?.render(
      <SiteStorefront>
        <Frame>
          <ConsultationDialog
            key={about}
            open={open}
            onOpenChange={show}
            welcomeText={configured('welcomeTextConsultan')}
            confirmationText={configured('confirmationText')}
            prefill={memberContact(member).memberPrefill}
            message={about}
            autosave={autosave}
            onSubmit={onSubmit}
          />
        </Frame>
      </SiteStorefront>,
    );
  opener.focus();
  show(true);
}
