import { createHash } from 'node:crypto';
import { deviceHeaders } from './device-headers.mjs';
import { loadNotice } from './notice.mjs';
import { decryptFunctions, staticSession } from './static-session.mjs';
import { applyTheme } from './theme.mjs';
import { TO_TOP_PATH } from './to-top.mjs';

/**
 * All inline scripts of the pages, as text, so that the Content-Security-Policy can contain their hashes. The budget of a
 * page's inline scripts is 3 KB.
 */

/** Shows the member's menu before the first paint when this tab has a session. */
const showSession = `try{if(sessionStorage.getItem('site.access_token'))d.session='member'}catch{}`;

/**
 * For browsers without scroll-driven animations: sets `data-scrolled` to 117 after 117 px of scrolling, for the scroll-to-top
 * button, and to 600 after 600 px, for the help bar (src/layouts/help-bar.css).
 */
const followScroll = `if(!CSS.supports('animation-timeline:scroll()')){const f=()=>{d.scrolled=scrollY<117?0:scrollY<600?117:600};f();addEventListener('scroll',f,{passive:!0})}`;

/**
 * Disables Zod's code generation, which the Content-Security-Policy forbids and the browser reports. Must run before Zod
 * loads.
 */
const disableZodCompiler = `self.__zod_globalConfig={jitless:!0}`;

/**
 * Ignores a page transition that the browser skips, for example because a redirect aborts the navigation. Without the
 * handlers browsers report an unhandled rejection (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const ignoreSkippedTransitions = `for(const n of['pageswap','pagereveal'])addEventListener(n,e=>e.viewTransition?.ready.catch(()=>0))`;

/** Script of the head, where `d` is the root element's dataset. */
export const headScript = `{const d=document.documentElement.dataset;${[disableZodCompiler, applyTheme, showSession, followScroll, ignoreSkippedTransitions].join(';')}}`;

/** Closes menus made of <details> on Escape, on a press outside and when the focus leaves them. */
const closeMenus = `{const f=e=>document.querySelectorAll('details.site-menu[open]').forEach(d=>{const k=e.key;if(k?k=='Escape':!d.contains(e.target)){d.open=false;if(k)d.querySelector('summary').focus()}});for(const n of['keydown','pointerdown','focusin'])addEventListener(n,f)}`;

/**
 * Loads the consultation dialog, or the module that scrolls to the top, on a click. If loading fails, the link opens as
 * without JavaScript.
 */
const followLinks = `addEventListener('click',e=>{const a=e.target.closest?.('a[data-consultation],a[data-to-top]');if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();a.ariaBusy=!0;import('toTop'in a.dataset?'${TO_TOP_PATH}':'/consultation.js').then(m=>m.open(a)).catch(()=>location.assign(a.href)).finally(()=>{a.ariaBusy=null})})`;

/** Script at the end of the body. */
export const bodyEndScript = [loadNotice, closeMenus, followLinks, staticSession].join(';');

/** Selects islands that are not hydrated yet. The directive `client:touch` repeats presses itself. */
const WAITING_ISLAND = 'astro-island[ssr]:not([client=touch])';

/** Marks a form that is submitted before its island is hydrated. src/components/storefront/show-form.ts then submits it. */
const markEarlySubmit = `addEventListener('submit',e=>{const f=e.target;if(f.closest('${WAITING_ISLAND}')&&f.method==='dialog'){e.preventDefault();f.dataset.pressed=''}})`;

/** Repeats a press on a button of an island that was not hydrated yet. */
const repeatEarlyPress = `addEventListener('click',e=>{const b=e.target.closest('${WAITING_ISLAND} button[type=button]');if(b)b.dataset.pressed=''},true);addEventListener('astro:hydrate',e=>{for(const b of e.target.querySelectorAll('button[data-pressed]')){delete b.dataset.pressed;b.click()}},true)`;

/** Source of an expression: whether the storage `s` of this tab has a session, or another tab of this browser has one. */
const isSignedIn = `s.getItem('site.access_token')||localStorage.getItem('site-signed-in')`;

