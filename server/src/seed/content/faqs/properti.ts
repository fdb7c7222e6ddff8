import type { FaqCategorySeed } from '../faq.ts';

export const properti: FaqCategorySeed = {
  _id: 'properti',
  title: 'Properti',
  icon: 'house',
  items: [
    {
      title: 'Bagaimana urutan menghitung premi properti?',
      content: `
<ol>
<li>Pilih pemakaian bangunan (okupasi), misalnya rumah tinggal atau toko.</li>
<li>Pilih kepemilikan: milik sendiri atau sewa.</li>
<li>Isi harga bangunan tanpa nilai tanah.</li>
<li>Pilih jangka waktu pertanggungan.</li>
<li>Pilih kelas konstruksi bangunan.</li>
<li>Isi lokasi bangunan.</li>
<li>Pilih paket: kebakaran saja, kebakaran dan gempa bumi, atau gempa bumi saja.</li>
</ol>
<p>Mulailah dari halaman <a href="/products/kebakaran">asuransi kebakaran</a>, <a href="/products/gempabumi">gempa bumi</a>, atau <a href="/products/kebakaran-gempabumi">keduanya</a>.</p>`,
    },
    {
      title: 'Apa yang dimaksud kelas konstruksi?',
      content: `
<table>
<thead><tr><th scope="col">Kelas</th><th scope="col">Bangunan</th></tr></thead>
<tbody>
<tr><td>1</td><td>Dinding, lantai, rangka, dan atap seluruhnya dari bahan yang tidak mudah terbakar, seperti beton, bata, baja, dan genteng.</td></tr>
<tr><td>2</td><td>Seperti kelas 1, tetapi lantai dan rangka boleh dari kayu, atap boleh sirap kayu keras, dan paling banyak 20% luas dinding dari bahan mudah terbakar.</td></tr>
<tr><td>3</td><td>Semua bangunan di luar kelas 1 dan kelas 2.</td></tr>
</tbody>
</table>
<p>Pilih sesuai keadaan sebenarnya. Keterangan yang keliru dapat menghambat klaim.</p>`,
    },
    {
      title: 'Data bangunan dan dokumen apa yang perlu disiapkan?',
      content: `
<ul>
<li>data pemilik sesuai KTP;</li>
<li>alamat pemilik;</li>
<li>alamat bangunan yang akan dijamin, sampai RT, RW, dan kode pos;</li>
<li>foto atau hasil pindai kartu identitas;</li>
<li>sertifikat bangunan, PBB, atau perjanjian sewa;</li>
<li>foto bangunan dari depan, samping, dan dalam;</li>
<li>video bangunan, bila produk memerlukan survei.</li>
</ul>
<p>Provinsi dan kabupaten atau kota bangunan mengikuti lokasi yang Anda isi saat menghitung premi.</p>`,
    },
    {
      title: 'Bagaimana cara membayar asuransi properti?',
      content: `
<ol>
<li>Ikuti tautan pada email persetujuan, lalu klik nomor invoice.</li>
<li>Tekan <strong>Bayar</strong>, kemudian <strong>Lanjut</strong>.</li>
<li>Pilih jenis pembayaran.</li>
<li>Ikuti langkah pembayaran yang ditampilkan.</li>
<li>Tunggu sebentar: status di halaman invoice berubah sendiri.</li>
</ol>
<p>Bila berhasil, status invoice menjadi Sudah dibayar dan bukti pembayaran dikirim ke email Anda.</p>`,
    },
    {
      title: 'Berapa harga bangunan yang harus diisi?',
      content: `
<p>Isi biaya membangun kembali rumah yang sama pada harga saat ini, tanpa nilai tanah. Harga yang terlalu rendah membuat ganti rugi dihitung sebanding, sehingga kerugian tidak diganti sepenuhnya. Cara menghitungnya ada di artikel <a href="/articles/harga-pertanggungan-rumah">harga pertanggungan rumah</a>.</p>`,
    },
    {
      title: 'Apakah gempa bumi termasuk dalam asuransi kebakaran?',
      content: `
<p>Tidak. Gempa bumi, letusan gunung berapi, dan tsunami dijamin dengan polis gempa bumi. Kebakaran yang terjadi akibat gempa juga termasuk di sana. Bila Anda memerlukan keduanya, pilih paket <a href="/products/kebakaran-gempabumi">kebakaran dan gempa bumi</a>.</p>`,
    },
    {
      title: 'Dapatkah penyewa membeli asuransi?',
      content: `
<p>Dapat, bila penyewa memiliki kepentingan atas yang dijamin. Pilih kepemilikan Sewa. Pembagian antara pemilik dan penyewa dijelaskan di artikel <a href="/articles/rumah-sewa-siapa-yang-mengasuransikan">rumah sewa</a>.</p>`,
    },
    {
      title: 'Berapa lama batas waktu melapor bila terjadi musibah?',
      content: `
<p>Laporkan sesegera mungkin. Pada polis standar kebakaran lazimnya 7 hari kalender sejak kejadian. Foto kerusakan sebelum dibersihkan, cegah kerugian bertambah, lalu ajukan melalui halaman <a href="/claims">klaim</a>.</p>`,
    },
  ],
};
