import type { ArticleSeed } from '../article.ts';

export const masaMempelajariPolis: ArticleSeed = {
  _id: 'masa-mempelajari-polis',
  title: 'Masa mempelajari polis: dua minggu untuk berubah pikiran',
  excerpt:
    'Setelah polis diterima, Anda umumnya punya 14 hari kalender untuk membaca dan membatalkannya. Gunakan waktu itu dengan baik.',
  category: { name: 'Panduan' },
  createdAt: '2026-08-04T02:00:00.000Z',
  status: 'active',
  content: `
<p>Membeli asuransi sering terasa seperti menandatangani sesuatu yang baru dibaca belakangan. Karena itulah ada masa mempelajari polis, yang di brosur kadang disebut <em>free look</em> atau <em>cooling off</em>. Selama masa ini Anda boleh membatalkan polis tanpa harus memberi alasan.</p>
<h2>Berapa lama?</h2>
<p>Pada asuransi jiwa dan kesehatan, lazimnya 14 hari kalender sejak polis Anda terima. Sebagian produk memberi waktu lebih panjang. Untuk asuransi kendaraan dan rumah, ketentuannya mengikuti pasal pembatalan di polis. Angka yang berlaku tercantum di polis dan, untuk produk kesehatan dan jiwa, di panel samping halaman rincian.</p>
<p>Polis elektronik umumnya dianggap diterima ketika dikirim ke email atau tersedia di akun Anda. Maka hitungannya dimulai hari itu, walaupun versi cetaknya datang kemudian.</p>
<h2>Apa yang Anda terima kembali?</h2>
<p>Premi dikembalikan setelah dikurangi biaya yang sudah dikeluarkan, misalnya biaya administrasi, cetak polis, atau pemeriksaan kesehatan. Bila dalam masa itu sudah ada klaim yang dibayar, pembatalan umumnya tidak dapat dilakukan. Polis yang dibatalkan dianggap tidak pernah berlaku, sehingga kejadian di antaranya tidak dijamin.</p>
<h2>Jangan tertukar dengan istilah lain</h2>
<table>
<thead><tr><th scope="col">Istilah</th><th scope="col">Artinya</th></tr></thead>
<tbody>
<tr><td>Masa mempelajari polis</td><td>Waktu untuk membaca dan membatalkan setelah polis diterima</td></tr>
<tr><td>Masa tunggu</td><td>Waktu sebelum manfaat tertentu dapat digunakan</td></tr>
<tr><td>Masa tenggang</td><td>Kelonggaran membayar premi setelah jatuh tempo, lazimnya 30 hari</td></tr>
</tbody>
</table>
<h2>Daftar periksa dua minggu pertama</h2>
<p>Sisihkan setengah jam, lalu cocokkan polis dengan hal-hal berikut.</p>
<ol>
<li><strong>Data diri:</strong> nama, tanggal lahir, nomor identitas, dan alamat sama dengan KTP.</li>
<li><strong>Objek:</strong> nomor rangka dan mesin, atau alamat bangunan, ditulis dengan benar.</li>
<li><strong>Manfaat:</strong> daftar dan batasnya sama dengan yang Anda lihat saat memesan.</li>
<li><strong>Premi:</strong> jumlah dan masa pembayarannya sesuai.</li>
<li><strong>Pengecualian:</strong> tidak ada hal penting bagi Anda yang ternyata tidak dijamin.</li>
<li><strong>Masa tunggu dan risiko sendiri:</strong> dapat Anda terima.</li>
<li><strong>Penerima manfaat:</strong> nama dan hubungannya tepat.</li>
<li><strong>Jawaban deklarasi:</strong> sesuai dengan yang Anda isi.</li>
</ol>
<p>Kesalahan ketik tidak perlu berakhir dengan pembatalan. Mintalah perbaikan, dan perusahaan asuransi akan menerbitkan endorsemen.</p>
<h2>Bila Anda ingin membatalkan</h2>
<ol>
<li>Kirim permintaan tertulis sebelum masa itu berakhir. Sebutkan nomor polis, nama pemegang polis, dan nomor rekening untuk pengembalian.</li>
<li>Lampirkan salinan KTP dan, bila ada, polis cetaknya.</li>
<li>Simpan bukti pengiriman. Tanggal permintaan diterima adalah tanggal yang dihitung.</li>
<li>Pantau pengembaliannya. Jika melebihi waktu yang dijanjikan, tanyakan kepada kami.</li>
</ol>
<h2>Setelah masa itu lewat</h2>
<p>Polis tetap dapat dihentikan, tetapi hitungannya berbeda. Pada asuransi kerugian, premi untuk sisa waktu dapat dikembalikan sebagian menurut pasal pembatalan. Pada asuransi kesehatan dan jiwa berjangka, umumnya tidak ada premi yang kembali, dan perlindungan berhenti ketika premi tidak dibayar sampai masa tenggang berakhir. Jadi, keputusan paling murah selalu dibuat dalam dua minggu pertama.</p>
<h2>Pikirkan pengganti sebelum membatalkan</h2>
<p>Membatalkan berarti kembali tanpa perlindungan. Bila alasannya produk kurang sesuai, pesanlah penggantinya lebih dahulu dan tunggu sampai berlaku. Untuk kesehatan, ingat bahwa masa tunggu polis baru dihitung dari awal.</p>
<p>Bila alasannya premi terlalu berat, bicarakan dengan kami. Mungkin manfaatnya dapat disesuaikan, atau ada produk lain dengan batas yang lebih rendah. Perlindungan sederhana yang bertahan lebih baik daripada perlindungan lengkap yang berhenti di tengah jalan.</p>
<p>Polis Anda dapat dibuka kapan saja di <a href="/account?tab=policy">akun Anda</a>. Bila perlu panduan membacanya, mulailah dari <a href="/articles/cara-membaca-polis">enam bagian polis yang paling penting</a>.</p>
`,
};
