import { createHash } from 'node:crypto';

/**
 * The only inline scripts of the pages. They are kept as text so that the Content-Security-Policy can name
 * their hashes; together they stay far below the 3 KB of the budget.
 */

/** Before the first paint: a tab with a session shows the member's menu. */
export const showSession = `try{if(sessionStorage.getItem('site.access_token'))document.documentElement.dataset.session='member'}catch{}`;

/** Shows the stored notice, once, and takes it away [document 1 §2.4]. */
export const showNotice = `try{const k='site-notice',t=sessionStorage.getItem(k);if(t){sessionStorage.removeItem(k);const p=document.createElement('p');p.className='pointer-events-auto rounded-card border border-warn bg-warn-tint px-4 py-3 font-medium text-warn shadow-lg';p.textContent=t;document.getElementById('pemberitahuan').append(p);setTimeout(()=>p.remove(),8000)}}catch{}`;

/**
 * A static page of a member answers a new tab that asks for the session, with the sealed text as it is stored, and
 * hears of a logout (decision 9). The same words as src/stores/session.ts.
 */
export const answerTabs = `try{const k='site.access_token',s=sessionStorage;if(s.getItem(k)&&!document.querySelector('astro-island')){const c=new BroadcastChannel('site-session');c.onmessage=({data:{kind}})=>{const sealed=s.getItem(k);if(kind==='ask'&&sealed)c.postMessage({kind:'tell',sealed});if(kind==='logout'){Object.keys(s).filter(n=>n.startsWith('site.')).forEach(n=>s.removeItem(n));document.documentElement.dataset.session='guest'}}}}catch{}`;

/** Menus that open by <details> close on Escape, on a press outside and when the focus leaves. */
export const closeMenus = `{const open=()=>document.querySelectorAll('details.site-menu[open]');const shut=(keep)=>open().forEach(d=>{if(!keep||!d.contains(keep))d.open=false});addEventListener('keydown',e=>{if(e.key==='Escape')open().forEach(d=>{d.open=false;d.querySelector('summary').focus()})});addEventListener('pointerdown',e=>shut(e.target));addEventListener('focusin',e=>shut(e.target))}`;

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = [showSession, showNotice, answerTabs, closeMenus].map(hashOf);
