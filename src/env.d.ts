/// <reference types="astro/client" />

declare module 'virtual:consultant-settings' {
  const settings: { slug: string; value: string }[];
  export default settings;
}
