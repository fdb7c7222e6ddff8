import type { ArticleSeed } from '../article.ts';

export const zonaGempaDanPremiRumah: ArticleSeed = {
  _id: 'zona-gempa-dan-premi-rumah',
  title: 'Zona gempa: mengapa premi rumah di Bandung berbeda dengan di Pontianak?',
  excerpt:
    'Tarif asuransi gempa bumi membagi Indonesia ke dalam lima zona. Kenali zona rumah Anda dan pengaruh konstruksi terhadap premi.',
  category: { name: 'Properti' },
  createdAt: '2026-08-18T02:00:00.000Z',
  status: 'active',
  content: `
<p>Indonesia berdiri di pertemuan beberapa lempeng bumi, tetapi risikonya tidak merata. Ada kota yang merasakan getaran hampir setiap bulan, ada pula yang puluhan tahun tidak mengalaminya. Perbedaan itu tercermin langsung dalam premi asuransi gempa bumi.</p>
<h2>Lima zona dalam tarif</h2>
<p>Tarif asuransi gempa bumi membagi wilayah Indonesia ke dalam lima zona menurut kabupaten dan kota. Zona 1 memiliki risiko terendah, zona 5 tertinggi. Beberapa contohnya:</p>
<table>
<thead><tr><th scope="col">Zona</th><th scope="col">Contoh kota</th></tr></thead>
<tbody>
<tr><td>1</td><td>Pontianak, Banjarmasin, Balikpapan, Samarinda</td></tr>
<tr><td>2</td><td>Makassar, Batam</td></tr>
<tr><td>3</td><td>Surabaya, Semarang, Malang, Palembang</td></tr>
<tr><td>4</td><td>Jakarta, Medan, Denpasar, Manado</td></tr>
<tr><td>5</td><td>Bandung, Padang, Palu, Banda Aceh, Mataram, Ambon</td></tr>
</tbody>
</table>
<p>Zona ditetapkan per kabupaten atau kota, bukan per provinsi. Karena itu dua rumah di provinsi yang sama dapat memiliki tarif yang berbeda. Saat Anda mengisi alamat di formulir kami, zonanya dicari secara otomatis.</p>
<h2>Konstruksi ikut menentukan</h2>
<p>Hal kedua yang dilihat adalah rangka bangunan. Rumah dengan rangka baja, kayu, atau beton bertulang lebih lentur menahan guncangan daripada bangunan tanpa rangka semacam itu. Berikut tarif per tahun untuk rumah tinggal, dalam permil (per seribu) dari harga pertanggungan:</p>
<table>
<thead><tr><th scope="col">Zona</th><th scope="col">Berangka</th><th scope="col">Tanpa rangka</th></tr></thead>
<tbody>
<tr><td>1</td><td>0,76</td><td>0,80</td></tr>
<tr><td>2</td><td>0,79</td><td>1,00</td></tr>
<tr><td>3</td><td>1,04</td><td>1,55</td></tr>
<tr><td>4</td><td>1,35</td><td>2,24</td></tr>
<tr><td>5</td><td>1,60</td><td>4,50</td></tr>
</tbody>
</table>
<p>Perhatikan baris terakhir. Di zona 5, rumah tanpa rangka yang memadai dikenai tarif hampir tiga kali rumah berangka. Selisih itu menggambarkan besarnya perbedaan kerusakan ketika gempa benar-benar terjadi.</p>
<h2>Menghitung preminya</h2>
<p>Misalkan bangunan rumah Anda bernilai Rp500 juta dan berangka beton bertulang.</p>
<ul>
<li>Di Pontianak (zona 1): 0,76 permil × Rp500 juta = Rp380.000 per tahun.</li>
<li>Di Jakarta (zona 4): 1,35 permil × Rp500 juta = Rp675.000 per tahun.</li>
<li>Di Bandung (zona 5): 1,60 permil × Rp500 juta = Rp800.000 per tahun.</li>
</ul>
<p>Bahkan di zona tertinggi, perlindungan bangunan Rp500 juta berbiaya kurang dari Rp70.000 sebulan. Jumlah itu belum termasuk biaya administrasi.</p>
<h2>Apa yang dijamin?</h2>
<p>Polis gempa bumi pada umumnya menjamin kerugian akibat gempa bumi, letusan gunung berapi, tsunami, serta kebakaran dan ledakan yang mengikutinya. Jaminan ini <strong>tidak</strong> termasuk dalam polis kebakaran biasa. Rumah yang terbakar setelah gempa dapat ditolak klaimnya bila pemiliknya hanya memiliki polis kebakaran.</p>
<p>Polis gempa bumi juga mengenal risiko sendiri, lazimnya 2,5%. Bacalah apakah persentase itu dihitung dari harga pertanggungan atau dari nilai klaim, karena hasilnya jauh berbeda.</p>
<h2>Ruko dan bangunan usaha</h2>
<p>Tabel di atas berlaku untuk rumah tinggal. Toko, kantor, dan bangunan usaha lain memakai tabel tersendiri, yang juga membedakan tinggi bangunan: sampai sembilan lantai dan lebih dari sembilan lantai. Bila lantai bawah rumah Anda dipakai sebagai toko, pilih pemakaian yang sebenarnya. Selisih preminya kecil, sedangkan akibat keterangan yang keliru bisa besar.</p>
<h2>Setelah gempa terjadi</h2>
<p>Utamakan keselamatan dan waspadai gempa susulan. Foto retakan dari dekat dan dari jauh sebelum diperbaiki, catat tanggal serta jam kejadian, lalu laporkan. Dokumen yang lazim diminta adalah laporan kerugian, foto, rincian biaya perbaikan, surat keterangan pemerintah setempat, dan keterangan BMKG tentang gempa tersebut.</p>
<h2>Sebelum membeli</h2>
<ol>
<li>Hitung biaya membangun kembali rumah, tanpa nilai tanah. Caranya ada di artikel <a href="/articles/harga-pertanggungan-rumah">menentukan harga pertanggungan rumah</a>.</li>
<li>Pastikan keterangan konstruksi sesuai kenyataan. Keterangan yang keliru dapat menghambat klaim.</li>
<li>Pertimbangkan paket kebakaran dan gempa bumi sekaligus, agar masa berlakunya sama dan mudah diingat.</li>
</ol>
<p>Ingin tahu zona rumah Anda? Masukkan alamatnya di halaman <a href="/products/gempabumi">asuransi gempa bumi</a>, dan preminya langsung terlihat.</p>
`,
};
