import type { FaqCategorySeed } from '../faq.ts';

export const kendaraan: FaqCategorySeed = {
  _id: 'kendaraan',
  title: 'Kendaraan',
  icon: 'car',
  items: [
    {
      title: 'Bagaimana urutan mencari asuransi kendaraan?',
      content: `
<ol>
<li>Buka halaman <a href="/products/kendaraan">asuransi kendaraan</a> dan pilih jenis kendaraan.</li>
<li>Pilih merek pada isian Brand.</li>
<li>Pilih tahun registrasi.</li>
<li>Pilih model. Harga pasarannya terisi otomatis dan dapat Anda sesuaikan dalam kisaran yang ditampilkan.</li>
<li>Pilih kode wilayah pelat nomor.</li>
<li>Pilih jaminan All Risk, TLO, atau keduanya.</li>
</ol>
<p>Setelah itu daftar produk beserta preminya ditampilkan.</p>`,
    },
    {
      title: 'Apa perbedaan All Risk dan TLO?',
      content: `
<p>All Risk mengganti kerusakan sebagian maupun kerugian total. TLO hanya mengganti kerugian total, yaitu bila biaya perbaikan mencapai 75% atau lebih dari harga kendaraan, atau bila kendaraan hilang dicuri.</p>
<p>Untuk bus, truk, dan sepeda motor, jaminan yang tersedia adalah TLO. Penjelasan lengkapnya ada di artikel <a href="/articles/beda-all-risk-dan-tlo">All Risk atau TLO</a>.</p>`,
    },
    {
      title: 'Data kendaraan dan dokumen apa yang perlu disiapkan?',
      content: `
<p>Siapkan STNK dan KTP. Saat memesan, Anda mengisi:</p>
<ul>
<li>nomor polisi lengkap: kode wilayah, angka, dan huruf belakang;</li>
<li>nomor rangka dan nomor mesin, sesuai STNK;</li>
<li>data dan alamat pemilik, sesuai KTP;</li>
<li>aksesori tambahan beserta nilainya, bila ingin ikut dijamin.</li>
</ul>
<p>Unggah foto kendaraan dan dokumen yang diminta. Gunakan foto yang terang dan tidak terpotong.</p>`,
    },
    {
      title: 'Mengapa harga kendaraan saya ditolak?',
      content: `
<p>Harga yang diisi harus mendekati harga pasaran, yaitu dalam kisaran sekitar 10% di bawah sampai 10% di atasnya. Kisaran untuk model Anda ditampilkan di bawah isian harga. Harga yang terlalu rendah mengurangi ganti rugi, sedangkan harga yang terlalu tinggi hanya menambah premi.</p>`,
    },
    {
      title: 'Dari mana harga pasaran kendaraan saya?',
      content: `
<p>Untuk kendaraan tahun 2019 dan sesudahnya, harga pasaran berasal dari data harga kami. Untuk tahun 2011 sampai 2018, harga pasaran adalah perkiraan: harga tahun 2019 dikurangi penyusutan 8,7% per tahun untuk mobil, truk, dan bus, atau 10,1% per tahun untuk sepeda motor. Perkiraan selalu ditandai di bawah isian harga.</p>
<p>Bila model atau tahun kendaraan Anda tidak ada di pilihan, tanyakan kepada konsultan kami dari halaman <a href="/products/kendaraan">asuransi kendaraan</a>.</p>`,
    },
    {
      title: 'Apakah banjir dan kerusuhan dijamin?',
      content: `
<p>Keduanya dijamin bila Anda menambahkan perluasan. Pada langkah informasi produk, pilih perluasan yang tersedia; tambahan preminya langsung terlihat. Panduan memilihnya ada di artikel <a href="/articles/perluasan-jaminan-kendaraan">perluasan jaminan kendaraan</a>.</p>`,
    },
    {
      title: 'Bagaimana urutan pesanan sampai polis terbit?',
      content: `
<ol>
<li>Setujui syarat dan ketentuan.</li>
<li>Periksa informasi produk, tambahkan aksesori dan perluasan bila perlu.</li>
<li>Isi data kendaraan, data pemilik, dan alamat pemilik.</li>
<li>Tentukan pengiriman polis.</li>
<li>Unggah lampiran dan jawab deklarasi.</li>
<li>Periksa rincian pesanan, lalu kirim.</li>
<li>Tunggu email hasil pemeriksaan. Bila disetujui, klik nomor invoice dan lakukan pembayaran.</li>
</ol>
<p>Sebagian produk memerlukan survei. Untuk itu, lampirkan video kendaraan pada langkah lampiran; video itu diperiksa bersama pesanan Anda.</p>`,
    },
    {
      title: 'Kendaraan mengalami kecelakaan, apa yang harus dilakukan?',
      content: `
<p>Utamakan keselamatan, foto kejadian, dan catat data pihak lain. Laporkan paling lambat 5 hari kalender sejak kejadian, atau sesuai batas waktu di polis Anda, melalui halaman <a href="/claims">klaim</a>. Jangan memperbaiki kendaraan sebelum mendapat persetujuan.</p>`,
    },
  ],
};
