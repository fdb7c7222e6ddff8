/** First part of the names of the radio buttons in the theme switch (src/components/site/ThemeSwitch.astro). */
export const THEME_FIELD = 'tema';

/**
 * Inline script of the head, where `d` is the root element's dataset. Applies the stored theme before the first paint:
 * `light`, `dark`, or `auto`, which follows the system. The document has `auto`, so that the system's theme is also
 * applied without JavaScript. `pageshow` sets the switch, and applies the theme to a page that the back button restores.
 * An unchanged theme is not set again: the browser would calculate the styles of all elements again.
 */
export const applyTheme = [
  `let t='auto';const q=document,k='site-theme',f=()=>{try{t=localStorage[k]||t}catch{}`,
  `d.nuTheme==t||(q.querySelector('[name^=color]').content=(d.nuTheme=t)=='auto'?'light dark':t);`,
  `q.querySelectorAll('[name^=${THEME_FIELD}]').forEach(i=>i.checked=i.value==t)};f();`,
  `addEventListener('pageshow',f);`,
  `addEventListener('change',({target:i})=>{if(/^${THEME_FIELD}/.test(i.name)){t=i.value;try{localStorage[k]=t}catch{}f()}})`,
].join('');
