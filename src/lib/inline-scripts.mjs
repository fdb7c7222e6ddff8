import { createHash } from 'node:crypto';

/**
 * The only inline scripts of the pages. They are kept as text so that the Content-Security-Policy can name
 * their hashes; together they stay far below the 3 KB of the budget.
 */

/** Before the first paint: a tab with a session shows the member's menu. */
export const showSession = `try{if(sessionStorage.getItem('site.access_token'))document.documentElement.dataset.session='member'}catch{}`;

/** Shows the stored notice once and removes it [1 §2.4]. */
const showNotice = `try{const k='site-notice',t=sessionStorage.getItem(k);if(t){sessionStorage.removeItem(k);const p=document.createElement('p');p.className='pointer-events-auto rounded-card border border-warn bg-warn-tint px-4 py-3 font-medium text-warn shadow-lg';p.textContent=t;document.getElementById('pemberitahuan').append(p);setTimeout(()=>p.remove(),8000)}}catch{}`;

/**
 * On pages without an island that has the session: answers a new tab with the stored ciphertext of the token, and obeys
 * a logout [Q9]. The messages are those of src/stores/tab-channel.ts.
 */
const answerTabs = `try{const k='site.access_token',s=sessionStorage;if(s.getItem(k)&&!document.querySelector('astro-island[client=only]')){const c=new BroadcastChannel('site-session');c.onmessage=({data:{kind}})=>{const sealed=s.getItem(k);if(kind==='ask'&&sealed)c.postMessage({kind:'tell',sealed});if(kind==='logout'){Object.keys(s).filter(n=>n.startsWith('site.')).forEach(n=>s.removeItem(n));document.documentElement.dataset.session='guest'}}}}catch{}`;

/** Menus made of <details> close on Escape, on a press outside and when the focus leaves. */
const closeMenus = `{const open=()=>document.querySelectorAll('details.site-menu[open]');const shut=(keep)=>open().forEach(d=>{if(!keep||!d.contains(keep))d.open=false});addEventListener('keydown',e=>{if(e.key==='Escape')open().forEach(d=>{d.open=false;d.querySelector('summary').focus()})});addEventListener('pointerdown',e=>shut(e.target));addEventListener('focusin',e=>shut(e.target))}`;

/** The consultation dialog is loaded on a click; when it cannot load, the link leads to the contact page. */
const openConsultation = `addEventListener('click',e=>{const a=e.target.closest?.('a[data-consultation]');if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();a.ariaBusy='true';import('/consultation.js').then(m=>m.open(a)).catch(()=>location.assign(a.href)).finally(()=>{a.ariaBusy=null})})`;

/** Scrolls to the top without changing the address, whose hash may name a step or a guide. */
const goToTop = `addEventListener('click',e=>{if(!e.target.closest?.('a[data-to-top]'))return;e.preventDefault();scrollTo({top:0,behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});document.getElementById('isi').focus({preventScroll:true})})`;

/** The script at the end of the body. */
export const atBodyEnd = [showNotice, answerTabs, closeMenus, openConsultation, goToTop].join(';');

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = [showSession, atBodyEnd].map(hashOf);
