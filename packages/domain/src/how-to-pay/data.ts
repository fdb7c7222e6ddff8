export type HowToPayTab = {
  title: string;
  steps: readonly string[];
  /** The page element that the steps mention: `app` is a button that opens an app, `scan` a code to scan. */
  needs?: 'app' | 'scan';
};

export type HowToPayGuide = { group: string; label: string; tabs: readonly HowToPayTab[] };

/**
 * Payment instructions by guide. Words in braces are placeholders for the values of the payment. This file has more
 * than 300 lines, because the texts are easy to compare in the order of the gateway's list.
 */
export const HOW_TO_PAY: Readonly<Record<string, HowToPayGuide>> = {
  bca_va: {
    group: 'Virtual Account',
    label: 'BCA Virtual Account',
    tabs: [
      {
        title: 'ATM BCA',
        steps: [
          'Masukkan kartu dan PIN ATM BCA Anda.',
          'Pilih Transaksi Lainnya, lalu Transfer, lalu Ke Rekening BCA Virtual Account.',
          'Ketik nomor virtual account {va_number} dan pilih Benar.',
          'Cocokkan nama penerima dan nominal {amount} dengan pesanan Anda, lalu setujui.',
          'Simpan struk sebagai bukti pembayaran.',
        ],
      },
      {
        title: 'm-BCA',
        steps: [
          'Buka aplikasi BCA mobile, pilih m-BCA, lalu masukkan kode akses.',
          'Pilih m-Transfer, lalu BCA Virtual Account.',
          'Masukkan nomor {va_number} dan tekan Send.',
          'Pastikan tagihan yang tampil sebesar {amount}, lalu tekan OK.',
          'Masukkan PIN m-BCA untuk menyelesaikan pembayaran.',
        ],
      },
      {
        title: 'KlikBCA',
        steps: [
          'Masuk ke KlikBCA Individual.',
          'Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.',
          'Isi nomor {va_number} lalu lanjutkan.',
          'Periksa rincian dan nominal {amount}.',
          'Masukkan kode dari KeyBCA, lalu kirim.',
        ],
      },
    ],
  },
  bni_va: {
    group: 'Virtual Account',
    label: 'BNI Virtual Account',
    tabs: [
      {
        title: 'ATM BNI',
        steps: [
          'Masukkan kartu, pilih bahasa, lalu masukkan PIN.',
          'Pilih Menu Lain, lalu Transfer, lalu jenis rekening yang Anda gunakan.',
          'Pilih Virtual Account Billing.',
          'Ketik nomor {va_number}.',
          'Pastikan tagihan {amount} sudah sesuai, lalu setujui transaksi.',
        ],
      },
      {
        title: 'Mobile Banking BNI',
        steps: [
          'Masuk ke aplikasi mobile banking BNI Anda.',
          'Pilih Transfer, lalu Virtual Account Billing.',
          'Pilih rekening sumber dan masukkan nomor {va_number}.',
          'Periksa nama tagihan serta nominal {amount}.',
          'Masukkan PIN atau password transaksi untuk membayar.',
        ],
      },
      {
        title: 'Internet Banking BNI',
        steps: [
          'Masuk ke situs internet banking BNI.',
          'Buka menu Transfer, lalu Virtual Account Billing.',
          'Isi nomor {va_number} dan pilih rekening debit.',
          'Periksa rincian tagihan {amount}.',
          'Masukkan kode token untuk mengesahkan pembayaran.',
        ],
      },
    ],
  },
  bri_va: {
    group: 'Virtual Account',
    label: 'BRI Virtual Account (BRIVA)',
    tabs: [
      {
        title: 'ATM BRI',
        steps: [
          'Masukkan kartu dan PIN ATM BRI Anda.',
          'Pilih Transaksi Lain, lalu Pembayaran, lalu Lainnya, lalu BRIVA.',
          'Ketik nomor {va_number} dan pilih Benar.',
          'Cocokkan nama dan nominal {amount}, lalu pilih Ya.',
          'Simpan struk pembayaran.',
        ],
      },
      {
        title: 'BRImo',
        steps: [
          'Masuk ke aplikasi BRImo.',
          'Pilih menu BRIVA, lalu Tambah Transaksi Baru.',
          'Masukkan nomor {va_number}.',
          'Pilih sumber dana dan periksa nominal {amount}.',
          'Masukkan PIN BRImo untuk membayar.',
        ],
      },
      {
        title: 'Internet Banking BRI',
        steps: [
          'Masuk ke internet banking BRI.',
          'Pilih Pembayaran, lalu BRIVA.',
          'Isi nomor {va_number} dan pilih rekening sumber.',
          'Periksa rincian tagihan {amount}.',
          'Masukkan password dan kode mToken untuk menyelesaikan pembayaran.',
        ],
      },
    ],
  },
  echannel: {
    group: 'Virtual Account',
    label: 'Mandiri Bill Payment',
    tabs: [
      {
        title: 'ATM Mandiri',
        steps: [
          'Masukkan kartu dan PIN ATM Mandiri Anda.',
          'Pilih Bayar/Beli, lalu Lainnya, lalu Multi Payment.',
          'Masukkan kode perusahaan {biller_code} dan pilih Benar.',
          'Masukkan kode pembayaran {bill_key} dan pilih Benar.',
          'Periksa tagihan {amount}, pilih nomor tagihan yang tampil, lalu setujui.',
          'Simpan struk sebagai bukti.',
        ],
      },
      {
        title: "Livin' by Mandiri",
        steps: [
          "Masuk ke aplikasi Livin' by Mandiri.",
          'Pilih Bayar, lalu cari penyedia jasa Midtrans atau kode {biller_code}.',
          'Masukkan kode pembayaran {bill_key}.',
          'Pilih rekening sumber dan periksa nominal {amount}.',
          "Konfirmasi, lalu masukkan PIN Livin'.",
        ],
      },
      {
        title: 'Internet Banking Mandiri',
        steps: [
          'Masuk ke internet banking Mandiri.',
          'Pilih Bayar, lalu Multi Payment.',
          'Pilih rekening sumber dan penyedia jasa Midtrans ({biller_code}).',
          'Masukkan kode pembayaran {bill_key} lalu lanjutkan.',
          'Periksa nominal {amount}, kemudian sahkan dengan token.',
        ],
      },
    ],
  },
  permata_va: {
    group: 'Virtual Account',
    label: 'Permata Virtual Account',
    tabs: [
      {
        title: 'ATM Permata',
        steps: [
          'Masukkan kartu dan PIN ATM Anda.',
          'Pilih Transaksi Lainnya, lalu Pembayaran, lalu Pembayaran Lainnya.',
          'Pilih Virtual Account dan ketik nomor {va_number}.',
          'Cocokkan nama dan nominal {amount}.',
          'Pilih rekening sumber, lalu setujui pembayaran.',
        ],
      },
      {
        title: 'Mobile Banking Permata',
        steps: [
          'Masuk ke aplikasi mobile banking Permata.',
          'Pilih Bayar Tagihan, lalu Virtual Account.',
          'Masukkan nomor {va_number}.',
          'Periksa tagihan {amount} dan pilih rekening sumber.',
          'Masukkan PIN atau kode otorisasi untuk membayar.',
        ],
      },
      {
        title: 'Internet Banking Permata',
        steps: [
          'Masuk ke situs internet banking Permata.',
          'Pilih Pembayaran Tagihan, lalu Virtual Account.',
          'Isi nomor {va_number} dan pilih rekening sumber.',
          'Periksa rincian dan nominal {amount}.',
          'Masukkan kode token untuk mengesahkan.',
        ],
      },
    ],
  },
  cimb_va: {
    group: 'Virtual Account',
    label: 'CIMB Niaga Virtual Account',
    tabs: [
      {
        title: 'ATM CIMB Niaga',
        steps: [
          'Masukkan kartu dan PIN ATM Anda.',
          'Pilih Pembayaran, lalu Virtual Account.',
          'Ketik nomor {va_number}.',
          'Periksa nama dan nominal {amount}.',
          'Setujui transaksi dan simpan struk.',
        ],
      },
      {
        title: 'OCTO Mobile',
        steps: [
          'Masuk ke aplikasi OCTO.',
          'Pilih Transfer ke CIMB Niaga/virtual account.',
          'Masukkan nomor {va_number}.',
          'Periksa nominal {amount} dan sumber dana.',
          'Masukkan PIN untuk menyelesaikan pembayaran.',
        ],
      },
    ],
  },
  other_va: {
    group: 'Virtual Account',
    label: 'BTN / Bank Lainnya',
    tabs: [
      {
        title: 'ATM BTN atau bank lain',
        steps: [
          'Masukkan kartu dan PIN di ATM bank Anda.',
          'Pilih Transfer, lalu Transfer ke Bank Lain.',
          'Masukkan kode bank tujuan {bank_code} diikuti nomor virtual account {va_number}.',
          'Masukkan nominal persis {amount}; nominal berbeda akan ditolak.',
          'Periksa nama penerima, lalu setujui.',
          'Simpan struk sebagai bukti.',
        ],
      },
      {
        title: 'Mobile banking',
        steps: [
          'Masuk ke aplikasi mobile banking BTN atau bank Anda.',
          'Pilih Transfer antarbank dan metode Transfer Online (bukan BI-FAST).',
          'Pilih bank tujuan {bank_name} dan masukkan nomor {va_number}.',
          'Isi nominal persis {amount}.',
          'Periksa nama penerima, lalu masukkan PIN.',
        ],
      },
      {
        title: 'Internet banking',
        steps: [
          'Masuk ke internet banking BTN atau bank Anda.',
          'Buka menu Transfer ke Bank Lain (online).',
          'Pilih bank tujuan {bank_name} dan isi nomor {va_number}.',
          'Isi nominal persis {amount}.',
          'Sahkan transaksi dengan OTP atau token.',
        ],
      },
    ],
  },
  gopay: {
    group: 'Dompet Digital',
    label: 'GoPay',
    tabs: [
      {
        title: 'Di ponsel',
        needs: 'app',
        steps: [
          'Tekan tombol Buka GoPay pada halaman ini.',
          'Aplikasi GoPay atau Gojek terbuka dengan rincian tagihan.',
          'Pastikan nominalnya {amount}.',
          'Tekan Bayar dan masukkan PIN GoPay.',
          'Kembali ke halaman ini untuk melihat status pembayaran.',
        ],
      },
      {
        title: 'Pindai QR',
        needs: 'scan',
        steps: [
          'Buka aplikasi GoPay, Gojek, atau aplikasi lain yang mendukung QRIS.',
          'Pilih menu Bayar/Pindai.',
          'Arahkan kamera ke kode QR di halaman ini.',
          'Periksa nama merchant dan nominal {amount}.',
          'Tekan Bayar dan masukkan PIN.',
        ],
      },
    ],
  },
  shopeepay: {
    group: 'Dompet Digital',
    label: 'ShopeePay',
    tabs: [
      {
        title: 'Di ponsel',
        needs: 'app',
        steps: [
          'Tekan tombol Buka ShopeePay pada halaman ini.',
          'Aplikasi Shopee atau ShopeePay terbuka dengan rincian tagihan.',
          'Pastikan nominalnya {amount} dan saldo mencukupi.',
          'Tekan Bayar Sekarang dan masukkan PIN ShopeePay.',
          'Kembali ke halaman ini untuk melihat status pembayaran.',
        ],
      },
      {
        title: 'Pindai QR',
        needs: 'scan',
        steps: [
          'Buka aplikasi Shopee atau ShopeePay di ponsel Anda.',
          'Pilih Pindai/Scan.',
          'Arahkan kamera ke kode QR di halaman ini.',
          'Periksa nama merchant dan nominal {amount}.',
          'Tekan Bayar Sekarang dan masukkan PIN.',
        ],
      },
    ],
  },
  qris: {
    group: 'Dompet Digital',
    label: 'QRIS',
    tabs: [
      {
        title: 'Pindai QR',
        needs: 'scan',
        steps: [
          'Buka aplikasi bank atau dompet digital yang mendukung QRIS.',
          'Pilih menu Scan atau Bayar QRIS.',
          'Pindai kode QR di halaman ini, atau unggah gambarnya dari galeri.',
          'Periksa nama merchant dan nominal {amount}.',
          'Masukkan PIN untuk membayar.',
        ],
      },
    ],
  },
  indomaret: {
    group: 'Gerai Ritel',
    label: 'Indomaret',
    tabs: [
      {
        title: 'Di gerai Indomaret',
        steps: [
          'Datang ke gerai Indomaret terdekat sebelum {expiry}.',
          'Sampaikan kepada kasir bahwa Anda ingin membayar pesanan {merchant} melalui Midtrans.',
          'Tunjukkan kode pembayaran {payment_code}.',
          'Cocokkan nominal yang disebutkan kasir dengan {amount} (biaya layanan gerai dapat berlaku).',
          'Bayar kepada kasir dan simpan struknya.',
        ],
      },
    ],
  },
  alfamart: {
    group: 'Gerai Ritel',
    label: 'Alfamart / Alfamidi / Dan+Dan',
    tabs: [
      {
        title: 'Di gerai Alfamart',
        steps: [
          'Datang ke gerai Alfamart, Alfamidi, atau Dan+Dan sebelum {expiry}.',
          'Sampaikan kepada kasir bahwa Anda ingin membayar tagihan {merchant} melalui Midtrans.',
          'Tunjukkan kode pembayaran {payment_code}.',
          'Cocokkan nominal dengan {amount} (biaya layanan gerai dapat berlaku).',
          'Bayar kepada kasir dan simpan struknya.',
        ],
      },
    ],
  },
  akulaku: {
    group: 'Cicilan Tanpa Kartu',
    label: 'Akulaku PayLater',
    tabs: [
      {
        title: 'Lewat situs Akulaku',
        steps: [
          'Tekan Lanjut ke Akulaku; Anda akan dialihkan ke halaman Akulaku.',
          'Masuk dengan nomor ponsel akun Akulaku Anda.',
          'Pilih tenor cicilan dan periksa total tagihan.',
          'Masukkan kode OTP yang dikirim ke ponsel.',
          'Konfirmasi dan tunggu sampai kembali ke halaman ini.',
        ],
      },
    ],
  },
  danamon_online: {
    group: 'Internet Banking',
    label: 'Danamon Online Banking',
    tabs: [
      {
        title: 'Internet banking',
        steps: [
          'Tekan Lanjut ke Danamon; Anda akan dialihkan ke halaman Danamon Online Banking.',
          'Masuk dengan user ID dan password Anda.',
          'Periksa rincian pembayaran dan nominal {amount}.',
          'Pilih rekening sumber dana.',
          'Masukkan kode verifikasi dan konfirmasi hingga kembali ke halaman ini.',
        ],
      },
    ],
  },
  cimb_clicks: {
    group: 'Internet Banking',
    label: 'CIMB Clicks / OCTO Clicks',
    tabs: [
      {
        title: 'Internet banking',
        steps: [
          'Tekan Lanjut ke CIMB; Anda akan dialihkan ke halaman OCTO Clicks.',
          'Masuk dengan user ID dan password Anda.',
          'Pilih rekening sumber dan periksa nominal {amount}.',
          'Masukkan kode otorisasi yang dikirim ke ponsel.',
          'Konfirmasi dan tunggu sampai kembali ke halaman ini.',
        ],
      },
    ],
  },
};