/**
 * Script in the head of a sign-in page. Hides the form (`data-waits`, src/layouts/site.css) from a signed-in or redirected
 * visitor until the island has rendered the message above the form, so that the form does not move. Hydrates the island
 * immediately (`data-starts`, touch-directive.ts) for a visitor who is signed in in another tab, because the island
 * redirects this visitor, and for a visitor with stored input of the registration form.
 */
export const hideSignInForm = `try{const s=sessionStorage,l=location,r=document.documentElement.dataset;if(l.search||l.hash||['access_token','reason','url'].some(n=>s.getItem('site.'+n)))r.waits='';if(${isSignedIn}||s.getItem('site.typed.register'))r.starts=''}catch{}${markEarlySubmit}`;

/**
 * The HTML of a plan list has blurred plans. Hides them (`data-waits`, src/layouts/site.css) from a member, and from a guest
 * who sent contact details, until the island has loaded all plans. Hydrates the island immediately (`data-starts`) for a
 * visitor who returns to a scroll position or to chosen plans, or follows the link of a comparison.
 */
const hideBlurredPlans = `try{const s=sessionStorage,r=document.documentElement.dataset;if(${isSignedIn}||s.getItem('site.guest'))r.waits='';if(history.state?.place||/[?&]compare=/.test(location.search)||Object.keys(s).some(n=>/^site.compared/.test(n)))r.starts=''}catch{}`;

/** Minutes after which prices in a page are loaded again when the visitor returns to the page. */
const MAX_PRICE_AGE_MINUTES = 10;

/**
 * Reloads a page that the browser restores from its back/forward cache, if the page is old: its prices depend on the
 * date, and a tariff may have changed.
 */
const reloadOldPrices = `{const t=Date.now();addEventListener('pageshow',e=>{if(e.persisted&&Date.now()-t>${MAX_PRICE_AGE_MINUTES}*6e4)location.reload()})}`;

/** Script in the head of a plan list. */
export const planListScript = [hideBlurredPlans, reloadOldPrices, markEarlySubmit, repeatEarlyPress].join(
  ';',
);

/** Script in the head of a plan's page. Hydrates the island immediately for a member, whose contact details it needs. */
export const planScript = `try{const s=sessionStorage;if(${isSignedIn})document.documentElement.dataset.starts=''}catch{}${reloadOldPrices};${repeatEarlyPress}`;

/**
 * Starts a visitor's first call while the document loads instead of after the last script file
 * (packages/storefront/src/session/first-call.ts). The script element names the URL; with `data-body` the
 * call is a POST.
 */
export const startFirstCall = `try{if(!sessionStorage.getItem('site.access_token')){const{url,body}=document.currentScript.dataset,${deviceHeaders},answer=fetch(url,{credentials:'include',headers:head(body&&{'content-type':'application/json'}),...body&&{method:'POST',body}});answer.catch(()=>0);window.firstCalls=[{url,body,token:null,answer}]}}catch{}`;

/**
 * Starts a member's first calls while the document loads: the verification of the token, which is read from this tab or
 * from another open tab, and the call whose URL the script element names. `data-bare` skips the second call on a page
 * with a query. The server rejects both calls for an ended session. The timeout equals the timeout in
 * packages/storefront/src/session/session.ts.
 */
export const startMemberCalls = `try{const s=sessionStorage,k='site.access_token',{url:u,bare:o}=document.currentScript.dataset,h=()=>s.getItem(k),${decryptFunctions}${deviceHeaders},ask=()=>new Promise(y=>{const c=new BroadcastChannel('site-session'),e=()=>{c.close();y()};c.onmessage=({data:{kind:d,sealed:v}})=>{if(d==='tell'){if(!h())s.setItem(k,v);e()}};c.postMessage({kind:'ask'});setTimeout(e,localStorage.getItem('site-signed-in')?2e3:150)});window.firstCalls=(async()=>{try{h()||await ask();if(!h())return[];const token=await read(k),w=['/api/v1/user/verify'];if(u&&(o==null||!location.search))w.push(u);return w.map(url=>{const answer=fetch(url,{credentials:'include',headers:head({access_token:token})});answer.catch(()=>0);return{url,token,answer}})}catch{return[]}})()}catch{}`;

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const inlineHashes = [
  headScript,
  bodyEndScript,
  planListScript,
  planScript,
  hideSignInForm,
  startFirstCall,
  startMemberCalls,
].map(hashOf);
