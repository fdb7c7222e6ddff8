/**
 * Version of the API for which this package was built. It increases with a change after which earlier packages cannot
 * show the responses.
 */
export const API_VERSION = 1;
/** Name of the response header that contains the version. */
export const API_VERSION_HEADER = 'api-version';
/** The text for a visitor whose page was built for an earlier version. */
export const OUTDATED_MESSAGE =
  'Halaman ini memakai versi lama. Muat ulang halaman, atau hubungi pengelola situs jika pesan ini tetap tampil.';
