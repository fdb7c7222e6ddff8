import type { FaqCategorySeed } from '../faq.ts';

export const umum: FaqCategorySeed = {
  _id: 'umum',
  title: 'Prosedur Pembelian',
  icon: 'list-checks',
  items: [
    {
      title: 'Bagaimana cara membeli asuransi secara online?',
      content: `
<ol>
<li>Pilih jenis asuransi di halaman utama: <a href="/products/kebakaran">properti</a>, <a href="/products/kendaraan">kendaraan</a>, <a href="/products/kecelakaandiri">jiwa</a>, atau <a href="/products/kesehatan">kesehatan</a>.</li>
<li>Isi formulir singkat tentang objek yang akan dilindungi.</li>
<li>Lihat pilihan polis dari beberapa perusahaan asuransi beserta preminya.</li>
<li>Bandingkan dua polis bila Anda masih ragu.</li>
<li>Tekan <strong>Beli</strong> pada polis pilihan Anda, lalu masuk atau daftar.</li>
<li>Baca dan setujui syarat dan ketentuan.</li>
<li>Isi data produk dan data pemilik atau tertanggung.</li>
<li>Unggah foto atau dokumen yang diminta.</li>
<li>Jawab deklarasi dengan jujur.</li>
<li>Periksa ringkasan pesanan, lalu kirim.</li>
</ol>
<p>Perusahaan asuransi memeriksa pesanan Anda dan mengirimkan hasilnya melalui email.</p>`,
    },
    {
      title: 'Apakah saya harus memiliki akun?',
      content: `
<p>Untuk melihat produk, menghitung premi, dan membandingkan polis, Anda tidak perlu akun. Untuk membeli, Anda perlu <a href="/login">masuk</a> atau <a href="/register">mendaftar</a>, lalu melengkapi profil.</p>
<p>Data pendaftaran harus sesuai dengan KTP, karena dipakai dalam polis dan saat klaim. Anda dapat mendaftar dengan email dan kata sandi atau dengan akun Google.</p>`,
    },
    {
      title: 'Mengapa sebagian pilihan polis tampak buram?',
      content: `
<p>Pengunjung dapat melihat beberapa pilihan pertama secara lengkap. Untuk melihat pilihan dari perusahaan asuransi lainnya, masuklah ke akun Anda atau tinggalkan nama, nomor telepon, dan email pada formulir yang tersedia.</p>
<p>Data itu kami pakai untuk membantu Anda memilih. Ketentuannya ada di <a href="/p/kebijakan-privasi">kebijakan privasi</a>.</p>`,
    },
    {
      title: 'Berapa polis yang dapat dibandingkan sekaligus?',
      content: `
<p>Dua polis sekaligus, dan sampai tiga polis pada daftar asuransi kendaraan. Tandai polis pertama dan kedua pada daftar, lalu buka perbandingan untuk melihat premi, manfaat, dan ketentuannya berdampingan. Untuk mengganti pilihan, lepaskan salah satu tanda lebih dahulu.</p>`,
    },
    {
      title: 'Mengapa tombol lanjut tidak dapat ditekan?',
      content: `
<p>Centang dahulu kotak persetujuan pada langkah syarat dan ketentuan. Tanpa persetujuan itu, pesanan tidak dapat dilanjutkan.</p>
<p>Pada langkah berikutnya, ringkasan di bagian atas menunjukkan isian mana yang belum lengkap. Tekan barisnya untuk langsung menuju isian tersebut.</p>`,
    },
    {
      title: 'Kapan pertanggungan dimulai?',
      content: `
<p>Saat pembayaran Anda kami terima, kecuali Anda memilih tanggal lain ketika memesan: paling lambat 30 hari ke depan. Pada tanggal pilihan itu pertanggungan dimulai pukul 00.00 WIB, dan berakhir pukul 24.00 WIB pada hari terakhirnya. Bila pembayaran diterima setelah tanggal pilihan Anda, pertanggungan dimulai saat pembayaran diterima.</p>`,
    },
    {
      title: 'Dapatkah saya meminta polis cetak?',
      content: `
<p>Polis elektronik (e-polis) adalah pilihan utama dan tidak dikenai biaya tambahan. Polis ini kami kirim ke email tertanggung dan ke email akun Anda. Bila Anda memerlukan polis cetak, pilih pada langkah Informasi Lainnya atau, untuk kendaraan, Pengiriman Polis. Polis dapat dikirim ke alamat Anda atau ke alamat pengiriman lain yang Anda tuliskan.</p>
<p>Biaya cetaknya ditampilkan pada ringkasan sebelum Anda mengirim pesanan. Status pengiriman dan nomor resinya dapat dilihat pada rincian polis.</p>`,
    },
    {
      title: 'Apa arti email yang saya terima setelah memesan?',
      content: `
<table>
<thead><tr><th scope="col">Isi email</th><th scope="col">Yang perlu Anda lakukan</th></tr></thead>
<tbody>
<tr><td>Pesanan kami terima</td><td>Tidak ada. Perusahaan asuransi sedang memeriksa, dan statusnya Dalam Proses.</td></tr>
<tr><td>Pesanan membutuhkan perbaikan data</td><td>Perbaiki data atau dokumen yang disebutkan, lalu kirim kembali. Statusnya Pending sampai Anda mengirimnya.</td></tr>
<tr><td>Pesanan disetujui</td><td>Ikuti tautan di email dan lakukan pembayaran.</td></tr>
<tr><td>Pesanan tidak disetujui</td><td>Baca alasannya. Anda dapat memilih produk lain.</td></tr>
</tbody>
</table>
<p>Semua pesanan dan statusnya ada di <a href="/account?tab=purchase">akun Anda</a>.</p>`,
    },
    {
      title: 'Bagaimana cara membayar?',
      content: `
<ol>
<li>Setelah pesanan disetujui, ikuti tautan pada email dari kami.</li>
<li>Klik nomor invoice pada pesanan untuk membuka tagihan.</li>
<li>Tekan <strong>Bayar</strong>, lalu <strong>Lanjut</strong>.</li>
<li>Pilih jenis pembayaran dan ikuti langkah yang ditampilkan.</li>
<li>Tunggu sebentar: status di halaman invoice berubah sendiri setelah pembayaran kami terima.</li>
</ol>
<p>Selesaikan pembayaran sebelum batas waktu yang tertera, paling lambat pukul 23.59 WIB pada hari Anda memilih metodenya. Setelah berhasil, bukti pembayaran dikirim ke email Anda dan polis diterbitkan.</p>`,
    },
    {
      title: 'Bagaimana bila produknya tidak dijual online?',
      content: `
<p>Sebagian produk memerlukan pembahasan lebih dahulu. Pada produk seperti itu, tekan <strong>Konsultasi</strong> pada daftar untuk membuka formulir permintaan. Tinggalkan nama, nomor telepon, email, dan pesan Anda. Konsultan kami akan menghubungi Anda.</p>`,
    },
    {
      title: 'Bagaimana cara mengajukan klaim?',
      content: `
<p>Buka halaman <a href="/claims">klaim</a>, pilih jenis produk, masukkan nomor polis, lalu tekan Cari Polis. Setelah data polis tampil, tekan Ajukan Klaim, isi penyebab dan tanggal kejadian, kemudian unggah dokumen yang diminta.</p>
<p>Setiap tahapnya dapat Anda pantau di <a href="/account?tab=claim">akun Anda</a>.</p>`,
    },
  ],
};
