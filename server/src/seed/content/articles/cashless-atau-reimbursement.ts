import type { ArticleSeed } from '../article.ts';

export const cashlessAtauReimbursement: ArticleSeed = {
  _id: 'cashless-atau-reimbursement',
  title: 'Cashless atau reimbursement: dua cara biaya rumah sakit dibayar',
  excerpt:
    'Menunjukkan kartu atau membayar dahulu? Kenali alur, dokumen, dan jebakan kecil dari dua mekanisme klaim kesehatan.',
  category: { name: 'Kesehatan' },
  createdAt: '2026-07-14T02:00:00.000Z',
  status: 'active',
  content: `
<p>Saat membandingkan asuransi kesehatan, Anda akan menemukan dua kata asing pada bagian cara klaim: <em>cashless</em> dan <em>reimbursement</em>. Keduanya mengganti biaya perawatan yang sama. Yang berbeda adalah siapa yang membayar lebih dahulu.</p>
<h2>Cashless: tunjukkan kartu</h2>
<p>Dengan cara cashless, rumah sakit menagih langsung kepada perusahaan asuransi. Anda cukup menunjukkan kartu peserta dan KTP. Alurnya kira-kira seperti ini:</p>
<ol>
<li>Anda datang ke rumah sakit rekanan dan menunjukkan kartu peserta di bagian pendaftaran.</li>
<li>Rumah sakit meminta surat jaminan kepada perusahaan asuransi atau pengelola kartunya.</li>
<li>Perawatan berjalan. Selama itu, biaya dipantau terhadap batas manfaat Anda.</li>
<li>Saat pulang, Anda hanya membayar selisih: biaya di atas batas, hal yang tidak dijamin, dan bagian Anda bila ada pembagian biaya.</li>
</ol>
<p>Cashless meringankan karena Anda tidak perlu menyiapkan uang besar. Syaratnya satu: rumah sakitnya harus termasuk rekanan.</p>
<h2>Reimbursement: bayar dahulu, diganti kemudian</h2>
<p>Dengan cara reimbursement, Anda membayar tagihan, lalu mengajukan penggantian. Kelebihannya, Anda bebas memilih rumah sakit, termasuk yang bukan rekanan. Kekurangannya, Anda memerlukan dana talangan dan harus merapikan dokumen.</p>
<p>Dokumen yang lazim diminta:</p>
<ul>
<li>formulir klaim yang sudah diisi;</li>
<li>resume medis atau surat keterangan dokter;</li>
<li>kuitansi asli beserta rincian biaya;</li>
<li>hasil laboratorium dan radiologi;</li>
<li>salinan resep;</li>
<li>salinan KTP, kartu peserta, dan buku tabungan.</li>
</ul>
<p>Perhatikan batas waktunya. Polis umumnya memberi waktu antara 30 dan 90 hari sejak Anda keluar dari rumah sakit. Lewat dari itu, klaim dapat ditolak walaupun perawatannya dijamin.</p>
<h2>Perbandingan singkat</h2>
<table>
<thead><tr><th scope="col">Hal</th><th scope="col">Cashless</th><th scope="col">Reimbursement</th></tr></thead>
<tbody>
<tr><td>Dana di muka</td><td>Hanya selisih</td><td>Seluruh tagihan</td></tr>
<tr><td>Pilihan rumah sakit</td><td>Rekanan</td><td>Bebas</td></tr>
<tr><td>Dokumen</td><td>Kartu dan KTP</td><td>Kuitansi, resume medis, dan lainnya</td></tr>
<tr><td>Waktu tunggu Anda</td><td>Persetujuan surat jaminan</td><td>Pemeriksaan berkas dan transfer</td></tr>
</tbody>
</table>
<h2>Bagaimana dalam keadaan darurat?</h2>
<p>Pergilah ke rumah sakit terdekat, jangan mencari rekanan lebih dahulu. Keselamatan selalu didahulukan. Bila rumah sakit itu bukan rekanan, Anda tetap dapat mengajukan penggantian dengan cara reimbursement selama produknya menyediakan cara itu. Setelah keadaan stabil, mintalah keluarga menghubungi nomor di kartu peserta untuk melaporkan perawatan, lalu tanyakan apakah pemindahan ke rumah sakit rekanan memungkinkan.</p>
<h2>Jebakan kecil yang perlu diketahui</h2>
<p><strong>Surat jaminan awal bukan persetujuan akhir.</strong> Bila diagnosis berubah menjadi hal yang tidak dijamin, biaya sesudahnya dapat menjadi beban Anda. Tanyakan status jaminan setiap kali ada tindakan baru.</p>
<p><strong>Kamar di atas jatah.</strong> Memilih kamar yang lebih mahal dari hak Anda tidak hanya menambah biaya kamar. Pada sebagian polis, seluruh biaya lain ikut diganti secara proporsional. Bila kamar sesuai hak sedang penuh, minta rumah sakit mencatatnya.</p>
<p><strong>Kuitansi asli hanya satu.</strong> Bila Anda memiliki lebih dari satu penjamin, misalnya asuransi kantor, klaim kedua biasanya memakai kuitansi yang dilegalisasi dan surat koordinasi manfaat dari penjamin pertama. Jangan menyerahkan kuitansi asli tanpa salinan.</p>
<p><strong>Daftar rekanan berubah.</strong> Rumah sakit yang bekerja sama tahun lalu belum tentu masih rekanan hari ini. Periksa daftar terbaru sebelum perawatan yang direncanakan.</p>
<h2>Mana yang sebaiknya dipilih?</h2>
<p>Bila tersedia, pilih produk yang mempunyai keduanya. Gunakan cashless untuk keadaan yang mahal dan mendesak, dan reimbursement ketika dokter pilihan Anda berpraktik di luar jaringan. Bila anggaran hanya cukup untuk salah satu, pertimbangkan di mana rumah sakit rekanan terdekat dari tempat tinggal Anda. Kartu cashless tidak banyak berguna bila rekanan terdekat berjarak dua jam perjalanan.</p>
<p>Setiap halaman rincian di <a href="/products/kesehatan">asuransi kesehatan</a> menyebutkan mekanisme klaim dan wilayahnya. Bandingkan dua produk secara berdampingan agar perbedaannya langsung terlihat.</p>
`,
};
