import { createHash } from 'node:crypto';

/**
 * The only inline scripts of the pages. They are kept as text so that the Content-Security-Policy can name
 * their hashes; together they stay far below the 3 KB of the budget.
 */

/** Before the first paint: a tab with a session shows the member's menu. */
export const showSession = `try{if(sessionStorage.getItem('naungan.access_token'))document.documentElement.dataset.session='member'}catch{}`;

/** Shows the stored notice, once, and takes it away [document 1 §2.4]. */
export const showNotice = `try{const k='naungan-notice',t=sessionStorage.getItem(k);if(t){sessionStorage.removeItem(k);const p=document.createElement('p');p.className='pointer-events-auto rounded-card border border-warn bg-warn-tint px-4 py-3 font-medium text-warn shadow-lg';p.textContent=t;document.getElementById('pemberitahuan').append(p);setTimeout(()=>p.remove(),8000)}}catch{}`;

/** Menus that open by <details> close on Escape, on a press outside and when the focus leaves. */
export const closeMenus = `{const open=()=>document.querySelectorAll('details.site-menu[open]');const shut=(keep)=>open().forEach(d=>{if(!keep||!d.contains(keep))d.open=false});addEventListener('keydown',e=>{if(e.key==='Escape')open().forEach(d=>{d.open=false;d.querySelector('summary').focus()})});addEventListener('pointerdown',e=>shut(e.target));addEventListener('focusin',e=>shut(e.target))}`;

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = [showSession, showNotice, closeMenus].map(hashOf);
