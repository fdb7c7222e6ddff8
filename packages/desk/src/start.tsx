import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '@naungan/ui/styles.css';
import './desk.css';
import type { LogoMark } from '@naungan/domain/brand';
import { pdfOpener } from '@naungan/storefront/payment/pdf-pages';
import { Logo } from '@naungan/ui/primitives/logo';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { createRoot } from 'react-dom/client';
import { createDesk } from './desk/create-desk.ts';
import { Desk } from './desk/Desk.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { openMailLink } from './routing/mail-link.ts';

/** The page gives the brand as JSON, because this bundle does not depend on one site. */
const root = document.getElementById('desk');
if (root) {
  const brand = JSON.parse(root.dataset.brand ?? '{}') as { name: string; mark: LogoMark };
  // Before the desk reads its address.
  const link = openMailLink(window);
  const desk = createDesk({ openPdf: pdfOpener(workerUrl) });
  if (link.page === 'invitation') {
    // Another link that is pasted into this tab changes only the fragment.
    window.addEventListener('hashchange', () => window.location.reload());
    document.title = 'Undangan · Meja kerja';
  }
  createRoot(root).render(
    link.page === 'invitation' ? (
      <InvitationPage
        token={link.token}
        read={desk.readInvitation}
        accept={desk.acceptInvitation}
        createPasskey={desk.createPasskey}
        onOpenDesk={async (session) => {
          await desk.session.start(session);
          window.location.replace('/desk');
        }}
        logo={<Logo name={brand.name} mark={brand.mark} />}
      />
    ) : (
      <Desk desk={desk} brand={brand} />
    ),
  );
}
