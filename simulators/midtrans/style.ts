import { site } from '../../site.config.ts';

const { brand, field, ink, line, muted, paper, sunTint } = site.colours;

export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:${paper};color:${ink};font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
header{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;justify-content:space-between;padding:12px 16px;background:${ink};color:#fff}
header a{color:#fff;text-decoration:none;display:inline-flex;align-items:center;min-height:44px}
header nav{display:flex;flex-wrap:wrap;gap:0 20px}
.brand{font-weight:700}
main{max-width:720px;margin:0 auto;padding:16px 16px 64px}
h1{font-size:26px;line-height:1.25;margin:16px 0 12px;letter-spacing:-.02em}
h2{font-size:18px;margin:28px 0 10px}
.note{margin:8px 0 0;padding:8px 14px;border-radius:10px;background:${sunTint};color:#6b4a00;font-size:14px}
.card{background:#fff;border:1px solid ${line};border-radius:14px;padding:16px;margin:0 0 12px}
.amount{font-size:24px;font-weight:700;font-variant-numeric:tabular-nums}
.number{font-size:19px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:.02em;overflow-wrap:anywhere}
.muted{color:${muted};font-size:14px;overflow-wrap:anywhere}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center;justify-content:space-between}
.actions{display:flex;flex-wrap:wrap;gap:10px;margin-top:12px}
.actions form{margin:0}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border:1px solid ${brand};border-radius:12px;background:${brand};color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.second{background:#fff;color:${brand}}
.danger{background:#fff;border-color:#b3261e;color:#b3261e}
button:focus-visible,a:focus-visible,input:focus-visible,.scroll:focus-visible{outline:3px solid #1d5fa8;outline-offset:2px}
label{display:block;font-weight:600;margin:0 0 6px}
input[type=text],input[type=number],input[type=password]{width:100%;min-height:50px;padding:0 14px;border:1px solid ${field};border-radius:10px;font:inherit;background:#fff;color:inherit}
.check{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}
.check input{flex:none;width:20px;height:20px}
.field{margin:0 0 14px}
.tag{display:inline-block;padding:2px 12px;border-radius:999px;font-size:14px;font-weight:600;background:#fdf0da;color:#7a4900}
.tag.settlement,.tag.capture{background:#e6f4ea;color:#1b7a43}
.tag.deny,.tag.expire,.tag.cancel{background:#fcebe9;color:#b3261e}
.message{padding:12px 16px;border-radius:10px;background:#e6f4ea;color:#14532d;margin:0 0 12px}
.message.bad{background:#fcebe9;color:#8c1d18}
.phone{max-width:400px;margin:16px auto;text-align:center}
.phone .actions{flex-direction:column}
.phone button,.phone .button{width:100%;min-height:50px}
table{width:100%;border-collapse:collapse;font-size:14px}
dl{margin:0}
dl>div{margin:0 0 10px}
dt{color:${muted};font-size:14px}
dd{margin:0;overflow-wrap:anywhere}
fieldset{margin:18px 0 0;padding:8px 14px;border:1px solid ${line};border-radius:10px}
legend{padding:0 6px;font-weight:600}
.list{list-style:none;margin:0;padding:0}
.inline{margin:16px 0 0;padding:14px 0 0;border-top:1px solid ${line}}
.inline button{margin-top:10px}
.scroll{overflow-x:auto}
.nowrap{white-space:nowrap;font-variant-numeric:tabular-nums}
.login{text-align:left}
.framed main{padding:8px 16px 24px;max-width:480px}
.framed h1{font-size:22px;margin:8px 0}
.actions form,.actions button{max-width:100%}
th,td{text-align:left;padding:8px;border-bottom:1px solid ${line};vertical-align:top}
`;
