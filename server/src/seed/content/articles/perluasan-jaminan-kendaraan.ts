import type { ArticleSeed } from '../article.ts';

export const perluasanJaminanKendaraan: ArticleSeed = {
  _id: 'perluasan-jaminan-kendaraan',
  title: 'Perluasan jaminan kendaraan: mana yang layak ditambahkan?',
  excerpt:
    'Banjir, tanggung jawab hukum, kecelakaan penumpang. Lihat perkiraan biaya setiap perluasan dan siapa yang paling membutuhkannya.',
  category: { name: 'Kendaraan' },
  createdAt: '2026-10-06T02:00:00.000Z',
  status: 'active',
  content: `
<p>Polis kendaraan dasar menjamin tabrakan, pencurian, dan kebakaran. Di luar itu ada sederet perluasan yang dapat dipilih. Menambahkan semuanya membuat premi membengkak, sedangkan tidak menambahkan apa pun bisa berakibat mahal. Mari kita lihat satu per satu.</p>
<h2>Banjir, angin topan, dan tanah longsor</h2>
<p>Perluasan ini menjamin kerugian akibat banjir, angin topan, badai, hujan es, dan tanah longsor. Untuk jaminan All Risk, tarifnya sekitar 0,075% sampai 0,125% dari harga kendaraan per tahun, bergantung wilayah. Mobil Rp250 juta berpelat Jakarta berarti tambahan Rp250.000 sampai Rp312.500 setahun.</p>
<p><strong>Cocok untuk:</strong> siapa pun yang tinggal, bekerja, atau parkir di daerah yang pernah tergenang. Perbaikan mobil terendam dapat mencapai puluhan juta rupiah. Ingat bahwa risiko sendirinya berbeda, lazimnya 10% dari klaim dengan batas paling sedikit Rp500.000.</p>
<h2>Gempa bumi, tsunami, dan letusan gunung berapi</h2>
<p>Biayanya sekitar 0,075% sampai 0,135% per tahun untuk All Risk. Kerusakannya bukan hanya karena guncangan, melainkan juga tertimpa bangunan dan terkena abu vulkanik.</p>
<p><strong>Cocok untuk:</strong> kota-kota di zona gempa tinggi, serta mobil yang setiap malam diparkir di gedung bertingkat.</p>
<h2>Kerusuhan, huru-hara, dan terorisme</h2>
<p>Kerusuhan dan terorisme adalah dua perluasan yang terpisah. Masing-masing sekitar 0,05% per tahun untuk All Risk, atau Rp125.000 untuk mobil Rp250 juta.</p>
<p><strong>Cocok untuk:</strong> kendaraan yang sering berada di pusat kota, kawasan perkantoran, atau sekitar stadion.</p>
<h2>Tanggung jawab hukum terhadap pihak ketiga</h2>
<p>Perluasan yang sering dilupakan, padahal paling besar manfaatnya. Bila Anda menabrak mobil, pagar, atau orang, perluasan ini membayar tuntutan ganti rugi pihak yang dirugikan, sampai batas yang Anda pilih.</p>
<p>Biayanya dihitung berjenjang dari batas itu: 1% untuk Rp25 juta pertama, 0,5% untuk Rp25 juta berikutnya, dan 0,25% untuk Rp50 juta selanjutnya. Batas Rp50 juta berarti Rp250.000 + Rp125.000 = Rp375.000 setahun.</p>
<p><strong>Cocok untuk:</strong> semua pengemudi. Kerusakan mobil sendiri ada batasnya, tetapi kerugian orang lain bisa melebihi harga mobil Anda.</p>
<h2>Kecelakaan diri pengemudi dan penumpang</h2>
<p>Santunan bila pengemudi atau penumpang meninggal dunia, cacat tetap, atau perlu pengobatan akibat kecelakaan kendaraan. Biayanya sekitar 0,5% dari uang pertanggungan untuk pengemudi dan 0,1% untuk setiap kursi penumpang.</p>
<p><strong>Cocok untuk:</strong> mobil keluarga, terutama bila belum semua anggota memiliki asuransi kesehatan atau <a href="/articles/kecelakaan-diri-dan-asuransi-jiwa">kecelakaan diri</a>.</p>
<h2>Bengkel resmi</h2>
<p>Dengan perluasan ini perbaikan dilakukan di bengkel resmi merek. Biayanya ditetapkan perusahaan asuransi, lazimnya 5% sampai 10% dari premi dasar.</p>
<p><strong>Cocok untuk:</strong> mobil baru yang masih dalam garansi pabrik.</p>
<h2>Tiga contoh susunan</h2>
<table>
<thead><tr><th scope="col">Pemakaian</th><th scope="col">Perluasan yang disarankan</th></tr></thead>
<tbody>
<tr><td>Mobil harian di Jakarta</td><td>Banjir, pihak ketiga, kecelakaan pengemudi dan penumpang</td></tr>
<tr><td>Mobil akhir pekan di Padang</td><td>Gempa bumi, pihak ketiga</td></tr>
<tr><td>Mobil baru, cicilan berjalan</td><td>Bengkel resmi, banjir, pihak ketiga</td></tr>
</tbody>
</table>
<h2>Hitung bersama</h2>
<p>Mobil Rp250 juta berpelat Jakarta dengan premi dasar All Risk Rp5.200.000, memakai batas bawah tarif setiap perluasan:</p>
<ul>
<li>banjir: Rp250.000;</li>
<li>pihak ketiga dengan batas Rp50 juta: Rp375.000;</li>
<li>kecelakaan diri pengemudi Rp50 juta: Rp250.000;</li>
<li>kecelakaan diri empat penumpang, masing-masing Rp10 juta: Rp40.000.</li>
</ul>
<p>Seluruhnya Rp6.115.000 setahun sebelum biaya administrasi. Tambahan Rp915.000 itu setara dengan sekitar Rp76.000 sebulan.</p>
<h2>Cara menambahkannya</h2>
<p>Perluasan dipilih pada langkah informasi produk ketika Anda memesan di halaman <a href="/products/kendaraan">asuransi kendaraan</a>. Setiap pilihan menampilkan tambahan preminya sebelum Anda melanjutkan. Bila sebuah produk tidak menyediakan perluasan, keterangannya akan tampil di sana.</p>
<p>Polis sudah berjalan dan Anda ingin menambah perluasan? Tanyakan kepada kami. Umumnya bisa dilakukan lewat endorsemen, selama kendaraan dalam keadaan baik saat diajukan.</p>
`,
};
