import type { FaqCategorySeed } from '../faq.ts';

export const jiwa: FaqCategorySeed = {
  _id: 'jiwa',
  title: 'Jiwa',
  icon: 'user-check',
  items: [
    {
      title: 'Bagaimana cara membeli asuransi jiwa dan kecelakaan diri?',
      content: `
<ol>
<li>Buka halaman <a href="/products/kecelakaandiri">asuransi jiwa</a> dan masukkan tanggal lahir tertanggung.</li>
<li>Tekan <strong>Cari Produk</strong> untuk melihat produk yang sesuai dengan usia tersebut.</li>
<li>Buka rincian produk atau bandingkan dua produk.</li>
<li>Tekan <strong>Beli</strong> pada daftar atau <strong>Pilih Sekarang</strong> pada rincian, lalu masuk atau daftar.</li>
<li>Setujui syarat dan ketentuan.</li>
<li>Isi data diri dan alamat tertanggung.</li>
<li>Isi penerima manfaat.</li>
<li>Unggah kartu identitas dan jawab deklarasi.</li>
<li>Periksa ringkasan pesanan, lalu kirim.</li>
</ol>`,
    },
    {
      title: 'Data apa yang diperlukan?',
      content: `
<ul>
<li>tanggal dan tempat lahir;</li>
<li>jenis dan nomor identitas: KTP, Kartu Keluarga, atau paspor;</li>
<li>alamat lengkap sampai kelurahan, RT, RW, dan kode pos;</li>
<li>nama, hubungan, email, dan nomor telepon penerima manfaat;</li>
<li>foto atau hasil pindai kartu identitas.</li>
</ul>
<p>Tuliskan semuanya persis seperti pada kartu identitas.</p>`,
    },
    {
      title: 'Siapa yang dapat menjadi penerima manfaat?',
      content: `
<p>Orang tua, suami, istri, anak kandung, atau saudara kandung. Anda juga dapat menambahkan penerima kedua, yang berhak bila penerima utama sudah tidak ada. Tips memilihnya ada di artikel <a href="/articles/menunjuk-penerima-manfaat">menunjuk penerima manfaat</a>.</p>`,
    },
    {
      title: 'Mengapa usia saya tidak memenuhi kriteria produk?',
      content: `
<p>Setiap produk memiliki batas usia masuk terendah dan tertinggi. Bila tanggal lahir di data diri berbeda dengan yang Anda masukkan saat mencari, periksalah kembali keduanya. Bila usia Anda di luar batas, cobalah produk lain.</p>`,
    },
    {
      title: 'Apa perbedaan kecelakaan diri dan asuransi jiwa?',
      content: `
<p>Kecelakaan diri membayar bila penyebabnya kecelakaan, dan juga menjamin cacat tetap serta biaya pengobatan. Asuransi jiwa membayar bila tertanggung meninggal dunia, baik karena sakit maupun kecelakaan. Bandingkan keduanya di artikel <a href="/articles/kecelakaan-diri-dan-asuransi-jiwa">kecelakaan diri dan asuransi jiwa</a>.</p>`,
    },
    {
      title: 'Bagaimana ahli waris mengajukan klaim?',
      content: `
<p>Ahli waris atau penerima manfaat tidak perlu memiliki akun untuk memulai. Buka halaman <a href="/claims">klaim</a>, pilih produk Jiwa, dan masukkan nomor polis. Setelah polis ditemukan, pilih jalur ahli waris atau penerima manfaat.</p>
<p>Siapkan salinan KTP dan Kartu Keluarga, surat keterangan kematian, serta keterangan medis atau kepolisian sesuai penyebabnya.</p>`,
    },
  ],
};
