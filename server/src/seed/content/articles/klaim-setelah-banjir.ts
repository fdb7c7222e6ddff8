import type { ArticleSeed } from '../article.ts';

export const klaimSetelahBanjir: ArticleSeed = {
  _id: 'klaim-setelah-banjir',
  title: 'Setelah banjir surut: langkah mengajukan klaim mobil dan rumah',
  excerpt:
    'Jangan nyalakan mesin, foto semuanya, dan lapor sebelum batas waktu. Urutan langkah yang menyelamatkan klaim banjir Anda.',
  category: { name: 'Klaim' },
  createdAt: '2026-11-10T02:00:00.000Z',
  status: 'active',
  content: `
<p>Musim hujan kembali tiba, dan banjir sering datang ketika kita paling tidak siap. Apa yang Anda lakukan dalam beberapa jam pertama menentukan seberapa lancar klaim diproses. Berikut urutannya, untuk kendaraan maupun rumah.</p>
<h2>Sebelum itu: apakah banjir dijamin?</h2>
<p>Banjir bukan bagian dari jaminan dasar. Pada polis kendaraan maupun polis kebakaran, banjir baru dijamin bila Anda membeli perluasannya. Buka ikhtisar polis dan cari kata “banjir” di daftar jaminan tambahan. Bila tidak ada, klaim akibat banjir tidak dapat diproses, tetapi Anda dapat menambahkan perluasan itu saat perpanjangan berikutnya.</p>
<h2>Langkah untuk mobil</h2>
<ol>
<li><strong>Jangan menyalakan mesin.</strong> Air yang masuk ke ruang bakar dapat merusak mesin seketika, dan kerusakan karena mesin dipaksa hidup dapat menjadi alasan penolakan.</li>
<li><strong>Lepaskan kutub aki</strong> bila aman dilakukan, lalu jauhkan mobil dari genangan dengan didorong atau diderek.</li>
<li><strong>Foto dan rekam video</strong> dari semua sisi: ketinggian air, pelat nomor, ruang mesin, dan bagian dalam kabin.</li>
<li><strong>Lapor dalam 5 hari kalender</strong> sejak kejadian. Batas waktu ini lazim dalam polis standar kendaraan bermotor.</li>
<li><strong>Tunggu survei</strong> sebelum memperbaiki. Memperbaiki sendiri tanpa persetujuan membuat kerusakan sulit dinilai.</li>
</ol>
<h2>Langkah untuk rumah</h2>
<ol>
<li><strong>Utamakan keselamatan.</strong> Matikan listrik dari meteran, dan masuklah hanya bila petugas menyatakan aman.</li>
<li><strong>Catat tanda ketinggian air</strong> di dinding sebelum dibersihkan.</li>
<li><strong>Foto setiap ruangan</strong> dan setiap barang yang rusak. Jangan membuang barang sebelum didokumentasikan.</li>
<li><strong>Cegah kerugian bertambah,</strong> misalnya dengan memindahkan barang yang masih kering. Simpan kuitansi biaya darurat.</li>
<li><strong>Lapor dalam 7 hari kalender</strong> sejak kejadian, sesuai kelaziman polis standar kebakaran.</li>
</ol>
<h2>Dokumen yang disiapkan</h2>
<table>
<thead><tr><th scope="col">Kendaraan</th><th scope="col">Rumah</th></tr></thead>
<tbody>
<tr><td>Formulir dan kronologi kejadian</td><td>Formulir laporan kerugian</td></tr>
<tr><td>Salinan polis</td><td>Salinan polis</td></tr>
<tr><td>Salinan SIM, STNK, dan KTP</td><td>Salinan KTP</td></tr>
<tr><td>Foto kerusakan</td><td>Foto kerusakan</td></tr>
<tr><td>Estimasi biaya bengkel</td><td>Rincian biaya perbaikan dari kontraktor</td></tr>
<tr><td></td><td>Surat keterangan lurah atau kepolisian</td></tr>
</tbody>
</table>
<p>Foto yang jelas menghemat waktu semua pihak. Ambil satu foto jauh yang menunjukkan keadaan keseluruhan, lalu satu foto dekat untuk setiap kerusakan.</p>
<h2>Kesalahan yang sering terjadi</h2>
<ul>
<li>Menyalakan mesin “sebentar saja” untuk memeriksa apakah masih hidup.</li>
<li>Membersihkan lumpur sebelum ada satu pun foto.</li>
<li>Membawa mobil ke bengkel langganan dan langsung membongkarnya.</li>
<li>Menunda laporan karena menunggu banjir benar-benar surut. Laporkan dahulu; dokumen dapat menyusul.</li>
<li>Menuliskan kronologi yang berbeda di formulir dan di surat keterangan. Tulis satu kali dengan tenang, lalu pakai naskah yang sama.</li>
</ul>
<h2>Mengajukan lewat situs kami</h2>
<p>Buka halaman <a href="/claims">klaim</a>, pilih jenis produk, lalu masukkan nomor polis. Setelah data polis tampil, tekan Ajukan Klaim. Isi penyebab, tanggal kejadian, serta unggah dokumen yang diminta; semuanya dapat dilakukan dari ponsel. Setelah terkirim, Anda dapat memantau setiap tahapnya di akun Anda, dari verifikasi sampai pembayaran.</p>
<p>Bila ada dokumen yang perlu diperbaiki, Anda akan melihat catatannya beserta tombol unggah. Melengkapi dokumen secepatnya adalah cara terbaik mempercepat proses.</p>
<h2>Berapa yang diganti?</h2>
<p>Untuk banjir, polis kendaraan lazim menetapkan risiko sendiri 10% dari nilai klaim dengan batas paling sedikit Rp500.000. Jika biaya perbaikan Rp18 juta, Anda menanggung Rp1,8 juta dan perusahaan asuransi membayar Rp16,2 juta. Jika biayanya Rp4 juta, 10% hanya Rp400.000, sehingga yang berlaku adalah batas Rp500.000.</p>
<p>Klaim ditolak dan Anda merasa keputusan itu keliru? Anda berhak meminta penjelasan tertulis dan mengajukan banding. Pelajari jalurnya di artikel <a href="/articles/hak-mengadu-ojk-dan-laps-sjk">hak Anda untuk mengadu</a>.</p>
`,
};
