import type { ArticleSeed } from '../article.ts';

export const kecelakaanDiriDanAsuransiJiwa: ArticleSeed = {
  _id: 'kecelakaan-diri-dan-asuransi-jiwa',
  title: 'Kecelakaan diri dan asuransi jiwa berjangka: apa bedanya?',
  excerpt:
    'Keduanya membayar santunan bila tertanggung meninggal dunia, tetapi tidak untuk sebab yang sama. Lihat mana yang Anda perlukan.',
  category: { name: 'Jiwa' },
  createdAt: '2026-01-20T02:00:00.000Z',
  status: 'active',
  content: `
<p>Banyak orang menyebut semua asuransi dengan santunan kematian sebagai asuransi jiwa. Dalam percakapan sehari-hari tidak apa-apa. Namun ketika memilih produk, perbedaan antara asuransi kecelakaan diri dan asuransi jiwa berjangka sangat menentukan.</p>
<h2>Kuncinya ada pada penyebab</h2>
<p>Asuransi jiwa berjangka membayar bila tertanggung meninggal dunia dalam masa pertanggungan, baik karena sakit maupun kecelakaan, dengan beberapa pengecualian. Asuransi kecelakaan diri hanya membayar bila penyebabnya <strong>kecelakaan</strong>: peristiwa yang datang tiba-tiba, dari luar, tidak disengaja, dan menimbulkan cedera yang dapat dibuktikan secara medis.</p>
<p>Jatuh dari tangga, tertabrak kendaraan, atau tenggelam adalah kecelakaan. Serangan jantung saat menyetir pada umumnya dianggap penyakit, walaupun terjadi di jalan.</p>
<h2>Empat jaminan kecelakaan diri</h2>
<p>Di Indonesia, jaminan kecelakaan diri biasa ditandai dengan huruf.</p>
<table>
<thead><tr><th scope="col">Jaminan</th><th scope="col">Untuk</th><th scope="col">Dibayar</th></tr></thead>
<tbody>
<tr><td>A</td><td>Meninggal dunia</td><td>100% uang pertanggungan</td></tr>
<tr><td>B</td><td>Cacat tetap</td><td>Persentase menurut tabel, paling banyak 100%</td></tr>
<tr><td>C</td><td>Cacat sementara</td><td>Santunan mingguan, bila tersedia</td></tr>
<tr><td>D</td><td>Biaya pengobatan</td><td>Sesuai kuitansi, lazimnya paling banyak 10% uang pertanggungan</td></tr>
</tbody>
</table>
<p>Jaminan B adalah kelebihan kecelakaan diri. Kehilangan penglihatan, jari, atau anggota tubuh dapat menghentikan penghasilan, sedangkan asuransi jiwa berjangka tanpa tambahan baru membayar setelah kematian.</p>
<h2>Perbedaan yang lain</h2>
<ul>
<li><strong>Premi.</strong> Kecelakaan diri lebih murah karena risikonya lebih sempit. Yang menentukan terutama pekerjaan dan uang pertanggungan, sedangkan pada asuransi jiwa usia dan kesehatan lebih berpengaruh.</li>
<li><strong>Pemeriksaan kesehatan.</strong> Kecelakaan diri umumnya tidak memerlukannya. Asuransi jiwa dengan uang pertanggungan besar sering memerlukannya.</li>
<li><strong>Masa tunggu.</strong> Kecelakaan diri umumnya tanpa masa tunggu. Asuransi jiwa dapat memilikinya.</li>
<li><strong>Jangka waktu.</strong> Kecelakaan diri lazimnya satu tahun dan diperpanjang. Asuransi jiwa berjangka dapat 5, 10, atau 20 tahun.</li>
</ul>
<h2>Hal yang tidak dijamin kecelakaan diri</h2>
<p>Setiap polis memiliki daftar pengecualian. Yang lazim antara lain cedera yang disengaja, akibat alkohol atau narkotika, keikutsertaan dalam tindak kejahatan, serta olahraga berbahaya seperti menyelam, panjat tebing, atau balap motor, kecuali bila diperluas. Bila pekerjaan atau hobi Anda termasuk berisiko, sampaikan sejak awal.</p>
<h2>Contoh perhitungan</h2>
<p>Pak Yudi memiliki kecelakaan diri dengan uang pertanggungan Rp200 juta. Tangannya terjepit mesin dan ia kehilangan fungsi ibu jari kanan. Bila tabel di polisnya menetapkan 25% untuk cacat itu, santunan cacat tetapnya Rp50 juta. Biaya pengobatan Rp14 juta diganti sesuai kuitansi karena masih di bawah batas 10%, yaitu Rp20 juta. Angka tabel berbeda di setiap polis, jadi mintalah tabelnya sebelum membeli.</p>
<h2>Batas waktu yang perlu diingat</h2>
<p>Kecelakaan sebaiknya dilaporkan dalam 5 hari kalender. Kematian atau cacat tetap umumnya dijamin bila terjadi dalam 12 bulan sejak tanggal kecelakaan. Simpan kuitansi pengobatan sejak hari pertama, dan mintalah surat keterangan polisi untuk kecelakaan lalu lintas.</p>
<h2>Mana yang Anda perlukan?</h2>
<p>Bila Anda tulang punggung keluarga, kebutuhan utamanya adalah mengganti penghasilan, apa pun penyebab kematiannya. Asuransi jiwa berjangka menjawab kebutuhan itu. Bila anggaran terbatas, bila mobilitas Anda tinggi, atau bila pekerjaan Anda mengandalkan tangan dan kaki, kecelakaan diri memberi perlindungan besar dengan premi ringan.</p>
<p>Keduanya dapat dimiliki bersama. Santunan meninggal dunia dan cacat tetap dibayarkan dalam jumlah tetap, sehingga tidak mengurangi santunan dari polis lain.</p>
<p>Apa pun pilihannya, isilah <a href="/articles/menunjuk-penerima-manfaat">penerima manfaat</a> dengan teliti. Lihat pilihan dan preminya di halaman <a href="/products/kecelakaandiri">asuransi jiwa dan kecelakaan diri</a>; cukup masukkan tanggal lahir.</p>
`,
};
