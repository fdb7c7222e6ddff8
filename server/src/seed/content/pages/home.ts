import { html, type PageBrand, type PageSeed } from '../page.ts';

/** The page that is shown for an unknown slug [1 §7.2]. */
export const home = (brand: PageBrand): PageSeed => ({
  slug: 'home',
  title: `Selamat datang di ${brand.name}`,
  description: 'Bandingkan premi, beli polis secara online, dan urus klaim bersama pialang asuransi Anda.',
  updatedAt: '2026-11-02T02:00:00.000Z',
  content: html`
<p>${brand.tagline} Di sini Anda dapat membandingkan asuransi dari beberapa perusahaan, menghitung premi, memesan polis, dan mengajukan klaim, semuanya dari ponsel.</p>
<h2>Mulai dari yang ingin Anda lindungi</h2>
<ul>
<li><a href="/products/kebakaran">Rumah dan bangunan</a>, dari kebakaran sampai gempa bumi.</li>
<li><a href="/products/kendaraan">Kendaraan</a>, dengan jaminan All Risk atau TLO.</li>
<li><a href="/products/kesehatan">Kesehatan</a>, dari rawat inap sampai rawat jalan.</li>
<li><a href="/products/kecelakaandiri">Jiwa dan kecelakaan diri</a>, untuk keluarga yang bergantung pada Anda.</li>
</ul>
<h2>Sudah memiliki polis?</h2>
<p>Periksa polis dan ajukan klaim di halaman <a href="/claims">klaim</a>, atau buka <a href="/account">akun Anda</a> untuk melihat pesanan, polis, dan tagihan.</p>
<h2>Perlu bertanya dahulu?</h2>
<p>Baca <a href="/faq">panduan</a> dan <a href="/articles">artikel</a> kami, atau <a href="/contact">hubungi konsultan</a> pada ${brand.officeHours}.</p>
`,
});
