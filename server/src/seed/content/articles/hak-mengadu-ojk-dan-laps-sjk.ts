import type { ArticleSeed } from '../article.ts';

export const hakMengaduOjkDanLapsSjk: ArticleSeed = {
  _id: 'hak-mengadu-ojk-dan-laps-sjk',
  title: 'Tidak puas dengan keputusan klaim? Ini jalur pengaduan Anda',
  excerpt:
    'Dari banding, pengaduan tertulis, OJK, sampai LAPS SJK: urutan yang benar, batas waktunya, dan dokumen yang perlu disimpan.',
  category: { name: 'Klaim' },
  createdAt: '2026-09-29T02:00:00.000Z',
  status: 'active',
  content: `
<p>Sebagian besar klaim selesai tanpa masalah. Namun bila Anda merasa sebuah keputusan tidak adil, Anda tidak sendirian dan tidak harus langsung ke pengadilan. Sebagai konsumen jasa keuangan, Anda memiliki jalur pengaduan yang jelas dan tidak dipungut biaya pada tahap awalnya.</p>
<h2>Langkah 1: minta penjelasan tertulis</h2>
<p>Setiap penolakan seharusnya disertai alasan. Mintalah pasal polis yang dijadikan dasar. Sering kali persoalannya hanya dokumen yang kurang atau kronologi yang tidak jelas, dan selesai setelah dilengkapi.</p>
<h2>Langkah 2: ajukan banding</h2>
<p>Di akun Anda, klaim yang sudah diputuskan dapat diajukan banding dengan mengunggah surat dalam bentuk PDF, paling besar 2 MB. Tulislah dengan singkat: nomor klaim, bagian keputusan yang Anda persoalkan, alasan, dan bukti baru bila ada. Riwayat banding serta surat jawabannya tersimpan di halaman klaim.</p>
<h2>Langkah 3: sampaikan pengaduan</h2>
<p>Bila banding belum menyelesaikan masalah, sampaikan pengaduan kepada perusahaan yang bersangkutan, baik perusahaan asuransi maupun kami sebagai pialang. Pengaduan lisan ditindaklanjuti paling lama 5 hari kerja. Pengaduan tertulis diselesaikan paling lama 10 hari kerja sejak dokumen diterima lengkap, dan dalam keadaan tertentu dapat diperpanjang dengan pemberitahuan kepada Anda.</p>
<p>Siapkan identitas, nomor polis, uraian masalah, dan dokumen pendukung. Pengaduan kepada kami dapat disampaikan melalui kanal yang tercantum di halaman <a href="/p/penanganan-pengaduan">penanganan pengaduan</a>.</p>
<h2>Langkah 4: laporkan ke OJK</h2>
<p>Otoritas Jasa Keuangan (OJK) mengawasi perusahaan asuransi dan pialang. Anda dapat menghubungi Kontak 157 melalui telepon 157, WhatsApp 081 157 157 157, atau email konsumen@ojk.go.id. Melalui portal pelindungan konsumen, Anda dapat memantau tanggapan perusahaan. OJK tidak menggantikan hakim, tetapi memastikan bahwa perusahaan menangani pengaduan Anda sesuai aturan.</p>
<h2>Langkah 5: selesaikan di LAPS SJK</h2>
<p>Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK) menyelesaikan sengketa di luar pengadilan. Caranya antara lain:</p>
<ul>
<li><strong>Mediasi:</strong> seorang mediator membantu kedua pihak mencapai kesepakatan.</li>
<li><strong>Arbitrase:</strong> arbiter memeriksa perkara dan menjatuhkan putusan yang final dan mengikat.</li>
</ul>
<p>Sengketa pada umumnya diterima bila Anda sudah lebih dahulu mengadu kepada perusahaan, tanggapannya tidak memuaskan atau tidak diberikan, dan perkaranya tidak sedang diperiksa atau sudah diputus lembaga lain. Ketentuan dan biayanya dapat Anda tanyakan langsung kepada LAPS SJK.</p>
<h2>Ringkasan jalur</h2>
<table>
<thead><tr><th scope="col">Tahap</th><th scope="col">Kepada</th><th scope="col">Waktu</th></tr></thead>
<tbody>
<tr><td>Banding klaim</td><td>Perusahaan asuransi, lewat akun Anda</td><td>Sampai batas waktu di halaman klaim</td></tr>
<tr><td>Pengaduan tertulis</td><td>Perusahaan asuransi atau pialang</td><td>10 hari kerja</td></tr>
<tr><td>Laporan</td><td>OJK, Kontak 157</td><td>Dapat dipantau di portal</td></tr>
<tr><td>Sengketa</td><td>LAPS SJK</td><td>Sesuai peraturan lembaga</td></tr>
</tbody>
</table>
<h2>Susunan surat yang baik</h2>
<ol>
<li>Identitas Anda, nomor polis, dan nomor klaim.</li>
<li>Kronologi singkat menurut tanggal, paling banyak satu halaman.</li>
<li>Keputusan yang dipersoalkan, dikutip apa adanya.</li>
<li>Alasan Anda, dengan menunjuk pasal polis atau bukti.</li>
<li>Permintaan yang jelas, misalnya pembayaran sejumlah tertentu atau pemeriksaan ulang.</li>
<li>Daftar lampiran serta cara menghubungi Anda.</li>
</ol>
<h2>Setelah disetujui, kapan dibayar?</h2>
<p>Peraturan OJK menetapkan bahwa klaim dibayar dalam jangka waktu yang disebut polis, atau paling lama 30 hari sejak ada kesepakatan atau kepastian mengenai jumlahnya, mana yang lebih singkat. Bila lewat dari itu, Anda berhak menanyakannya.</p>
<h2>Simpan jejaknya</h2>
<p>Pengaduan yang kuat adalah pengaduan yang terdokumentasi. Simpan email, nomor tiket, nama petugas, dan tanggal setiap percakapan. Tulis kronologi dalam urutan waktu. Nada yang tenang dan fakta yang rapi hampir selalu lebih berhasil daripada kemarahan.</p>
<p>Kami mendampingi tertanggung sampai klaim selesai. Bila Anda ragu harus mulai dari mana, <a href="/contact">hubungi kami</a>, dan kita susun langkahnya bersama.</p>
`,
};
