import type { ArticleSeed } from '../article.ts';

export const hargaPertanggunganRumah: ArticleSeed = {
  _id: 'harga-pertanggungan-rumah',
  title: 'Berapa harga pertanggungan rumah yang tepat?',
  excerpt:
    'Terlalu rendah, klaim dibayar sebagian. Terlalu tinggi, premi terbuang. Begini cara menghitung nilai bangunan untuk asuransi rumah.',
  category: { name: 'Properti' },
  createdAt: '2026-03-17T02:00:00.000Z',
  status: 'active',
  content: `
<p>Saat mengisi formulir asuransi rumah, Anda diminta memasukkan harga bangunan. Banyak yang menulis harga beli rumah, ada pula yang menulis angka kecil agar premi ringan. Keduanya berisiko. Angka inilah yang menjadi dasar perhitungan ketika musibah terjadi.</p>
<h2>Bukan harga jual, melainkan biaya membangun kembali</h2>
<p>Harga jual rumah mencakup tanah dan lokasi. Tanah tidak ikut terbakar, jadi tidak perlu diasuransikan. Yang dibutuhkan adalah biaya membangun kembali rumah yang sama, dengan bahan dan ukuran yang sama, pada harga saat ini.</p>
<p>Cara menghitungnya sederhana:</p>
<p><strong>luas seluruh lantai × biaya membangun per meter persegi = harga pertanggungan bangunan</strong></p>
<p>Misalnya rumah dua lantai dengan luas bangunan 120 m² dan biaya membangun Rp5 juta per m². Harga pertanggungannya Rp600 juta, walaupun rumah itu mungkin laku dijual Rp1,5 miliar berikut tanahnya. Tanyakan biaya per meter persegi kepada kontraktor setempat, karena angkanya berbeda di setiap daerah.</p>
<h2>Bahaya menulis terlalu rendah</h2>
<p>Bila harga pertanggungan lebih kecil dari nilai sebenarnya, polis menganggap Anda ikut menanggung sebagian risiko. Keadaan ini disebut pertanggungan di bawah harga. Ganti rugi dihitung secara sebanding:</p>
<p><strong>(harga pertanggungan ÷ nilai sebenarnya) × kerugian</strong></p>
<p>Misalkan nilai bangunan sesungguhnya Rp800 juta, tetapi Anda mengasuransikannya Rp500 juta. Dapur terbakar dengan kerugian Rp200 juta. Banyak orang mengira kerugian itu diganti penuh karena masih di bawah Rp500 juta. Kenyataannya:</p>
<table>
<thead><tr><th scope="col">Keterangan</th><th scope="col">Jumlah</th></tr></thead>
<tbody>
<tr><td>Kerugian</td><td>Rp200.000.000</td></tr>
<tr><td>Perbandingan 500 ÷ 800</td><td>62,5%</td></tr>
<tr><td>Ganti rugi sebelum risiko sendiri</td><td>Rp125.000.000</td></tr>
<tr><td>Kekurangan yang Anda tanggung</td><td>Rp75.000.000</td></tr>
</tbody>
</table>
<p>Penghematan premi kurang dari seratus ribu rupiah setahun berubah menjadi kerugian Rp75 juta.</p>
<h2>Terlalu tinggi juga tidak berguna</h2>
<p>Asuransi kerugian mengembalikan keadaan, bukan memberi keuntungan. Bila nilai bangunan Rp600 juta diasuransikan Rp1 miliar, ganti rugi tetap paling banyak sebesar kerugian nyata. Kelebihan preminya terbuang.</p>
<h2>Bagaimana dengan apartemen?</h2>
<p>Di apartemen, struktur gedung dan fasilitas bersama biasanya sudah diasuransikan pengelola, dan preminya termasuk dalam iuran. Yang perlu Anda jamin sendiri adalah bagian dalam unit: lantai, dinding penyekat, dapur tanam, dan perabot. Mintalah salinan ikhtisar polis gedung agar tidak ada yang dijamin dua kali atau terlewat sama sekali.</p>
<h2>Jangan lupakan isinya</h2>
<p>Bangunan dan isi rumah dihitung terpisah. Perabot, alat elektronik, dan pakaian sering bernilai lebih besar dari dugaan. Berjalanlah dari ruang ke ruang dengan kamera ponsel, rekam setiap barang, dan simpan videonya di penyimpanan daring. Rekaman itu sekaligus menjadi bukti saat klaim. Tanyakan kepada kami apakah produk pilihan Anda menjamin isi rumah.</p>
<h2>Berapa preminya?</h2>
<p>Untuk rumah tinggal sampai tiga lantai dengan konstruksi kelas 1, yaitu dinding, lantai, rangka, dan atap dari bahan yang tidak mudah terbakar, tarif kebakaran berkisar 0,294 sampai 0,328 permil per tahun. Bangunan Rp600 juta berarti premi dasar sekitar Rp176.400 sampai Rp196.800 setahun. Menaikkan harga pertanggungan Rp100 juta hanya menambah premi sekitar Rp30.000.</p>
<h2>Perbarui setiap tahun</h2>
<ul>
<li>Harga bahan bangunan naik. Periksa kembali setiap perpanjangan.</li>
<li>Menambah lantai, mengganti atap, atau memasang kanopi mengubah nilai bangunan.</li>
<li>Perubahan pemakaian, misalnya sebagian rumah menjadi warung, wajib diberitahukan karena tarifnya berbeda.</li>
</ul>
<p>Coba masukkan angka Anda di halaman <a href="/products/kebakaran">asuransi kebakaran</a>. Tinggal di daerah rawan gempa? Baca juga <a href="/articles/zona-gempa-dan-premi-rumah">pengaruh zona gempa terhadap premi</a>.</p>
`,
};
