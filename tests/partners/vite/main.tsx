import '@naungan/ui/styles.css';
import { Storefront, type StorefrontEvent } from '@naungan/storefront';
import { createRoot } from 'react-dom/client';

const settings = { api: import.meta.env.VITE_API, partner: 'toko-maju', line: 'kesehatan' } as const;
const sendToAnalytics = (event: StorefrontEvent) =>
  window.dispatchEvent(new CustomEvent('analytics', { detail: event }));
const container = document.getElementById('asuransi');
if (container)
  createRoot(container).render(
    <Storefront {...settings} search={{ dob: '1988-05-17' }} pagesIn="hash" onEvent={sendToAnalytics} />,
  );
