/**
 * Source of a function for inline scripts. It returns the headers of a call [1 §7.1] and the additional headers `x`, like
 * `createDevice` of packages/storefront/src/session/device.ts.
 */
export const deviceHeaders = [
  `head=x=>{const q=document,{userAgent:a,maxTouchPoints:m=0}=navigator,`,
  `i=/(?:^|; )device_id=([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})(?:;|$)/.exec(q.cookie)?.[1]??crypto.randomUUID();`,
  `q.cookie='device_id='+i+'; path=/; max-age=31536000; samesite=lax'+(location.protocol==='https:'?'; secure':'');`,
  `return{device_id:i,os:/macintosh/i.test(a)&&m>1?'iOS':[['Android',/android/i],['iOS',/iphone|ipad/i],['Windows',/windows/i],['macOS',/mac os/i],['Linux',/linux/i],['unknown',/^/]].find(([,r])=>r.test(a))[0],platform:'web',source:'storefront',...x}}`,
].join('');
