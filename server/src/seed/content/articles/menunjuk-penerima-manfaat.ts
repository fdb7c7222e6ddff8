import type { ArticleSeed } from '../article.ts';

export const menunjukPenerimaManfaat: ArticleSeed = {
  _id: 'menunjuk-penerima-manfaat',
  title: 'Menunjuk penerima manfaat: satu kolom kecil yang sangat berarti',
  excerpt:
    'Nama yang Anda tulis menentukan kepada siapa santunan dibayarkan. Hindari empat kesalahan yang membuat keluarga menunggu lama.',
  category: { name: 'Jiwa' },
  createdAt: '2026-06-23T02:00:00.000Z',
  status: 'active',
  content: `
<p>Di tengah formulir asuransi jiwa atau kecelakaan diri ada satu langkah yang sering diisi terburu-buru: penerima manfaat. Padahal ketika musibah terjadi, nama di kolom itulah yang menentukan siapa yang menerima santunan, dan seberapa cepat.</p>
<h2>Siapa penerima manfaat?</h2>
<p>Penerima manfaat adalah orang yang Anda tunjuk untuk menerima santunan bila tertanggung meninggal dunia. Ia tidak harus membayar premi dan tidak perlu menandatangani polis. Yang penting, ia memiliki kepentingan atas kehidupan tertanggung, biasanya karena hubungan keluarga.</p>
<p>Dalam formulir kami tersedia lima pilihan hubungan: orang tua, suami, istri, anak kandung, dan saudara kandung. Anda menuliskan nama lengkap, hubungan, serta email dan nomor telepon yang dapat dihubungi.</p>
<h2>Penerima utama dan penerima pengganti</h2>
<p>Penerima utama adalah pihak pertama yang berhak. Anda juga dapat menambahkan penerima kedua. Gunanya besar: bila penerima utama meninggal lebih dahulu atau bersamaan dengan tertanggung, santunan tetap memiliki tujuan yang jelas.</p>
<p>Contohnya, Ibu Ratna menunjuk suaminya sebagai penerima utama dan anak sulungnya sebagai penerima kedua. Ketika sang suami wafat tiga tahun kemudian dan polis belum sempat diperbarui, anak sulungnya tetap tercatat. Keluarga tidak perlu memulai dari nol.</p>
<h2>Empat kesalahan yang sering terjadi</h2>
<ol>
<li><strong>Nama tidak sesuai KTP.</strong> Nama panggilan atau ejaan yang berbeda memaksa keluarga mengurus surat keterangan tambahan. Salinlah dari KTP, huruf demi huruf.</li>
<li><strong>Hanya menulis “keluarga”.</strong> Kata itu terlalu umum. Tuliskan satu orang dengan nama lengkap.</li>
<li><strong>Tidak pernah diperbarui.</strong> Pernikahan, perceraian, kelahiran, dan kematian mengubah keadaan. Polis tidak ikut berubah dengan sendirinya.</li>
<li><strong>Penerima manfaat tidak tahu.</strong> Santunan yang tidak pernah diklaim adalah santunan yang tidak pernah sampai.</li>
</ol>
<h2>Bila penerimanya masih anak-anak</h2>
<p>Anak boleh ditunjuk sebagai penerima manfaat. Namun santunan untuk anak di bawah umur umumnya dibayarkan melalui orang tua yang masih hidup atau walinya. Perusahaan asuransi dapat meminta dokumen perwalian. Bila anak Anda masih kecil, pertimbangkan untuk menunjuk pasangan sebagai penerima utama dan anak sebagai penerima kedua.</p>
<h2>Bagaimana bila tidak ada yang ditunjuk?</h2>
<p>Tanpa penerima manfaat yang sah, santunan pada umumnya dibayarkan kepada ahli waris menurut hukum. Ahli waris perlu menyiapkan surat keterangan waris, dan bila ada perbedaan pendapat di dalam keluarga, prosesnya dapat berlangsung lama. Satu nama yang jelas menghindarkan semua itu.</p>
<h2>Mengubah penerima manfaat</h2>
<p>Selama polis masih berlaku, pemegang polis pada umumnya dapat mengganti penerima manfaat dengan mengajukan permintaan tertulis. Perubahan berlaku setelah perusahaan asuransi mencatatnya dan menerbitkan endorsemen. Simpan endorsemen itu bersama polis, karena dokumen yang paling baru yang dipakai.</p>
<h2>Bicarakan dengan keluarga</h2>
<p>Membahas kematian memang tidak nyaman, tetapi percakapan sepuluh menit dapat menghemat kebingungan berbulan-bulan. Sampaikan kepada penerima manfaat bahwa polis itu ada, perusahaan asuransinya apa, berapa nomor polisnya, dan siapa yang harus dihubungi. Sebutkan juga batas waktu pelaporan yang tertulis di polis. Bila Anda menunjuk salah satu anak, jelaskan alasannya kepada anak yang lain, supaya tidak timbul salah paham.</p>
<h2>Dokumen yang kelak diperlukan</h2>
<ul>
<li>formulir klaim dan salinan polis;</li>
<li>salinan KTP dan Kartu Keluarga tertanggung serta penerima manfaat;</li>
<li>akta atau surat keterangan kematian;</li>
<li>keterangan medis atau surat kepolisian, sesuai penyebabnya.</li>
</ul>
<p>Ahli waris atau penerima manfaat yang tidak memiliki akun dapat memulai dari halaman <a href="/claims">klaim</a> dengan nomor polis. Karena itu, beri tahu mereka di mana polis Anda disimpan.</p>
<p>Langkah kecil untuk malam ini: buka polis Anda, bacalah nama yang tercantum, lalu tanyakan apakah masih sesuai. Belum memiliki perlindungan? Lihat pilihan <a href="/products/kecelakaandiri">asuransi jiwa dan kecelakaan diri</a>.</p>
`,
};
