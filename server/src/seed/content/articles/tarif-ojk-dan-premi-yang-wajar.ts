import type { ArticleSeed } from '../article.ts';

export const tarifOjkDanPremiYangWajar: ArticleSeed = {
  _id: 'tarif-ojk-dan-premi-yang-wajar',
  title: 'Mengapa premi mobil di semua perusahaan hampir sama? Peran tarif OJK',
  excerpt:
    'Ada batas bawah dan batas atas untuk premi kendaraan dan rumah. Kenali gunanya, cara membacanya, dan apa yang masih bisa dibandingkan.',
  category: { name: 'Panduan' },
  createdAt: '2026-06-02T02:00:00.000Z',
  status: 'active',
  content: `
<p>Bila Anda membandingkan premi dari beberapa perusahaan untuk mobil yang sama, selisihnya sering tidak sampai sepuluh persen. Itu bukan kebetulan. Untuk asuransi kendaraan bermotor dan harta benda, OJK menetapkan tarif dengan batas bawah dan batas atas.</p>
<h2>Dari mana tarif itu?</h2>
<p>Tarifnya diatur dalam Surat Edaran OJK Nomor 6/SEOJK.05/2017 untuk lini usaha harta benda dan kendaraan bermotor. Perusahaan asuransi bebas menetapkan premi di antara kedua batas, tetapi tidak di luarnya. Asuransi kesehatan, jiwa, dan kecelakaan diri tidak memakai tarif ini.</p>
<h2>Mengapa ada batas bawah?</h2>
<p>Premi murah terdengar menyenangkan, sampai tiba saatnya klaim dibayar. Premi yang terlalu rendah membuat perusahaan tidak mempunyai cukup dana ketika klaim datang bersamaan, misalnya setelah banjir besar. Batas bawah menjaga agar janji di polis dapat ditepati.</p>
<h2>Mengapa ada batas atas?</h2>
<p>Batas atas melindungi Anda dari premi yang berlebihan. Tanpa batas itu, pembeli yang tidak sempat membandingkan dapat membayar jauh di atas kewajaran.</p>
<h2>Membaca tarif kendaraan</h2>
<p>Tiga hal menentukan tarif mobil pribadi: jenis jaminan, golongan harga, dan wilayah pelat nomor. Berikut tarif All Risk per tahun, dalam persen dari harga kendaraan, untuk Wilayah 2, yaitu Jakarta, Jawa Barat, dan Banten:</p>
<table>
<thead><tr><th scope="col">Harga kendaraan</th><th scope="col">Batas bawah</th><th scope="col">Batas atas</th></tr></thead>
<tbody>
<tr><td>Sampai Rp125 juta</td><td>3,26%</td><td>3,59%</td></tr>
<tr><td>Di atas Rp125 juta s.d. Rp200 juta</td><td>2,47%</td><td>2,72%</td></tr>
<tr><td>Di atas Rp200 juta s.d. Rp400 juta</td><td>2,08%</td><td>2,29%</td></tr>
<tr><td>Di atas Rp400 juta s.d. Rp800 juta</td><td>1,20%</td><td>1,32%</td></tr>
<tr><td>Di atas Rp800 juta</td><td>1,05%</td><td>1,16%</td></tr>
</tbody>
</table>
<p>Persentasenya turun ketika harga naik, tetapi jumlah rupiahnya tetap bertambah dalam setiap golongan. Mobil Rp150 juta, misalnya, berpremi dasar sekitar Rp3,7 juta sampai Rp4,1 juta setahun.</p>
<h3>Wilayah mengikuti pelat</h3>
<p>Wilayah 1 mencakup Sumatera dan kepulauan di sekitarnya, Wilayah 2 Jakarta, Jawa Barat, dan Banten, dan Wilayah 3 daerah lainnya. Mobil Rp250 juta berpelat Surabaya, misalnya, bertarif All Risk 1,79% sampai 1,97%, lebih rendah daripada pelat Jakarta. Gunakan wilayah yang sesuai dengan pelat dan STNK Anda.</p>
<h3>Usia kendaraan</h3>
<p>Kendaraan di atas lima tahun lazim dikenai tambahan untuk All Risk: 5% dari premi dasar pada usia enam tahun, 10% pada usia tujuh tahun, dan seterusnya. Alasannya sederhana, suku cadang kendaraan lama lebih sulit didapat dan kerusakannya lebih sering.</p>
<h2>Membaca tarif rumah</h2>
<p>Untuk kebakaran, yang dilihat adalah pemakaian bangunan dan kelas konstruksinya. Rumah tinggal dikenai tarif jauh lebih rendah daripada toko atau pabrik. Untuk gempa bumi, yang dilihat adalah zona dan rangka bangunan, seperti dijelaskan dalam artikel tentang <a href="/articles/zona-gempa-dan-premi-rumah">zona gempa</a>.</p>
<h2>Lalu apa yang dibandingkan?</h2>
<p>Bila harganya mirip, perhatikan hal-hal yang tidak diatur tarif:</p>
<ul>
<li><strong>Bengkel rekanan:</strong> jumlahnya, jaraknya dari rumah Anda, dan apakah bengkel resmi termasuk.</li>
<li><strong>Perluasan yang sudah termasuk</strong> dan yang harus ditambah.</li>
<li><strong>Risiko sendiri</strong> untuk setiap kejadian.</li>
<li><strong>Biaya administrasi,</strong> biaya cetak polis, dan biaya layanan.</li>
<li><strong>Kemudahan klaim:</strong> dapatkah dokumen diunggah dari ponsel, dan dapatkah prosesnya dipantau?</li>
</ul>
<h2>Bagaimana dengan potongan harga?</h2>
<p>Potongan tetap dapat diberikan selama premi akhirnya sesuai ketentuan. Waspadai tawaran dengan harga yang jauh di bawah batas. Tanyakan nama perusahaan asuransinya, periksa izinnya di situs OJK, dan pastikan pembayaran menuju rekening resmi.</p>
<h2>Bagaimana kami menghitung</h2>
<p>Premi yang Anda lihat di situs kami dihitung dari tarif yang sama, lalu ditambah biaya yang ditampilkan satu per satu sebelum Anda membayar. Tidak ada biaya yang muncul belakangan. Silakan mencoba di halaman <a href="/products/kendaraan">asuransi kendaraan</a> atau <a href="/products/kebakaran">asuransi kebakaran</a>, lalu cocokkan hasilnya dengan tabel di atas.</p>
`,
};
