import type { FaqCategorySeed } from '../faq.ts';

export const kesehatan: FaqCategorySeed = {
  _id: 'kesehatan',
  title: 'Kesehatan',
  icon: 'heart-pulse',
  items: [
    {
      title: 'Bagaimana cara membeli asuransi kesehatan?',
      content: `
<ol>
<li>Buka halaman <a href="/products/kesehatan">asuransi kesehatan</a> dan pilih tanggal lahir orang yang akan dilindungi.</li>
<li>Tekan <strong>Cari Produk</strong>. Premi pada daftar sudah sesuai dengan usianya.</li>
<li>Saring menurut harga, urutkan, atau cari nama produk. Bandingkan dua produk bila perlu.</li>
<li>Buka rincian untuk membaca manfaat, masa tunggu, dan cara klaim.</li>
<li>Tekan <strong>Beli</strong> pada daftar atau <strong>Pilih Sekarang</strong> pada rincian, lalu masuk atau daftar.</li>
<li>Setujui ketentuan produk, isi data diri dan alamat tertanggung.</li>
<li>Unggah lampiran, tentukan pengiriman polis, dan jawab deklarasi kesehatan.</li>
<li>Periksa ringkasan pesanan, lalu kirim.</li>
</ol>`,
    },
    {
      title: 'Apa itu masa tunggu?',
      content: `
<p>Masa tunggu adalah jangka waktu setelah polis berlaku ketika manfaat tertentu belum dapat digunakan. Lazimnya 30 hari untuk penyakit pada umumnya dan 12 bulan untuk penyakit tertentu. Perawatan karena kecelakaan umumnya dijamin sejak hari pertama.</p>
<p>Angka yang berlaku tercantum pada rincian produk. Baca juga <a href="/articles/memahami-masa-tunggu">penjelasan lengkapnya</a>.</p>`,
    },
    {
      title: 'Saya memiliki riwayat penyakit. Apakah masih dapat membeli?',
      content: `
<p>Bergantung pada produknya. Jawablah deklarasi dengan jujur. Bila jawaban Anda tidak sesuai dengan syarat sebuah produk, sistem akan memberi tahu dan Anda dapat mencoba produk lain. Panduannya ada di artikel <a href="/articles/penyakit-yang-sudah-ada-sebelumnya">mengisi deklarasi kesehatan</a>.</p>`,
    },
    {
      title: 'Apa arti cashless dan reimbursement?',
      content: `
<p><strong>Cashless</strong> berarti rumah sakit rekanan menagih langsung kepada perusahaan asuransi; Anda cukup menunjukkan kartu. <strong>Reimbursement</strong> berarti Anda membayar dahulu, lalu mengajukan penggantian dengan kuitansi asli.</p>
<p>Setiap rincian produk menyebutkan cara yang tersedia dan wilayahnya. Lihat <a href="/articles/cashless-atau-reimbursement">perbandingannya</a>.</p>`,
    },
    {
      title: 'Dapatkah polis dibatalkan setelah diterima?',
      content: `
<p>Ya, selama masa mempelajari polis, lazimnya 14 hari kalender sejak polis diterima. Premi dikembalikan setelah dikurangi biaya yang disebut di polis. Jumlah harinya tercantum di panel samping halaman rincian produk.</p>`,
    },
    {
      title: 'Dokumen apa yang diperlukan untuk klaim reimbursement?',
      content: `
<ul>
<li>formulir klaim;</li>
<li>resume medis atau surat keterangan dokter;</li>
<li>kuitansi asli dan rincian biaya;</li>
<li>hasil laboratorium atau radiologi;</li>
<li>salinan resep;</li>
<li>salinan KTP, kartu peserta, dan buku tabungan.</li>
</ul>
<p>Ajukan paling lambat 30 hari sejak keluar dari rumah sakit, atau sesuai batas waktu di polis Anda.</p>`,
    },
  ],
};
