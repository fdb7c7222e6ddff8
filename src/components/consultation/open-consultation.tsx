import { memberContact } from '@naungan/storefront/calls/consultant';
import { formAutosaveOf } from '@naungan/storefront/drafts/browser-autosave';
import { Frame } from '@naungan/storefront/flows/Frame';
import { ConsultationDialog, type ConsultationDialogProps } from '@naungan/ui/site/consultation-dialog';
import { createRoot, type Root } from 'react-dom/client';
import { SiteStorefront } from '../storefront/SiteStorefront.tsx';
import { storefront } from '../storefront/storefront.ts';
import { consultedProduct } from './consulted-product.ts';

const { api, session } = storefront;

/** Loads the texts that the desk configured. Resolves to a function that returns the text of a slug, if there is one. */
async function loadTexts() {
  const rows = await api.call('settings', { query: { category: 'consultant' } }).then(
    ({ response }) => response,
    () => [],
  );
  return (slug: string) => rows.find((row) => row.slug === slug)?.value;
}

/** Maximum length of a detail that the API accepts. */
const MAX_DETAIL_LENGTH = 200;

/**
 * Returns the function that sends a request. The request also contains the opener's message, because the message field may
 * still contain an earlier text.
 */
const createSubmit =
  (openerMessage: string): ConsultationDialogProps['onSubmit'] =>
  async (request) => {
    const { detail, ...product } = consultedProduct(location.pathname);
    const openerDetail: Record<string, string> =
      openerMessage === '' ? {} : { pencarian: openerMessage.slice(0, MAX_DETAIL_LENGTH) };
    const { message } = await api.call('createConsultation', {
      body: { ...request, ...product, detail: { ...detail, ...openerDetail } },
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

/** Returns the message of a link, or the message in the query of the page's URL. */
const messageOf = ({ dataset }: HTMLElement): string =>
  dataset.consultation || (new URLSearchParams(location.search).get('pesan') ?? '');

/**
 * Opens the consultation dialog with a member's contact data [1 §2.9] and the message of the opener. Stores typed text
 * until it is sent.
 */
export async function openConsultation(opener: HTMLElement): Promise<void> {
  const openerMessage = messageOf(opener);
  const onSubmit = createSubmit(openerMessage);
  const sessionState = await session.restore();
  const configuredText = await loadTexts();
  const member = sessionState.state === 'member' ? sessionState.member : null;
  root ??= mount();
  const show = (open: boolean) =>
    root?.render(
      <SiteStorefront>
        <Frame>
          <ConsultationDialog
            key={openerMessage}
            open={open}
            onOpenChange={show}
            welcomeText={configuredText('welcomeTextConsultan')}
            confirmationText={configuredText('confirmationText')}
            prefill={memberContact(member).memberPrefill}
            message={openerMessage}
            autosave={autosave}
            onSubmit={onSubmit}
          />
        </Frame>
      </SiteStorefront>,
    );
  opener.focus();
  show(true);
}
