import type { ArticleSeed } from '../article.ts';

/** Inactive, because its season is over. */
export const siapkanMobilUntukMudik: ArticleSeed = {
  _id: 'siapkan-mobil-untuk-mudik',
  title: 'Mudik dengan mobil sendiri: periksa polis sebelum berangkat',
  excerpt:
    'Rem dan ban sudah diperiksa, tetapi bagaimana dengan polisnya? Tujuh hal yang sebaiknya dipastikan sebelum perjalanan jauh.',
  category: { name: 'Kendaraan' },
  createdAt: '2026-03-03T02:00:00.000Z',
  status: 'inactive',
  content: `
<p>Menjelang Lebaran, jutaan kendaraan bergerak ke arah yang sama. Mobil dibawa ke bengkel, ban diganti, dan bagasi diisi. Satu hal sering terlewat: memeriksa polis asuransi. Padahal perjalanan jauh adalah saat perlindungan paling dibutuhkan.</p>
<h2>1. Masa berlaku</h2>
<p>Lihat tanggal berakhirnya. Bila polis berakhir di tengah perjalanan, perpanjang sebelum berangkat. Polis yang terputus satu hari pun berarti satu hari tanpa perlindungan, dan perusahaan asuransi dapat meminta pemeriksaan kendaraan kembali.</p>
<h2>2. Jenis jaminan</h2>
<p>Dengan TLO, senggolan di jalur padat tidak diganti. Bila Anda memilih TLO, siapkan dana perbaikan kecil. Dengan All Risk, ingat risiko sendiri untuk setiap kejadian. Perbedaannya dijelaskan dalam artikel <a href="/articles/beda-all-risk-dan-tlo">All Risk atau TLO</a>.</p>
<h2>3. Siapa yang mengemudi</h2>
<p>Mudik sering berarti bergantian menyetir. Pastikan setiap pengemudi memiliki SIM yang berlaku dan sesuai. Kerugian ketika kendaraan dikemudikan orang tanpa SIM pada umumnya tidak dijamin.</p>
<h2>4. Muatan dan jumlah penumpang</h2>
<p>Membawa penumpang atau barang melebihi kapasitas bukan hanya berbahaya, tetapi juga dapat menjadi alasan penolakan klaim. Kurangi muatan di atap, dan jangan menghalangi pandangan belakang.</p>
<h2>5. Perluasan untuk penumpang</h2>
<p>Periksa apakah polis Anda memiliki perluasan kecelakaan diri untuk pengemudi dan penumpang, serta tanggung jawab hukum terhadap pihak ketiga. Keduanya sangat berguna ketika mobil penuh dengan keluarga.</p>
<h2>6. Bengkel rekanan di kota tujuan</h2>
<p>Catat satu atau dua bengkel rekanan di sepanjang jalur dan di kampung halaman. Simpan juga nomor layanan derek. Daftar bengkel tersedia di rincian produk pada akun Anda.</p>
<h2>7. Penyeberangan dengan kapal</h2>
<p>Polis standar kendaraan bermotor pada umumnya tetap menjamin kendaraan selama berada di kapal penyeberangan resmi. Jika Anda menyeberang dengan sarana lain, tanyakan dahulu.</p>
<p>Satu hal lagi: simpan foto polis, STNK, dan SIM di ponsel semua pengemudi. Sinyal di jalur mudik tidak selalu ada ketika Anda membutuhkannya.</p>
<h2>Bila terjadi kecelakaan di perjalanan</h2>
<ol>
<li>Amankan lokasi, nyalakan lampu tanda bahaya, dan tolong yang terluka.</li>
<li>Hubungi polisi bila ada korban atau kerusakan berat.</li>
<li>Foto posisi kendaraan, pelat nomor, dan kerusakan dari beberapa arah.</li>
<li>Catat nama, nomor telepon, dan nomor polisi pihak lain serta saksi.</li>
<li>Jangan menandatangani pengakuan bersalah atau menjanjikan ganti rugi tanpa berbicara dengan perusahaan asuransi.</li>
<li>Lapor dalam 5 hari kalender. Anda tidak perlu menunggu kembali ke rumah; laporan dapat dibuat dari ponsel di halaman <a href="/claims">klaim</a>.</li>
</ol>
<h2>Rumah yang ditinggalkan</h2>
<p>Jangan lupakan rumah kosong. Cabut peralatan listrik, tutup aliran gas, titipkan kunci kepada orang yang dipercaya, dan periksa apakah polis <a href="/products/kebakaran">asuransi kebakaran</a> Anda masih berlaku. Sebagian polis mensyaratkan pemberitahuan bila rumah dikosongkan lebih dari 30 hari.</p>
<p>Selamat sampai di tujuan, dan selamat berkumpul dengan keluarga.</p>
`,
};
