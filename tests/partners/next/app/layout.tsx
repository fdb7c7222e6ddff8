import type { ReactNode } from 'react';
import './host.css';

/** The layout of all pages of the partner. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id">
      <body>
        <header className="card">
          <h2>Bank Nusa</h2>
          <a href="/">Beranda</a>
        </header>
        {children}
        <footer>
          <button type="button">Hubungi bank</button>
        </footer>
      </body>
    </html>
  );
}
