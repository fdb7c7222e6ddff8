import { html, type PageBrand, type PageSeed } from '../page.ts';

export const penangananPengaduan = (brand: PageBrand): PageSeed => ({
  slug: 'penanganan-pengaduan',
  title: 'Penanganan Pengaduan',
  description: `Cara menyampaikan pengaduan kepada ${brand.name}, batas waktu penyelesaiannya, dan jalur ke OJK serta LAPS SJK.`,
  updatedAt: '2026-11-02T02:00:00.000Z',
  content: html`
<p>Keluhan Anda membantu kami memperbaiki layanan. Pengaduan tidak dipungut biaya dan tidak memengaruhi pesanan, polis, atau klaim Anda.</p>
<h2>Cara menyampaikan</h2>
<table>
<thead><tr><th scope="col">Kanal</th><th scope="col">Keterangan</th></tr></thead>
<tbody>
<tr><td>Email</td><td>${brand.email}, dengan subjek “Pengaduan”</td></tr>
<tr><td>Telepon</td><td>${brand.phone}, ${brand.officeHours}</td></tr>
<tr><td>Surat atau datang langsung</td><td>${brand.legalName}, ${brand.address}</td></tr>
</tbody>
</table>
<h2>Yang perlu disertakan</h2>
<ul>
<li>nama lengkap, nomor telepon, dan email;</li>
<li>salinan kartu identitas;</li>
<li>nomor pesanan, invoice, polis, atau klaim;</li>
<li>uraian masalah menurut urutan waktu, dan penyelesaian yang Anda harapkan;</li>
<li>dokumen pendukung, misalnya tangkapan layar, bukti bayar, atau surat penolakan;</li>
<li>surat kuasa, bila Anda mewakili orang lain.</li>
</ul>
<h2>Apa yang terjadi setelahnya</h2>
<ol>
<li><strong>Penerimaan.</strong> Pengaduan dicatat dan Anda menerima nomor pengaduan.</li>
<li><strong>Pemeriksaan.</strong> Petugas yang tidak terlibat dalam masalahnya memeriksa keterangan dan dokumen. Bila ada yang kurang, kami memintanya kepada Anda.</li>
<li><strong>Tanggapan.</strong> Anda menerima jawaban tertulis beserta alasannya, berupa penjelasan, penawaran penyelesaian, atau permintaan maaf.</li>
</ol>
<h2>Batas waktu</h2>
<table>
<thead><tr><th scope="col">Pengaduan</th><th scope="col">Paling lama</th></tr></thead>
<tbody>
<tr><td>Lisan</td><td>5 hari kerja sejak diterima</td></tr>
<tr><td>Tertulis</td><td>10 hari kerja sejak dokumen diterima lengkap</td></tr>
</tbody>
</table>
<p>Dalam keadaan tertentu, penyelesaian pengaduan tertulis dapat diperpanjang paling lama 10 hari kerja. Bila itu terjadi, kami memberi tahu Anda secara tertulis beserta alasannya sebelum batas waktu pertama berakhir. Pengaduan lisan yang tidak dapat diselesaikan dalam 5 hari kerja akan kami minta agar disampaikan secara tertulis.</p>
<h2>Pengaduan tentang keputusan klaim</h2>
<p>Keputusan klaim dibuat oleh perusahaan asuransi. Kami meneruskan pengaduan Anda, meminta alasan tertulis, dan menyampaikan pendapat kami sebagai pialang Anda. Anda juga dapat mengajukan banding langsung dari halaman klaim di <a href="/account?tab=claim">akun Anda</a>.</p>
<h2>Bila Anda belum puas</h2>
<p>Anda dapat menghubungi Otoritas Jasa Keuangan (OJK) melalui Kontak 157: telepon 157, WhatsApp 081 157 157 157, atau email konsumen@ojk.go.id.</p>
<p>Bila tidak tercapai kesepakatan, sengketa dapat dibawa ke Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK) sesuai peraturannya, atau ke pengadilan. Penjelasan setiap tahap ada di artikel <a href="/articles/hak-mengadu-ojk-dan-laps-sjk">jalur pengaduan Anda</a>.</p>
<h2>Kerahasiaan</h2>
<p>Data dalam pengaduan hanya dipakai untuk menyelesaikannya dan disimpan sesuai <a href="/p/kebijakan-privasi">kebijakan privasi</a>.</p>
`,
});
