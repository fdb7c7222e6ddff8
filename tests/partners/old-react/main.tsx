import { createStorefront, Plans, Storefront, StorefrontProvider } from '@naungan/storefront';
import { createRoot } from 'react-dom/client';

const api = import.meta.env.VITE_API;
const storefront = createStorefront({ origin: api });
const container = document.getElementById('asuransi');
if (container)
  createRoot(container).render(
    <>
      <section aria-label="Storefront">
        <Storefront api={api} line="kesehatan" search={{ dob: '1990-01-01' }} />
      </section>
      <section aria-label="Plans">
        <StorefrontProvider storefront={storefront}>
          <Plans line="kesehatan" search={{ dob: '1990-01-01' }} />
        </StorefrontProvider>
      </section>
    </>,
  );
