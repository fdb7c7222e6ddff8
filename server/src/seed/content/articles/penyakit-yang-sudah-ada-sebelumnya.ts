import type { ArticleSeed } from '../article.ts';

export const penyakitYangSudahAdaSebelumnya: ArticleSeed = {
  _id: 'penyakit-yang-sudah-ada-sebelumnya',
  title: 'Punya riwayat penyakit? Begini sebaiknya mengisi deklarasi kesehatan',
  excerpt:
    'Riwayat penyakit tidak selalu menutup pintu asuransi. Yang menutup pintu adalah keterangan yang tidak lengkap.',
  category: { name: 'Kesehatan' },
  createdAt: '2026-02-24T02:00:00.000Z',
  status: 'active',
  content: `
<p>Tekanan darah tinggi sejak tiga tahun lalu, asma waktu kecil, operasi usus buntu semasa kuliah. Hampir setiap orang mempunyai riwayat kesehatan. Pertanyaannya, apakah riwayat itu harus disebutkan ketika membeli asuransi? Jawaban singkatnya: ya, bila ditanyakan.</p>
<h2>Apa yang dimaksud kondisi yang sudah ada sebelumnya?</h2>
<p>Istilah ini, yang di polis sering tertulis <em>pre-existing condition</em>, mencakup penyakit, cedera, atau gejala yang sudah ada sebelum polis berlaku. Sudah ada berarti pernah didiagnosis, pernah diobati, atau gejalanya sudah dirasakan, walaupun Anda belum memeriksakan diri.</p>
<p>Definisi persisnya berbeda di setiap polis. Ada polis yang hanya melihat beberapa tahun ke belakang, ada yang tanpa batas waktu. Bacalah bagian definisi sebelum menjawab.</p>
<h2>Mengapa perusahaan asuransi bertanya?</h2>
<p>Premi dihitung dari perkiraan risiko. Agar perkiraan itu adil bagi semua peserta, perusahaan asuransi perlu mengetahui keadaan setiap calon tertanggung. Hukum asuransi mengharuskan kedua pihak saling jujur: Anda memberi keterangan yang benar, dan perusahaan asuransi menjelaskan produknya dengan benar.</p>
<h2>Apa yang mungkin terjadi setelah Anda jujur?</h2>
<ul>
<li><strong>Diterima seperti biasa.</strong> Riwayat ringan yang sudah sembuh sering tidak berpengaruh.</li>
<li><strong>Diterima dengan masa tunggu.</strong> Kondisi itu baru dijamin setelah jangka waktu tertentu, lazimnya 24 bulan bila memang dijamin.</li>
<li><strong>Diterima dengan pengecualian.</strong> Kondisi itu tidak dijamin, tetapi penyakit lain tetap dijamin.</li>
<li><strong>Diterima dengan tambahan premi,</strong> atau pengajuan ditunda sampai pengobatan selesai.</li>
<li><strong>Ditolak.</strong> Produk lain dengan ketentuan berbeda mungkin masih terbuka.</li>
</ul>
<p>Di situs kami, sebagian produk memakai daftar pertanyaan dengan jawaban yang disyaratkan. Bila jawaban Anda berbeda dari syaratnya, sistem akan memberi tahu bahwa produk itu belum dapat Anda beli, dan Anda dapat mencoba produk lain. Lebih baik mengetahuinya sekarang daripada saat klaim.</p>
<h2>Apa yang terjadi bila disembunyikan?</h2>
<p>Ketika ada klaim, perusahaan asuransi dapat meminta rekam medis. Bila ternyata ada keterangan penting yang tidak disampaikan, klaim dapat ditolak dan kelangsungan polis dapat dipersoalkan. Premi yang sudah dibayar bertahun-tahun tidak menghasilkan perlindungan justru pada saat paling dibutuhkan.</p>
<h2>Cara mengisi deklarasi dengan benar</h2>
<ol>
<li><strong>Siapkan catatan.</strong> Kumpulkan hasil pemeriksaan, nama obat, dan tahun kejadian.</li>
<li><strong>Baca pertanyaan sampai selesai.</strong> Perhatikan jangka waktunya, misalnya “dalam lima tahun terakhir”.</li>
<li><strong>Jawab yang ditanyakan, selengkapnya.</strong> Bila ragu apakah sesuatu perlu disebut, sebutkan.</li>
<li><strong>Isi sendiri.</strong> Jangan membiarkan orang lain menjawab tanpa Anda membacanya kembali.</li>
<li><strong>Simpan salinannya.</strong> Jawaban Anda tersimpan pada rincian pesanan di akun.</li>
</ol>
<h2>Pertanyaan untuk perusahaan asuransi</h2>
<ul>
<li>Apakah kondisi saya dikecualikan selamanya atau hanya selama masa tunggu?</li>
<li>Apakah penyakit lain yang berkaitan dengannya ikut dikecualikan?</li>
<li>Dapatkah pengecualian ditinjau kembali bila hasil pemeriksaan saya membaik?</li>
</ul>
<p>Mintalah jawabannya tertulis di polis atau endorsemen. Janji lisan sulit dibuktikan ketika klaim diajukan.</p>
<h2>Contoh</h2>
<p>Pak Hendra rutin minum obat tekanan darah. Ia mengajukan asuransi rawat inap dan menyebutkannya. Produk pertama tidak dapat dibeli karena mensyaratkan tidak ada obat rutin. Ia beralih ke produk lain yang menerima dengan masa tunggu lebih panjang. Dua tahun kemudian, ketika dirawat karena tifus, klaimnya dibayar tanpa persoalan. Seandainya ia menyembunyikan obat itu, setiap klaim akan disertai rasa waswas.</p>
<h2>Keadaan berubah setelah polis terbit?</h2>
<p>Penyakit yang baru muncul setelah polis berlaku dan setelah masa tunggu berakhir bukan kondisi yang sudah ada sebelumnya. Itulah yang dijamin polis Anda. Karena itu, waktu terbaik membeli asuransi kesehatan adalah ketika Anda masih sehat.</p>
<p>Baca juga <a href="/articles/memahami-masa-tunggu">cara kerja masa tunggu</a>, atau bandingkan syarat produk di halaman <a href="/products/kesehatan">asuransi kesehatan</a>.</p>
`,
};
