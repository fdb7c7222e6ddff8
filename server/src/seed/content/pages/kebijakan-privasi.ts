import { html, type PageBrand, type PageSeed } from '../page.ts';

export const kebijakanPrivasi = (brand: PageBrand): PageSeed => ({
  slug: 'kebijakan-privasi',
  title: 'Kebijakan Privasi',
  description: `Data pribadi apa yang diproses ${brand.name}, untuk apa, berapa lama disimpan, dan hak Anda menurut UU Pelindungan Data Pribadi.`,
  updatedAt: '2026-11-02T02:00:00.000Z',
  content: html`
<p>${brand.legalName} (selanjutnya “kami”) adalah pengendali data pribadi atas data yang Anda berikan melalui situs ini. Kebijakan ini disusun berdasarkan Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).</p>
<h2>Data yang kami proses</h2>
<table>
<thead><tr><th scope="col">Kelompok</th><th scope="col">Isinya</th></tr></thead>
<tbody>
<tr><td>Identitas</td><td>Nama, tempat dan tanggal lahir, jenis kelamin, kewarganegaraan, nomor dan gambar kartu identitas, NPWP bila diisi</td></tr>
<tr><td>Kontak dan alamat</td><td>Email, nomor telepon, alamat tinggal, alamat pengiriman</td></tr>
<tr><td>Keuangan</td><td>Pekerjaan, kisaran penghasilan, rekening bank untuk pembayaran klaim, riwayat pembayaran</td></tr>
<tr><td>Objek yang dijamin</td><td>Data kendaraan, bangunan, lokasi, dan fotonya</td></tr>
<tr><td>Kesehatan</td><td>Jawaban deklarasi, resume medis, dan dokumen klaim kesehatan</td></tr>
<tr><td>Orang lain</td><td>Tertanggung, penerima manfaat, dan pihak ketiga dalam klaim</td></tr>
<tr><td>Teknis</td><td>Penanda perangkat, jenis sistem operasi, alamat IP, dan catatan akses</td></tr>
</tbody>
</table>
<p>Data kesehatan dan data keuangan pribadi termasuk data yang bersifat spesifik. Kami hanya memintanya ketika diperlukan untuk pesanan atau klaim.</p>
<p>Bila Anda mengisi data orang lain, pastikan orang itu mengetahui dan menyetujuinya. Data anak diproses dengan persetujuan orang tua atau walinya.</p>
<h2>Tujuan dan dasar pemrosesan</h2>
<table>
<thead><tr><th scope="col">Tujuan</th><th scope="col">Dasar</th></tr></thead>
<tbody>
<tr><td>Membuat akun, menghitung premi, memproses pesanan, pembayaran, polis, dan klaim</td><td>Pelaksanaan perjanjian</td></tr>
<tr><td>Memproses deklarasi dan dokumen kesehatan</td><td>Persetujuan Anda</td></tr>
<tr><td>Menghubungi Anda setelah Anda meminta konsultasi atau meninggalkan data</td><td>Persetujuan Anda</td></tr>
<tr><td>Mengenal nasabah, mencegah penipuan dan pencucian uang, pembukuan, laporan kepada pengawas</td><td>Kewajiban hukum</td></tr>
<tr><td>Menjaga keamanan dan memperbaiki layanan</td><td>Kepentingan yang sah, dengan menjaga hak Anda</td></tr>
</tbody>
</table>
<p>Kami tidak menjual data pribadi. Jawaban deklarasi dicocokkan secara otomatis dengan syarat produk; pesanan dan klaim diputuskan oleh perusahaan asuransi. Anda dapat meminta agar hasilnya ditinjau oleh petugas.</p>
<h2>Kepada siapa data diberikan</h2>
<ul>
<li><strong>Perusahaan asuransi</strong> yang produknya Anda pesan, beserta penilai kerugian, rumah sakit, atau bengkel yang diperlukan untuk klaim.</li>
<li><strong>Penyedia jasa</strong> pembayaran, pengiriman, email, dan penyimpanan, sebatas yang diperlukan dan berdasarkan perjanjian.</li>
<li><strong>Pihak berwenang,</strong> bila diwajibkan peraturan.</li>
</ul>
<p>Nomor kartu pembayaran diproses oleh penyedia jasa pembayaran dan tidak kami simpan. Bila data diproses di luar wilayah Indonesia, kami memastikan tingkat pelindungannya setara atau lebih tinggi, atau meminta persetujuan Anda.</p>
<h2>Berapa lama disimpan</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Lama penyimpanan</th></tr></thead>
<tbody>
<tr><td>Akun</td><td>Selama akun digunakan</td></tr>
<tr><td>Draf pesanan, perbaikan pesanan, dan klaim beserta berkasnya</td><td>7 hari sejak perubahan terakhir, atau sampai Anda mengirim atau menghapusnya</td></tr>
<tr><td>Pesanan, polis, dan dokumen identitasnya</td><td>Selama polis berjalan dan sekurang-kurangnya 5 tahun setelah hubungan usaha berakhir</td></tr>
<tr><td>Klaim beserta berkasnya</td><td>Sekurang-kurangnya 10 tahun setelah klaim selesai</td></tr>
<tr><td>Catatan pembayaran dan pembukuan</td><td>10 tahun sejak akhir tahun buku</td></tr>
<tr><td>Data pengunjung dan permintaan konsultasi</td><td>24 bulan sejak percakapan terakhir</td></tr>
<tr><td>Catatan akses teknis</td><td>12 bulan</td></tr>
</tbody>
</table>
<p>Setelah itu data dihapus atau dibuat tidak dapat dikenali lagi, kecuali masih diperlukan untuk sengketa atau diwajibkan peraturan.</p>
<h2>Hak Anda</h2>
<ul>
<li>Mendapat informasi tentang pihak yang meminta data, dasar, dan tujuannya.</li>
<li>Melengkapi, memperbarui, dan memperbaiki data.</li>
<li>Mengakses dan memperoleh salinan data.</li>
<li>Mengakhiri pemrosesan, menghapus, atau memusnahkan data.</li>
<li>Menarik kembali persetujuan.</li>
<li>Mengajukan keberatan atas keputusan yang hanya didasarkan pada pemrosesan otomatis.</li>
<li>Menunda atau membatasi pemrosesan.</li>
<li>Memperoleh data dalam bentuk yang lazim dibaca sistem elektronik dan memindahkannya ke pihak lain.</li>
<li>Menggugat dan menerima ganti rugi atas pelanggaran pemrosesan data.</li>
</ul>
<p>Di <a href="/account?tab=profile">profil</a>, Anda sendiri dapat mengubah sebagian besar data, mengunduh salinannya, menarik persetujuan atas penawaran, dan menghapus akun. Untuk hak lainnya, kirim permintaan ke ${brand.email}. Kami perlu memastikan identitas Anda terlebih dahulu. Permintaan perbaikan, akses, dan penarikan persetujuan kami tindak lanjuti paling lambat 3 × 24 jam sejak permintaan diterima. Menarik persetujuan dapat membuat pesanan atau klaim tertentu tidak dapat diteruskan; kami akan menjelaskan akibatnya lebih dahulu.</p>
<p>Sebagian hak dibatasi oleh undang-undang, misalnya untuk kepentingan penegakan hukum dan pengawasan sektor jasa keuangan.</p>
<h2>Penyimpanan di perangkat Anda</h2>
<p>Situs ini menyimpan penanda perangkat, tanda pengunjung, dan data sesi agar layanan berfungsi dan isian formulir tidak hilang. Data sesi dienkripsi di peramban Anda dan terhapus ketika Anda keluar. Setelah Anda masuk, isian pesanan juga disimpan di akun Anda dalam bentuk terenkripsi agar dapat dilanjutkan di perangkat lain. Kami tidak memuat isi dari pihak lain sebelum Anda memintanya, misalnya dengan membuka peta, percakapan, atau tombol Google.</p>
<h2>Keamanan</h2>
<p>Koneksi dienkripsi, kata sandi disimpan dalam bentuk yang tidak dapat dibaca kembali, tautan dokumen berlaku singkat, dan akses petugas dibatasi serta dicatat. Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam, berisi data yang terungkap, kapan dan bagaimana terjadinya, serta upaya penanganannya.</p>
<h2>Perubahan kebijakan</h2>
<p>Kebijakan ini dapat diperbarui. Perubahan penting diberitahukan melalui situs atau email sebelum berlaku.</p>
<h2>Hubungi kami</h2>
<p>Petugas Pelindungan Data Pribadi<br>${brand.legalName}<br>${brand.address}<br>Email ${brand.email}<br>Telepon ${brand.phone}</p>
<p>Bila jawaban kami tidak memuaskan, tempuhlah <a href="/p/penanganan-pengaduan">tata cara pengaduan</a>.</p>
`,
});
