import '@naungan/ui/styles.css';
import { Storefront } from '@naungan/storefront';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('asuransi');
if (container)
  createRoot(container).render(
    <Storefront
      api={import.meta.env.VITE_API}
      partner="bu-rini"
      line="kesehatan"
      search={{ dob: '1990-01-01' }}
      headingLevel={2}
    />,
  );
