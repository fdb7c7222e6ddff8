/** Sanitised by the server when it is stored; a partner's server must do the same. */
export function GeneralInfo({ html }: { html: string }) {
  return (
    <section aria-labelledby="informasi-umum">
      <h2 id="informasi-umum" className="mb-3 text-h4">
        Informasi Umum
      </h2>
      <div
        className="grid gap-3 [&_a]:text-brand [&_a]:underline [&_h3]:mt-2 [&_h3]:text-h5 [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
