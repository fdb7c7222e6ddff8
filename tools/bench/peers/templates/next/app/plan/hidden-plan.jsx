/** A placeholder of a plan that the visitor may not see yet; the first one has the prompt. */
export function HiddenPlan({ isFirst }) {
  return (
    <div className="hidden-plan">
      {isFirst && (
        <>
          <h2>Lihat semua pilihan produk</h2>
          <p>Tinggalkan nama dan kontak Anda, atau masuk ke akun Anda.</p>
          <a href="/login">Masuk</a>
          <button type="button">Lihat semua</button>
        </>
      )}
    </div>
  );
}
