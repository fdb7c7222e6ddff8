import '@fontsource-variable/plus-jakarta-sans/wght.css';
import '@naungan/ui/styles.css';
import './desk.css';
import type { LogoMark } from '@naungan/domain/brand';
import { pdfOpener } from '@naungan/storefront/payment/pdf-pages';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { createRoot } from 'react-dom/client';
import { createDesk } from './desk/create-desk.ts';
import { Desk } from './desk/Desk.tsx';

/** The page gives the brand as JSON, because this bundle does not depend on one site. */
const root = document.getElementById('desk');
if (root) {
  const brand = JSON.parse(root.dataset.brand ?? '{}') as { name: string; mark: LogoMark };
  createRoot(root).render(<Desk desk={createDesk({ openPdf: pdfOpener(workerUrl) })} brand={brand} />);
}
