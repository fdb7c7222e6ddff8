/// <reference types="astro/client" />

declare module 'virtual:consultant-settings' {
  const settings: { slug: string; value: string }[];
  export default settings;
}

declare namespace App {
  interface Locals {
    /** Sends a request to this server's API as a visitor. Absent in the development server. */
    fetchApi?: typeof fetch;
  }
}
