import { html, type PageBrand, type PageSeed } from '../page.ts';

export const syaratKetentuan = (brand: PageBrand): PageSeed => ({
  slug: 'syarat-ketentuan',
  title: 'Syarat dan Ketentuan',
  description: `Ketentuan penggunaan layanan ${brand.name}: akun, pemesanan, pembayaran, polis, klaim, dan penyelesaian sengketa.`,
  updatedAt: '2026-11-02T02:00:00.000Z',
  content: html`
<p>Ketentuan ini mengatur penggunaan situs dan layanan ${brand.legalName} (selanjutnya “kami”). Dengan mendaftar, memesan, atau menggunakan layanan, Anda menyatakan telah membaca dan menyetujuinya. Bila ada bagian yang tidak Anda setujui, mohon tidak melanjutkan penggunaan layanan dan <a href="/contact">hubungi kami</a> untuk bertanya.</p>
<h2>1. Peran kami</h2>
<p>Kami adalah pialang asuransi yang bertindak untuk kepentingan calon pemegang polis, pemegang polis, dan tertanggung. Kami bukan perusahaan asuransi. Penanggung risiko adalah perusahaan asuransi yang namanya tercantum pada produk dan polis. Keputusan menerima pesanan dan membayar klaim ada pada perusahaan asuransi tersebut.</p>
<h2>2. Akun</h2>
<ul>
<li>Anda harus berusia sekurang-kurangnya 18 tahun atau cakap menurut hukum.</li>
<li>Data pendaftaran harus benar, terbaru, dan sesuai dengan kartu identitas.</li>
<li>Jagalah kerahasiaan kata sandi. Kegiatan melalui akun Anda dianggap dilakukan oleh Anda, kecuali Anda sudah melaporkan penyalahgunaan kepada kami.</li>
<li>Kami dapat menonaktifkan akun yang dipakai untuk penipuan atau melanggar hukum, dengan pemberitahuan kepada pemiliknya bila memungkinkan.</li>
</ul>
<h2>3. Informasi produk dan premi</h2>
<p>Premi pada daftar dihitung dari keterangan yang Anda masukkan dan berlaku untuk jangka waktu yang disebutkan. Premi akhir ditetapkan pada ringkasan pesanan, beserta biaya administrasi, biaya cetak polis bila dipilih, dan biaya layanan bila ada. Bila keterangan berubah, premi dapat dihitung ulang dan Anda akan diminta menyetujuinya kembali.</p>
<p>Ringkasan di situs membantu Anda memilih. Bila terdapat perbedaan, isi polis yang berlaku.</p>
<h2>4. Kewajiban memberi keterangan yang benar</h2>
<p>Anda wajib mengisi data, deklarasi, dan dokumen dengan jujur dan lengkap. Keterangan yang tidak benar atau disembunyikan dapat menyebabkan pesanan ditolak, klaim tidak dibayar, atau polis dipersoalkan menurut ketentuan yang berlaku.</p>
<h2>5. Pemesanan</h2>
<ol>
<li>Pesanan adalah permintaan penutupan asuransi, belum merupakan pertanggungan.</li>
<li>Perusahaan asuransi memeriksa pesanan dan dapat menerima, meminta perbaikan, atau menolaknya. Hasilnya dikirim melalui email dan ditampilkan di akun Anda.</li>
<li>Bila diminta memperbaiki, lengkapilah melalui halaman pesanan. Pesanan yang tidak dilengkapi dapat dibatalkan.</li>
</ol>
<h2>6. Pembayaran</h2>
<ul>
<li>Pembayaran dilakukan melalui cara yang tersedia di halaman invoice. Kami tidak pernah meminta pembayaran ke rekening pribadi.</li>
<li>Bayarlah sebelum invoice jatuh tempo. Setelah memilih metode pembayaran, selesaikan pembayaran paling lambat pukul 23.59 WIB pada hari yang sama, kecuali disebutkan lain.</li>
<li>Pembayaran yang melewati batas waktu dianggap kedaluwarsa. Anda dapat memilih metode pembayaran lagi selama invoice belum jatuh tempo.</li>
<li>Kelebihan atau kesalahan pembayaran dikembalikan setelah diperiksa, ke rekening atas nama pembayar.</li>
</ul>
<h2>7. Polis</h2>
<p>Polis elektronik diterbitkan setelah pesanan disetujui perusahaan asuransi dan pembayaran diterima. Periksalah polis segera setelah diterima. Bila ada kekeliruan, sampaikan kepada kami agar diperbaiki. Pertanggungan mulai berlaku pada tanggal yang tercantum dalam polis.</p>
<h2>8. Pembatalan dan pengembalian premi</h2>
<p>Pembatalan mengikuti ketentuan polis. Untuk produk yang memiliki masa mempelajari polis, Anda dapat membatalkan dalam masa itu, dan premi dikembalikan setelah dikurangi biaya yang disebut di polis. Setelahnya, pengembalian premi mengikuti pasal pembatalan.</p>
<h2>9. Klaim</h2>
<p>Laporkan kejadian dalam batas waktu yang tercantum di polis. Kami membantu Anda menyiapkan dokumen dan meneruskannya kepada perusahaan asuransi, serta memantau prosesnya. Bila Anda tidak menyetujui keputusan, Anda dapat mengajukan banding melalui akun Anda atau menempuh <a href="/p/penanganan-pengaduan">tata cara pengaduan</a>.</p>
<h2>10. Penggunaan yang dilarang</h2>
<ul>
<li>Menggunakan identitas orang lain tanpa hak.</li>
<li>Mengunggah dokumen palsu atau berkas yang merusak.</li>
<li>Mengambil data situs secara otomatis sehingga mengganggu layanan.</li>
<li>Mencoba masuk ke akun, data, atau sistem yang bukan milik Anda.</li>
</ul>
<h2>11. Batas tanggung jawab</h2>
<p>Kami berupaya agar layanan selalu tersedia dan isinya benar. Gangguan jaringan, bencana, atau pemeliharaan dapat membuat layanan terhenti sementara. Ketentuan ini tidak mengurangi tanggung jawab kami menurut peraturan atas kesalahan atau kelalaian kami, dan tidak mengurangi hak Anda sebagai konsumen.</p>
<h2>12. Hak cipta</h2>
<p>Tulisan, gambar, dan rancangan di situs ini dilindungi hukum. Anda boleh menyimpannya untuk keperluan pribadi dan mengutipnya dengan menyebut sumber.</p>
<h2>13. Data pribadi</h2>
<p>Pemrosesan data pribadi dijelaskan dalam <a href="/p/kebijakan-privasi">kebijakan privasi</a>, yang menjadi bagian dari ketentuan ini.</p>
<h2>14. Perubahan ketentuan</h2>
<p>Ketentuan dapat diperbarui. Perubahan penting diberitahukan melalui situs atau email sebelum berlaku. Pesanan yang sudah dikirim mengikuti ketentuan pada saat pesanan dibuat.</p>
<h2>15. Hukum dan penyelesaian sengketa</h2>
<p>Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dahulu dengan musyawarah melalui pengaduan. Bila tidak tercapai, Anda dapat menempuh penyelesaian di Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK) atau melalui pengadilan.</p>
<h2>16. Hubungi kami</h2>
<p>${brand.legalName}<br>${brand.address}<br>Telepon ${brand.phone}<br>Email ${brand.email}<br>${brand.officeHours}</p>
`,
});
