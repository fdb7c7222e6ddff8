import type { ArticleSeed } from '../article.ts';

export const rumahSewaSiapaYangMengasuransikan: ArticleSeed = {
  _id: 'rumah-sewa-siapa-yang-mengasuransikan',
  title: 'Rumah sewa: pemilik atau penyewa yang mengasuransikan?',
  excerpt:
    'Bangunan milik orang lain, barang milik Anda. Siapa menjamin apa, dan apa yang sebaiknya ditulis dalam perjanjian sewa?',
  category: { name: 'Properti' },
  createdAt: '2026-04-07T02:00:00.000Z',
  status: 'active',
  content: `
<p>Kompor lupa dimatikan, dapur rumah kontrakan terbakar. Pemilik menuntut penyewa, penyewa kehilangan perabotnya, dan ternyata tidak ada satu pun yang memiliki asuransi. Kejadian seperti ini dapat dicegah bila sejak awal jelas siapa mengasuransikan apa.</p>
<h2>Prinsipnya: ada kepentingan, boleh mengasuransikan</h2>
<p>Seseorang boleh mengasuransikan harta bila ia akan menderita kerugian keuangan ketika harta itu rusak. Inilah yang disebut kepentingan yang dapat diasuransikan. Pemilik mempunyainya atas bangunan. Penyewa mempunyainya atas barang-barangnya sendiri, dan dapat pula mempunyainya atas bangunan bila perjanjian sewa mewajibkannya mengganti kerusakan.</p>
<h2>Pembagian yang lazim</h2>
<table>
<thead><tr><th scope="col">Yang dijamin</th><th scope="col">Pemilik</th><th scope="col">Penyewa</th></tr></thead>
<tbody>
<tr><td>Bangunan dan instalasi tetap</td><td>Ya</td><td>Hanya bila diperjanjikan</td></tr>
<tr><td>Perabot bawaan pemilik</td><td>Ya</td><td>Tidak</td></tr>
<tr><td>Perabot dan barang penyewa</td><td>Tidak</td><td>Ya</td></tr>
<tr><td>Renovasi oleh penyewa</td><td>Tidak</td><td>Ya</td></tr>
</tbody>
</table>
<p>Polis pemilik tidak mengganti barang penyewa. Sebaliknya, polis penyewa atas barangnya tidak membangun kembali rumah pemilik.</p>
<h2>Untuk pemilik rumah</h2>
<p>Beri tahu perusahaan asuransi bahwa rumah disewakan. Pemakaian bangunan memengaruhi tarif: rumah tinggal, rumah kos, dan ruko memiliki tarif yang berbeda. Rumah tinggal kelas konstruksi 1, misalnya, bertarif kebakaran mulai 0,294 permil, sedangkan rumah kos mulai 0,478 permil. Bila rumah tinggal berubah menjadi kos tanpa pemberitahuan, klaim dapat terhambat.</p>
<p>Dalam formulir kami, pilih kepemilikan <strong>Milik Sendiri</strong> dan pemakaian bangunan yang sebenarnya. Bila rumah masih dalam cicilan, bank mungkin tercatat sebagai pihak yang berhak menerima ganti rugi lebih dahulu.</p>
<h2>Untuk penyewa</h2>
<p>Pilih kepemilikan <strong>Sewa</strong>. Sebelum mengisi harga, tentukan dahulu apa yang ingin Anda jamin: barang Anda sendiri, atau bangunan karena diwajibkan perjanjian sewa. Jumlahkan nilai perabot, elektronik, dan pakaian. Hasilnya sering mengejutkan; isi rumah petak sederhana pun mudah mencapai puluhan juta rupiah. Tidak semua produk menjamin isi rumah, jadi tanyakan kepada konsultan kami sebelum memesan.</p>
<h2>Yang sebaiknya ada dalam perjanjian sewa</h2>
<ol>
<li>Siapa yang mengasuransikan bangunan, dan siapa yang membayar preminya.</li>
<li>Siapa yang menanggung risiko sendiri bila terjadi klaim.</li>
<li>Kewajiban penyewa melaporkan kerusakan, misalnya dalam satu hari.</li>
<li>Larangan atau izin untuk usaha, menyimpan bahan mudah terbakar, dan mengubah instalasi listrik.</li>
<li>Apa yang terjadi dengan sewa bila rumah tidak dapat ditempati.</li>
</ol>
<p>Kalimat yang sederhana sudah cukup, asalkan tertulis dan ditandatangani kedua pihak.</p>
<h2>Bila Anda tinggal di kamar kos</h2>
<p>Pemilik kos sebaiknya mengasuransikan bangunan dengan pemakaian rumah kos, karena banyak penghuni berarti banyak kompor, setrika, dan pengisi daya. Penghuni mengurus barangnya sendiri. Bila asuransi isi kamar terasa berlebihan, paling tidak simpan salinan kuitansi laptop dan ponsel, gunakan stopkontak yang baik, dan jangan meninggalkan peralatan menyala ketika keluar.</p>
<h2>Tetap ada tanggung jawab</h2>
<p>Asuransi pemilik yang sudah membayar kerugian dapat menagih pihak yang bersalah. Hak ini disebut subrogasi. Jadi penyewa yang lalai belum tentu bebas, walaupun rumahnya diasuransikan pemilik. Bila Anda penyewa, tanyakan kepada pemilik apakah polisnya mencantumkan pelepasan hak itu.</p>
<h2>Kebiasaan kecil yang mencegah kerugian</h2>
<ul>
<li>Jangan menumpuk steker pada satu stopkontak.</li>
<li>Ganti selang dan regulator gas secara berkala.</li>
<li>Foto keadaan rumah saat masuk dan saat keluar.</li>
<li>Simpan alat pemadam api ringan di dekat dapur, dan pastikan semua penghuni tahu cara memakainya.</li>
</ul>
<p>Hitung premi bangunan Anda di halaman <a href="/products/kebakaran">asuransi kebakaran</a>, dan baca dahulu cara menentukan <a href="/articles/harga-pertanggungan-rumah">harga pertanggungan rumah</a> agar angkanya tepat.</p>
`,
};
