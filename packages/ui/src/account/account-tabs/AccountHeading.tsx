/** The area's heading, before and after it is known whose it is. */
export function AccountHeading() {
  return (
    <>
      <h1 className="text-h2">Akun saya</h1>
      <p className="mt-1 mb-3 max-w-2xl text-muted">
        Pantau pesanan, tagihan, dan polis Anda, serta perbarui data diri di satu tempat.
      </p>
    </>
  );
}
