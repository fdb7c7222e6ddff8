import type { ArticleSeed } from '../article.ts';

export const bedaAllRiskDanTlo: ArticleSeed = {
  _id: 'beda-all-risk-dan-tlo',
  title: 'All Risk atau TLO: mana yang cocok untuk mobil Anda?',
  excerpt:
    'Keduanya menjamin kendaraan yang sama, tetapi untuk kerugian yang berbeda. Kenali batasnya sebelum memilih yang lebih murah.',
  category: { name: 'Kendaraan' },
  createdAt: '2026-10-27T02:00:00.000Z',
  status: 'active',
  content: `
<p>Dua pilihan ini selalu muncul di formulir asuransi kendaraan, dan selisih preminya bisa lima kali lipat. Wajar bila banyak orang langsung melirik yang murah. Sebelum memutuskan, ada baiknya Anda tahu persis kerugian mana yang diganti oleh masing-masing.</p>
<h2>Apa yang dijamin TLO</h2>
<p>TLO adalah singkatan dari <em>Total Loss Only</em>, jaminan kerugian total. Perusahaan asuransi membayar hanya dalam dua keadaan:</p>
<ul>
<li>biaya memperbaiki kerusakan mencapai sekurang-kurangnya 75% dari harga kendaraan sesaat sebelum kejadian; atau</li>
<li>kendaraan hilang karena dicuri dan tidak ditemukan dalam 60 hari.</li>
</ul>
<p>Bemper penyok, pintu tergores, atau kaca pecah tidak termasuk, berapa pun biayanya selama masih di bawah batas 75% itu. TLO melindungi Anda dari kerugian yang paling berat, bukan dari kerusakan sehari-hari.</p>
<h2>Apa yang dijamin All Risk</h2>
<p>All Risk, yang di polis sering disebut jaminan komprehensif atau gabungan, mengganti kerugian total seperti TLO ditambah kerusakan sebagian. Penyebab yang dijamin antara lain tabrakan, benturan, terbalik, tergelincir, perbuatan jahat orang lain, pencurian, kebakaran, dan sambaran petir.</p>
<p>Namanya memang menyesatkan: tidak semua risiko dijamin. Banjir, gempa bumi, kerusuhan, terorisme, serta tuntutan dari pihak ketiga baru dijamin bila Anda menambahkan perluasan. Kerusakan karena pengemudi tidak memiliki SIM yang berlaku, dalam pengaruh alkohol, atau karena kendaraan dipakai balapan juga tidak diganti.</p>
<h2>Bandingkan dalam satu tabel</h2>
<table>
<thead><tr><th scope="col">Kejadian</th><th scope="col">All Risk</th><th scope="col">TLO</th></tr></thead>
<tbody>
<tr><td>Lecet atau penyok karena senggolan</td><td>Dijamin</td><td>Tidak</td></tr>
<tr><td>Rusak berat, biaya 75% atau lebih</td><td>Dijamin</td><td>Dijamin</td></tr>
<tr><td>Dicuri dan tidak ditemukan</td><td>Dijamin</td><td>Dijamin</td></tr>
<tr><td>Kaca spion diambil orang</td><td>Dijamin</td><td>Tidak</td></tr>
<tr><td>Terendam banjir</td><td>Dengan perluasan</td><td>Dengan perluasan, bila rugi total</td></tr>
</tbody>
</table>
<h2>Berapa selisih preminya?</h2>
<p>Ambil contoh mobil seharga Rp250 juta dengan pelat wilayah Jakarta. Menurut tarif OJK, premi All Risk untuk golongan harga ini 2,08% sampai 2,29% per tahun, atau sekitar Rp5,2 juta sampai Rp5,7 juta. Premi TLO hanya 0,38% sampai 0,42%, sekitar Rp950 ribu sampai Rp1,05 juta. Angka itu belum termasuk perluasan dan biaya administrasi.</p>
<p>Untuk mobil berusia lebih dari lima tahun, premi All Risk lazim ditambah 5% dari premi dasar untuk setiap tahun berikutnya. Banyak perusahaan asuransi membatasi All Risk sampai usia kendaraan 10 tahun. Sepeda motor, bus, dan truk di situs kami ditawarkan dengan TLO.</p>
<h2>Dua kejadian, dua hasil</h2>
<p>Bu Sari menyerempet tiang parkir. Biaya mengecat dan meluruskan pintunya Rp4,5 juta. Dengan All Risk, ia membayar risiko sendiri Rp300.000 dan sisanya diganti. Dengan TLO, seluruh Rp4,5 juta menjadi bebannya.</p>
<p>Pak Dedi kehilangan mobil di depan rumah dan mobil itu tidak ditemukan. Di sini All Risk dan TLO memberi hasil yang sama: ganti rugi sebesar harga kendaraan menurut polis, setelah laporan polisi, STNK, BPKB, dan kunci diserahkan. Karena itu, harga kendaraan yang Anda tulis saat memesan harus wajar. Kami membatasinya pada kisaran 10% di bawah sampai 10% di atas harga pasaran agar ganti rugi tidak berkurang dan premi tidak terbuang.</p>
<h2>Cara memilih</h2>
<p>Tanyakan tiga hal kepada diri sendiri.</p>
<ol>
<li><strong>Berapa nilai mobil Anda?</strong> Semakin tinggi nilainya, semakin mahal pula perbaikan kecilnya. All Risk lebih terasa gunanya.</li>
<li><strong>Seberapa sering dan di mana Anda berkendara?</strong> Mobil yang setiap hari melewati jalan padat lebih sering terserempet daripada mobil akhir pekan.</li>
<li><strong>Sanggupkah Anda membayar perbaikan sendiri?</strong> Bila dana darurat Anda cukup untuk bengkel, TLO dapat menjadi pilihan yang masuk akal.</li>
</ol>
<p>Perlu diingat, All Risk juga mengenal risiko sendiri, lazimnya Rp300.000 untuk setiap kejadian. Kerusakan yang lebih kecil dari itu tetap menjadi beban Anda. Penjelasannya ada di artikel <a href="/articles/memahami-risiko-sendiri">memahami risiko sendiri</a>.</p>
<p>Anda tidak harus memilih satu untuk selamanya. Banyak pemilik memakai All Risk selama beberapa tahun pertama, lalu beralih ke TLO ketika nilai mobil menurun. Hitung keduanya di halaman <a href="/products/kendaraan">asuransi kendaraan</a>, dan lihat sendiri selisihnya untuk mobil Anda.</p>
`,
};
