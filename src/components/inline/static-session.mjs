import { deviceHeaders } from './device-headers.mjs';

/**
 * Functions for an inline script that decrypt the item `n` of the storage `s`, as
 * packages/storefront/src/storage/encrypted-storage.ts does.
 */
export const decryptFunctions = [
  // Aborts the upgrade, so that no database without an object store is created.
  `key=()=>new Promise((y,n)=>{const o=indexedDB.open('site-keys');o.onupgradeneeded=()=>o.transaction.abort();o.onerror=n;o.onsuccess=()=>{const d=o.result,g=d.transaction('keys').objectStore('keys').get('session');g.onsuccess=()=>{d.close();y(g.result)}}}),`,
  `read=async n=>{const b=Uint8Array.from(atob(s.getItem(n)),c=>c.charCodeAt());return new Response(await crypto.subtle.decrypt({name:'AES-GCM',iv:b.slice(0,12)},await key(),b.slice(12))).json()},`,
].join('');

/** Path of the module `VERIFY_TOKEN_SOURCE`, which src/pages/verify-token.js.ts serves. */
export const VERIFY_TOKEN_PATH = '/verify-token.js';

/** Source of the module at `VERIFY_TOKEN_PATH`. Its function `verify` resolves to the server's response about an access token [1 §7.1]. */
export const VERIFY_TOKEN_SOURCE = `const ${deviceHeaders};export const verify=t=>fetch('/api/v1/user/verify',{headers:head({access_token:t})})`;

/**
 * Inline script that restores the session [1 §4, Q9]. It does nothing on pages with `data-keeps-session` or a `client:only`
 * island, because there the island restores the session. On other pages:
 * - Without a token, the script requests the encrypted token from other open tabs.
 * - With a token, it shows the member's name and verifies the token with the server. The code of the verification is in a
 *   separate file, because the inline scripts of a page may have at most 3 KB.
 * - It sends the encrypted token to other tabs that request it, stores a new token of another tab, and signs out when another
 *   tab signs out.
 *
 * The script repeats code of packages/storefront in short form: the messages of session/tab-channel.ts, the storage and the
 * key of storage/encrypted-storage.ts, and the short name of session/member-name.ts.
 */
export const staticSession = [
  `try{const q=document,s=sessionStorage,r=q.documentElement.dataset,k='site.access_token',h=()=>s.getItem(k),`,
  `out=()=>{s.removeItem(k);s.removeItem('site.user');r.session='guest'},`,
  decryptFunctions,
  `show=({fullName:f})=>{const[a,...w]=(f.trim()||'Pengunjung').toLowerCase().split(/\\s+/).map(x=>x[0].toUpperCase()+x.slice(1));for(const p of q.querySelectorAll('[data-member-name]'))p.textContent=w[0]?a+' '+w.at(-1)[0]+'.':a},`,
  // Reads the stored name in parallel with the token, but never shows it after the verified name.
  `go=async()=>{r.session='member';const w=h(),u=read('site.user').then(show,()=>0);try{const t=await read(k),`,
  `a=await import('${VERIFY_TOKEN_PATH}').then(m=>m.verify(t)).catch(()=>0);if(a.ok){const v=await a.json();await u;show(v.response)}h()==w&&/40[13]/.test(a.status)&&out()}catch{out()}};`,
  `if(!q.querySelector('astro-island[client=only],[data-keeps-session]')){const c=new BroadcastChannel('site-session');`,
  `c.onmessage=({data:{kind:d,sealed:v}},t=h())=>{d=='ask'&&t&&c.postMessage({kind:'tell',sealed:t});if(d==(t?'renew':'tell')){s.setItem(k,v);go()}if(d=='logout'){for(const n of Object.keys(s))if(/^site\\.(?!url$)/.test(n))s.removeItem(n);out()}};`,
  // Closes the channel without a session, so that the browser can cache the page for its back button.
  `if(h())go();else{c.postMessage({kind:'ask'});setTimeout(()=>h()||c.close(),2e3)}}}catch{}`,
].join('');
