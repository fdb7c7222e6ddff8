import { site } from '../../site.config.ts';

/** Default text of `/p` [1 §7.2], for an API without a page `home`. */
export const welcome = {
  title: `Selamat datang di ${site.name}`,
  description: site.description,
  content: `
<p>Di sini Anda dapat membandingkan asuransi dari beberapa perusahaan, menghitung premi, memesan polis, dan mengajukan klaim.</p>
<ul>
<li><a href="/#produk">Pilih jenis asuransi</a></li>
<li><a href="/claims">Periksa polis dan ajukan klaim</a></li>
<li><a href="/faq">Baca panduan</a></li>
<li><a href="/contact">Hubungi kami</a></li>
</ul>`,
};
