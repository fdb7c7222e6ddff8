/** Path of the script file with the text `scrollToTop` (src/pages/to-top.js.ts). */
export const TO_TOP_PATH = '/to-top.js';

/** Source of a module that scrolls to the top. It does not change the URL, because the hash may name a step or a guide. */
export const scrollToTop = `export const open=()=>{scrollTo({top:0,behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});document.getElementById('isi').focus({preventScroll:true})}`;
