/** What is needed for an order and when it is paid, above its first step. */
export function OrderIntroduction() {
  return (
    <p className="nu:mb-5 nu:max-w-2xl nu:text-muted">
      Siapkan dokumen identitas pihak yang diasuransikan. Semua isian dapat diperiksa kembali sebelum dikirim,
      dan pembayaran baru dilakukan setelah pengajuan disetujui.
    </p>
  );
}
