import type { ArticleSeed } from '../article.ts';

export const memahamiRisikoSendiri: ArticleSeed = {
  _id: 'memahami-risiko-sendiri',
  title: 'Risiko sendiri: bagian klaim yang tetap Anda bayar',
  excerpt:
    'Mengapa klaim Rp5 juta tidak dibayar Rp5 juta? Kenali cara risiko sendiri dihitung dan kapan sebaiknya Anda tidak mengajukan klaim.',
  category: { name: 'Panduan' },
  createdAt: '2026-04-21T02:00:00.000Z',
  status: 'active',
  content: `
<p>“Sudah bayar premi, kok masih harus bayar lagi di bengkel?” Pertanyaan ini sangat sering kami terima. Jawabannya hampir selalu sama: risiko sendiri. Di polis Anda mungkin tertulis <em>own risk</em> atau <em>deductible</em>; artinya sama.</p>
<h2>Apa itu risiko sendiri?</h2>
<p>Risiko sendiri adalah bagian dari setiap kerugian yang ditanggung tertanggung. Perusahaan asuransi membayar sisanya. Besarnya sudah ditetapkan di polis, jadi bukan sesuatu yang diputuskan saat klaim.</p>
<p>Ada dua alasan mengapa aturan ini ada. Pertama, menyaring klaim yang sangat kecil, yang biaya pengurusannya bisa lebih besar dari kerugiannya. Kedua, mendorong semua orang tetap berhati-hati. Karena ada risiko sendiri, premi dapat lebih rendah bagi semua.</p>
<h2>Tiga cara menghitungnya</h2>
<h3>Jumlah tetap</h3>
<p>Lazim pada asuransi mobil All Risk, misalnya Rp300.000 untuk setiap kejadian. Bila biaya perbaikan Rp2.500.000, perusahaan asuransi membayar Rp2.200.000 dan Anda membayar Rp300.000.</p>
<h3>Persentase dengan batas terendah</h3>
<p>Lazim pada perluasan banjir kendaraan: 10% dari nilai klaim, paling sedikit Rp500.000. Klaim Rp12 juta berarti risiko sendiri Rp1,2 juta. Klaim Rp3 juta berarti 10% hanya Rp300.000, sehingga batas terendah Rp500.000 yang berlaku.</p>
<h3>Persentase dari harga pertanggungan</h3>
<p>Dapat ditemukan pada asuransi gempa bumi, lazimnya 2,5%. Cara ini perlu dicermati karena dasarnya bukan nilai klaim. Perhatikan bedanya untuk rumah dengan harga pertanggungan Rp500 juta dan kerugian Rp80 juta:</p>
<table>
<thead><tr><th scope="col">Dasar 2,5%</th><th scope="col">Risiko sendiri</th><th scope="col">Dibayar</th></tr></thead>
<tbody>
<tr><td>Dari nilai klaim</td><td>Rp2.000.000</td><td>Rp78.000.000</td></tr>
<tr><td>Dari harga pertanggungan</td><td>Rp12.500.000</td><td>Rp67.500.000</td></tr>
</tbody>
</table>
<p>Satu frasa di polis membuat selisih lebih dari Rp10 juta. Karena itu, bacalah bukan hanya persentasenya, tetapi juga dasarnya.</p>
<h2>Satu kejadian, satu risiko sendiri</h2>
<p>Pada asuransi kendaraan, risiko sendiri dihitung untuk setiap <strong>kejadian</strong>, bukan setiap klaim. Misalnya pintu kiri tergores di parkiran bulan lalu, bemper belakang tersenggol minggu lalu, dan kap mesin terkena batu kemarin. Itu tiga kejadian. Walaupun diajukan dalam satu kunjungan ke bengkel, risiko sendirinya tiga kali Rp300.000, yaitu Rp900.000.</p>
<p>Sebaliknya, satu tabrakan yang merusak bemper, lampu, dan kap sekaligus adalah satu kejadian, dengan satu risiko sendiri.</p>
<h2>Kapan sebaiknya tidak mengajukan klaim?</h2>
<ul>
<li><strong>Kerugian lebih kecil dari risiko sendiri.</strong> Tidak ada yang dibayar, sedangkan catatan klaim tetap tersimpan.</li>
<li><strong>Kerugian sedikit di atasnya.</strong> Mengurus dokumen setengah hari untuk selisih Rp50.000 barangkali tidak sepadan.</li>
</ul>
<p>Namun bila ada pihak lain yang terluka atau dirugikan, selalu laporkan, sekecil apa pun kerusakan kendaraan Anda.</p>
<h2>Bila kesalahan ada pada pihak lain</h2>
<p>Mobil Anda ditabrak dari belakang, dan pengemudi lain mengakui kesalahannya. Risiko sendiri tetap dipotong dari klaim Anda, tetapi Anda dapat memintanya kepada pihak yang bersalah. Mintalah pernyataan tertulis, salinan identitas, dan nomor teleponnya sebelum berpisah. Perusahaan asuransi Anda juga berhak menagih pihak itu untuk bagian yang sudah dibayarnya, jadi jangan membuat surat pembebasan tanpa berkonsultasi dahulu.</p>
<h2>Berbeda dengan pembagian biaya</h2>
<p>Pada asuransi kesehatan ada istilah lain, yaitu pembagian biaya (<em>co-payment</em>). Anda membayar persentase tertentu dari tagihan, biasanya dengan batas paling banyak. Bedanya, risiko sendiri memotong dari bawah, sedangkan pembagian biaya memotong dari setiap rupiah sampai batasnya. Ketentuannya ada di polis dan di rincian produk.</p>
<h2>Sebelum membandingkan harga</h2>
<p>Premi yang lebih murah kadang berarti risiko sendiri yang lebih besar. Bandingkan keduanya sekaligus. Pada daftar <a href="/products/kendaraan">asuransi kendaraan</a>, buka rincian produk untuk melihat risiko sendiri sebelum Anda memesan. Bila angkanya tidak Anda temukan, <a href="/contact">tanyakan kepada kami</a>.</p>
`,
};
