import localFont from 'next/font/local';
import './page.css';

const font = localFont({ src: './font.woff2', weight: '200 800', display: 'swap' });

export const metadata = { title: 'Pilihan Asuransi Kesehatan', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="id" className={font.className}>
      <body>{children}</body>
    </html>
  );
}
