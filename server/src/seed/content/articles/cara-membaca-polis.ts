import type { ArticleSeed } from '../article.ts';

export const caraMembacaPolis: ArticleSeed = {
  _id: 'cara-membaca-polis',
  title: 'Membaca polis dalam lima belas menit',
  excerpt:
    'Polis memang tebal, tetapi tidak semuanya harus dibaca hari ini. Enam bagian ini yang paling menentukan saat Anda mengajukan klaim.',
  category: { name: 'Panduan' },
  createdAt: '2026-05-12T02:00:00.000Z',
  status: 'active',
  content: `
<p>Polis adalah perjanjian antara Anda dan perusahaan asuransi. Panjangnya bisa puluhan halaman, dan bahasanya tidak selalu ramah. Namun dengan urutan yang tepat, Anda dapat memahami inti polis dalam seperempat jam.</p>
<h2>1. Ikhtisar polis</h2>
<p>Mulailah dari halaman ringkasan di bagian depan. Periksa satu per satu:</p>
<ul>
<li>nama tertanggung dan pemegang polis, sama persis dengan KTP;</li>
<li>objek yang dijamin: alamat rumah, nomor polisi, nomor rangka, atau tanggal lahir;</li>
<li>masa berlaku, lengkap dengan tanggal dan jamnya;</li>
<li>harga pertanggungan atau uang pertanggungan;</li>
<li>premi dan biaya lain yang Anda bayar.</li>
</ul>
<p>Satu huruf atau angka yang salah dapat memperlambat klaim. Bila menemukan kekeliruan, mintalah perbaikan segera.</p>
<h2>2. Apa yang dijamin</h2>
<p>Bagian ini menyebutkan peristiwa atau perawatan yang diganti. Ada dua cara penulisannya. Cara pertama menyebut satu per satu risiko yang dijamin; yang tidak disebut berarti tidak dijamin. Cara kedua menjamin semua kerugian kecuali yang dikecualikan. Kenali cara mana yang dipakai polis Anda, karena artinya sangat berbeda.</p>
<h2>3. Apa yang tidak dijamin</h2>
<p>Pengecualian adalah bagian yang paling jarang dibaca dan paling sering dipersoalkan. Bacalah dengan pertanyaan sederhana: “Apakah keadaan ini mungkin terjadi pada saya?” Tandai yang relevan, lalu tanyakan apakah tersedia perluasan untuk menjaminnya.</p>
<h2>4. Batas dan risiko sendiri</h2>
<p>Dijamin belum tentu diganti seluruhnya. Carilah angka-angka ini:</p>
<ul>
<li><strong>Batas manfaat:</strong> jumlah paling banyak untuk satu kejadian, satu hari, atau satu tahun.</li>
<li><strong>Risiko sendiri:</strong> bagian dari setiap kerugian yang tetap menjadi beban Anda.</li>
<li><strong>Pembagian biaya:</strong> pada sebagian polis kesehatan, persentase tagihan yang Anda bayar.</li>
<li><strong>Masa tunggu:</strong> jangka waktu sebelum manfaat tertentu dapat digunakan.</li>
</ul>
<h2>5. Kewajiban Anda</h2>
<p>Perlindungan berjalan dua arah. Polis akan menyebutkan kapan premi harus dibayar, perubahan apa yang wajib Anda laporkan, dan bagaimana objek harus dirawat. Menyewakan rumah, memakai mobil pribadi untuk angkutan berbayar, atau mengubah bangunan adalah perubahan yang umumnya harus diberitahukan.</p>
<h2>6. Tata cara klaim</h2>
<p>Catat tiga hal dari bagian ini: batas waktu pelaporan, dokumen yang diminta, dan ke mana laporan ditujukan. Batas waktunya berbeda-beda, misalnya 5 hari kalender untuk kendaraan dan 7 hari kalender untuk kebakaran pada polis standar. Simpan catatan itu di ponsel, bukan hanya di laci.</p>
<h2>Istilah yang sering muncul</h2>
<table>
<thead><tr><th scope="col">Istilah</th><th scope="col">Artinya</th></tr></thead>
<tbody>
<tr><td>Penanggung</td><td>Perusahaan asuransi</td></tr>
<tr><td>Tertanggung</td><td>Orang atau kepentingan yang dilindungi</td></tr>
<tr><td>Pemegang polis</td><td>Orang yang membuat perjanjian dan membayar premi</td></tr>
<tr><td>Endorsemen</td><td>Perubahan resmi atas isi polis</td></tr>
<tr><td>Pertanggungan</td><td>Perlindungan yang diberikan polis</td></tr>
</tbody>
</table>
<h2>Simpan di tempat yang mudah ditemukan</h2>
<p>Polis yang tidak ditemukan sama dengan polis yang tidak dibaca. Simpan salinan elektroniknya di dua tempat, misalnya di akun Anda dan di ponsel pasangan. Tuliskan nomor polis, tanggal berakhir, dan nomor telepon pelaporan pada selembar kertas di dompet atau laci mobil. Beri tahu satu orang kepercayaan di mana semua itu disimpan, karena bisa jadi orang itulah yang harus mengurus klaim ketika Anda berhalangan.</p>
<p>Setiap kali ada endorsemen, simpan bersama polisnya. Yang berlaku adalah isi polis ditambah seluruh perubahannya, bukan hanya lembar pertama yang Anda terima.</p>
<h2>Jika ada yang tidak jelas</h2>
<p>Tulis pertanyaan Anda, lalu kirimkan kepada kami selagi masa mempelajari polis belum berakhir. Sebagai pialang, kami bekerja untuk kepentingan Anda sebagai tertanggung, termasuk menjelaskan arti sebuah pasal. Jawaban tertulis juga berguna sebagai catatan di kemudian hari.</p>
<p>Polis elektronik Anda tersimpan di akun, pada bagian <a href="/account?tab=policy">Polis</a>. Luangkan lima belas menit malam ini untuk membukanya. Baca juga <a href="/articles/masa-mempelajari-polis">apa yang dapat Anda lakukan selama masa mempelajari polis</a>.</p>
`,
};
