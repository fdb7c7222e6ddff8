/// <reference types="astro/client" />

declare module 'virtual:consultant-settings' {
  const settings: { slug: string; value: string }[];
  export default settings;
}

declare namespace App {
  interface Locals {
    /** The own API as a visitor meets it; the development server has none. */
    fetchApi?: typeof fetch;
  }
}
