// As a data URL, because not every bundler copies the file of a URL.
import dataUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?inline';

/** Returns the content of the font file. The page needs no permission for it in `font-src`, because nothing is requested. */
export const fontFile = (): ArrayBuffer =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))
    .buffer;
