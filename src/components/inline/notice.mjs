/** Path of the script file that contains `showNotice` (src/pages/notice.js.ts). */
const NOTICE_PATH = '/notice.js';

/**
 * Source of a module that shows the stored notice once, as a warning [1 §2.4, §8], and removes it. The inline script
 * imports it only if a notice is stored, because the budget of a page's inline scripts is 3 KB.
 */
export const showNotice = `{const k='site-notice',t=sessionStorage.getItem(k);if(t){sessionStorage.removeItem(k);const p=document.createElement('p'),b=document.createElement('b');p.className='site-notice';b.textContent='Perhatian';p.append(b,t);document.getElementById('pemberitahuan').append(p);setTimeout(()=>p.remove(),8000)}}`;

/** Inline script that imports the module. */
export const loadNotice = `try{if(sessionStorage.getItem('site-notice'))import('${NOTICE_PATH}').catch(()=>0)}catch{}`;
