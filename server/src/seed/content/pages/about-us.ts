import { html, type PageBrand, type PageSeed } from '../page.ts';

export const aboutUs = (brand: PageBrand): PageSeed => ({
  slug: 'about-us',
  title: 'Tentang Kami',
  description: `Siapa ${brand.name}, apa yang dikerjakan pialang asuransi, dan kepada siapa kami bertanggung jawab.`,
  updatedAt: '2026-11-02T02:00:00.000Z',
  content: html`
<p>${brand.legalName} adalah perusahaan pialang asuransi yang telah mendampingi tertanggung selama lebih dari 30 tahun. Kami membantu perorangan, keluarga, dan pelaku usaha memilih perlindungan, memahaminya, dan menggunakannya ketika musibah terjadi.</p>
<h2>Apa itu pialang asuransi?</h2>
<p>Agen mewakili perusahaan asuransi. Pialang bekerja untuk kepentingan Anda sebagai tertanggung. Kami membandingkan produk dari beberapa perusahaan asuransi, menjelaskan syaratnya dalam bahasa yang mudah, memeriksa polis yang terbit, dan mendampingi Anda saat klaim.</p>
<p>Jasa kami dibayar melalui komisi dari perusahaan asuransi, yang sudah termasuk dalam premi. Premi yang Anda bayar melalui kami tidak lebih mahal karena Anda didampingi; biaya layanan, bila ada, selalu tampil sebelum Anda membayar.</p>
<h2>Yang kami kerjakan</h2>
<ul>
<li><strong>Menelaah kebutuhan.</strong> Risiko mana yang perlu dijamin, dan mana yang cukup disiapkan dengan tabungan.</li>
<li><strong>Membandingkan.</strong> Premi, manfaat, pengecualian, dan risiko sendiri ditampilkan berdampingan.</li>
<li><strong>Mengurus penutupan.</strong> Data, dokumen, dan deklarasi diperiksa agar polis terbit dengan benar.</li>
<li><strong>Mendampingi klaim.</strong> Dari laporan pertama sampai pembayaran, termasuk bila Anda perlu mengajukan banding.</li>
</ul>
<h2>Prinsip kami</h2>
<ul>
<li><strong>Terbuka.</strong> Setiap biaya ditampilkan sebelum Anda membayar.</li>
<li><strong>Netral.</strong> Urutan produk mengikuti pilihan Anda, bukan besarnya komisi.</li>
<li><strong>Hormat pada data.</strong> Data pribadi hanya dipakai untuk tujuan yang dijelaskan dalam <a href="/p/kebijakan-privasi">kebijakan privasi</a>.</li>
<li><strong>Dapat dimintai pertanggungjawaban.</strong> Keluhan ditangani menurut <a href="/p/penanganan-pengaduan">tata cara pengaduan</a> yang jelas batas waktunya.</li>
</ul>
<h2>Izin dan pengawasan</h2>
<ul>
<li>${brand.statements.registration}</li>
<li>${brand.statements.supervision}</li>
<li>${brand.statements.association}</li>
</ul>
<h2>Visi, misi, dan kontak</h2>
<p>Baca <a href="/visi-misi">visi dan misi</a> kami, atau datanglah ke kantor kami di ${brand.address}. Kami melayani pada ${brand.officeHours}. Cara lain menghubungi kami ada di halaman <a href="/contact">kontak</a>.</p>
`,
});
