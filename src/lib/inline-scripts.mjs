import { createHash } from 'node:crypto';
import { decrypting, staticSession } from './static-session.mjs';

/**
 * The only inline scripts of the pages. They are kept as text so that the Content-Security-Policy can name
 * their hashes; together they stay below the 3 KB of the budget.
 */

/** Before the first paint: a tab with a session shows the member's menu. */
const showSession = `try{if(sessionStorage.getItem('site.access_token'))document.documentElement.dataset.session='member'}catch{}`;

/**
 * Where no animation can be tied to scrolling: how far the page is scrolled, for the help bar and the way up
 * (src/styles/site.css).
 */
const followScroll = `if(!CSS.supports('animation-timeline:scroll()')){const d=document.documentElement.dataset,f=()=>{d.scrolled=scrollY<117?0:scrollY<600?117:600};f();addEventListener('scroll',f,{passive:true})}`;

/** Zod compiles no code: trying to is reported as a breach of the policy. Told here, before any part of it is loaded. */
const compileNothing = `self.__zod_globalConfig={jitless:!0}`;

/** The script of the head. */
export const atHead = [compileNothing, showSession, followScroll].join(';');

/** Shows the stored notice once, as a warning [1 §2.4, §8], and removes it. */
export const showNotice = `try{const k='site-notice',t=sessionStorage.getItem(k);if(t){sessionStorage.removeItem(k);const p=document.createElement('p'),b=document.createElement('b');p.className='site-notice';b.textContent='Perhatian';p.append(b,t);document.getElementById('pemberitahuan').append(p);setTimeout(()=>p.remove(),8000)}}catch{}`;

/** Menus made of <details> close on Escape, on a press outside and when the focus leaves. */
const closeMenus = `{const f=e=>document.querySelectorAll('details.site-menu[open]').forEach(d=>{const k=e.key;if(k?k==='Escape':!d.contains(e.target)){d.open=false;if(k)d.querySelector('summary').focus()}});for(const n of['keydown','pointerdown','focusin'])addEventListener(n,f)}`;

/**
 * The consultation dialog is loaded on a click; when it cannot load, the link leads to the contact page. The way up
 * scrolls without changing the address, whose hash may name a step or a guide.
 */
const followLinks = `addEventListener('click',e=>{const q=n=>e.target.closest?.('a[data-'+n+']'),a=q('consultation');if(q('to-top')){e.preventDefault();scrollTo({top:0,behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});document.getElementById('isi').focus({preventScroll:true})}if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();a.ariaBusy='true';import('/consultation.js').then(m=>m.open(a)).catch(()=>location.assign(a.href)).finally(()=>{a.ariaBusy=null})})`;

/** The script at the end of the body. */
export const atBodyEnd = [showNotice, closeMenus, followLinks, staticSession].join(';');

/**
 * Before a form that comes with its page: a press on its button before React is there is noted
 * (form-shown.ts).
 */
export const beforeForm = `addEventListener('submit',e=>{const f=e.target;if(f.closest('astro-island[ssr]')&&f.method==='dialog'){e.preventDefault();f.dataset.pressed=''}})`;

/** A press on a button that comes with its page, before React is there, is pressed again when it is. */
export const beforePress = `addEventListener('click',e=>{const b=e.target.closest('astro-island[ssr] button[type=button]');if(b)b.dataset.pressed=''},true);addEventListener('astro:hydrate',e=>{for(const b of e.target.querySelectorAll('button[data-pressed]')){delete b.dataset.pressed;b.click()}},true)`;

/**
 * What is before a form, for one that signs in. Whoever is signed in or sent here gets to see it when the page knows what to say
 * to them (`data-waits`, src/styles/site.css): nothing moves then.
 */
export const beforeSignIn = `try{const s=sessionStorage,l=location;if(l.search||l.hash||['access_token','reason','url'].some(n=>s.getItem('site.'+n)))document.documentElement.dataset.waits=''}catch{}${beforeForm}`;

/**
 * A visitor's first call, of the address that the script's element names, begins with the document instead of the last
 * script file (packages/storefront/src/session/first-call.ts). One with `data-body` is posted.
 */
export const firstCall = `try{if(!sessionStorage.getItem('site.access_token')){const{url,body}=document.currentScript.dataset,answer=fetch(url,{credentials:'include',headers:{platform:'web',source:'storefront',...body&&{'content-type':'application/json'}},...body&&{method:'POST',body}});answer.catch(()=>0);window.firstCalls=[{url,body,token:null,answer}]}}catch{}`;

/**
 * The same for a member: the verification of the token, of this tab or of an open one, and beside it the call of the
 * address that the script's element names; none for a page with a query when the element is `data-bare`. What nobody
 * takes in the end is not shown: an ended session is refused in both. The wait is that of
 * packages/storefront/src/session/session.ts.
 */
export const memberCalls = `try{const s=sessionStorage,k='site.access_token',{url:u,bare:o}=document.currentScript.dataset,h=()=>s.getItem(k),${decrypting}ask=()=>new Promise(y=>{const c=new BroadcastChannel('site-session'),e=()=>{c.close();y()};c.onmessage=({data:{kind:d,sealed:v}})=>{if(d==='tell'){if(!h())s.setItem(k,v);e()}};c.postMessage({kind:'ask'});setTimeout(e,localStorage.getItem('site-signed-in')?2e3:150)});window.firstCalls=(async()=>{try{h()||await ask();if(!h())return[];const token=await read(k),w=['/api/v1/user/verify'];if(u&&(o==null||!location.search))w.push(u);return w.map(url=>{const answer=fetch(url,{credentials:'include',headers:{access_token:token,platform:'web',source:'storefront'}});answer.catch(()=>0);return{url,token,answer}})}catch{return[]}})()}catch{}`;

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = [
  atHead,
  atBodyEnd,
  beforeForm,
  beforePress,
  beforeSignIn,
  firstCall,
  memberCalls,
].map(hashOf);
