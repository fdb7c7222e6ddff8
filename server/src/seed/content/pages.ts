import type { PageBrand, PageSeed } from './page.ts';
import { aboutUs } from './pages/about-us.ts';
import { home } from './pages/home.ts';
import { kebijakanPrivasi } from './pages/kebijakan-privasi.ts';
import { penangananPengaduan } from './pages/penanganan-pengaduan.ts';
import { syaratKetentuan } from './pages/syarat-ketentuan.ts';

/** The pages of `/p/{slug}` with the facts of a brand. */
export const pagesOf = (brand: PageBrand): PageSeed[] =>
  [home, aboutUs, syaratKetentuan, kebijakanPrivasi, penangananPengaduan].map((page) => page(brand));
