import type { ArticleSeed } from '../article.ts';

export const memahamiMasaTunggu: ArticleSeed = {
  _id: 'memahami-masa-tunggu',
  title: 'Masa tunggu asuransi kesehatan: kapan polis mulai bisa dipakai?',
  excerpt:
    'Polis sudah terbit, tetapi klaim ditolak karena masa tunggu. Pahami empat jenis masa tunggu agar tidak kecewa saat membutuhkan.',
  category: { name: 'Kesehatan' },
  createdAt: '2026-09-15T02:00:00.000Z',
  status: 'active',
  content: `
<p>Salah satu penyebab klaim kesehatan ditolak sebenarnya tercantum jelas di polis: masa tunggu. Tertanggung dirawat pada minggu ketiga, merasa sudah membayar premi, lalu terkejut ketika biayanya tidak diganti. Kekecewaan itu bisa dihindari bila Anda tahu cara kerjanya sejak awal.</p>
<h2>Apa itu masa tunggu?</h2>
<p>Masa tunggu adalah jangka waktu setelah polis berlaku, ketika manfaat tertentu belum dapat digunakan. Polisnya sudah aktif dan preminya sudah dibayar, tetapi perawatan yang terjadi dalam jangka waktu itu belum dijamin untuk penyebab yang disebutkan.</p>
<p>Tujuannya menjaga keadilan bagi semua peserta. Tanpa masa tunggu, seseorang dapat membeli polis setelah jatuh sakit, mengajukan klaim besar, lalu berhenti. Biayanya akan ditanggung peserta lain lewat premi yang terus naik.</p>
<h2>Empat jenis yang lazim</h2>
<table>
<thead><tr><th scope="col">Jenis</th><th scope="col">Lama yang lazim</th></tr></thead>
<tbody>
<tr><td>Penyakit pada umumnya</td><td>30 hari</td></tr>
<tr><td>Penyakit tertentu yang disebut di polis</td><td>12 bulan</td></tr>
<tr><td>Kondisi yang sudah ada sebelumnya, bila dijamin</td><td>24 bulan</td></tr>
<tr><td>Kehamilan dan melahirkan</td><td>280 hari atau 12 bulan</td></tr>
</tbody>
</table>
<p>Angka di atas adalah kelaziman di pasar. Yang mengikat tetap angka di polis Anda, jadi periksalah sebelum membeli. Di halaman rincian setiap produk kesehatan, kami menampilkannya di panel samping.</p>
<h2>Kecelakaan dikecualikan</h2>
<p>Kabar baiknya, perawatan karena kecelakaan umumnya dijamin sejak hari pertama. Bila Anda patah tulang karena jatuh dari sepeda dua hari setelah polis berlaku, masa tunggu penyakit tidak menghalangi klaim. Perusahaan asuransi biasanya meminta kronologi kejadian untuk memastikan bahwa penyebabnya memang kecelakaan.</p>
<h2>Penyakit tertentu: apa saja?</h2>
<p>Daftar penyakit dengan masa tunggu lebih panjang berbeda di setiap polis. Yang sering tercantum antara lain hernia, batu ginjal atau saluran kemih, amandel yang memerlukan operasi, wasir, katarak, tumor jinak, dan gangguan tiroid. Penyakit-penyakit ini umumnya berkembang perlahan, sehingga besar kemungkinan sudah ada ketika polis dibeli.</p>
<p>Bacalah daftar itu sampai selesai. Bila ada keluhan yang sedang Anda rasakan, tanyakan dahulu bagaimana polis memperlakukannya, dan jawablah deklarasi kesehatan dengan jujur. Artikel tentang <a href="/articles/penyakit-yang-sudah-ada-sebelumnya">kondisi yang sudah ada sebelumnya</a> membahasnya lebih jauh.</p>
<h2>Sejak kapan dihitung?</h2>
<p>Masa tunggu dihitung sejak tanggal mulai berlakunya polis, bukan sejak Anda mengisi formulir. Misalnya polis berlaku pada 10 Maret dengan masa tunggu 30 hari. Keluhan yang muncul dan dirawat pada 25 Maret belum dijamin, sedangkan penyakit yang baru muncul pada pertengahan April sudah dijamin.</p>
<p>Yang dilihat bukan hanya tanggal masuk rumah sakit. Bila gejala atau diagnosisnya muncul dalam masa tunggu, perawatan lanjutannya pun dapat ditolak. Simpan catatan medis Anda dengan rapi, karena dokumen itulah yang dipakai untuk menilai.</p>
<h2>Bila Anda pindah dari polis lain</h2>
<p>Polis baru pada umumnya memulai masa tunggu dari awal, walaupun Anda sudah bertahun-tahun memiliki polis lain. Sebagian perusahaan asuransi memberi keringanan bila polis sebelumnya tidak pernah terputus dan manfaatnya setara, tetapi Anda harus memintanya dan menunjukkan polis lama. Mintalah keputusannya secara tertulis sebelum polis lama berakhir.</p>
<p>Hal yang sama berlaku ketika Anda memilih kelas manfaat yang lebih tinggi. Tambahan manfaatnya dapat dikenai masa tunggu sendiri, sedangkan manfaat yang lama tetap berjalan.</p>
<h2>Tips agar tidak terjebak</h2>
<ul>
<li>Belilah polis ketika sehat, bukan ketika gejala sudah terasa.</li>
<li>Jangan biarkan polis lama berakhir sebelum polis baru berjalan. Polis yang terputus dapat membuat masa tunggu dihitung dari awal.</li>
<li>Rencanakan manfaat melahirkan jauh hari. Bila masa tunggunya 280 hari, polis harus sudah berlaku sebelum kehamilan dimulai.</li>
<li>Catat tanggal berakhirnya setiap masa tunggu di kalender ponsel Anda.</li>
</ul>
<p>Masih ragu dengan istilah di polis? Bandingkan beberapa produk di halaman <a href="/products/kesehatan">asuransi kesehatan</a>, atau <a href="/contact">hubungi konsultan kami</a> dan minta dijelaskan bagian demi bagian.</p>
`,
};
