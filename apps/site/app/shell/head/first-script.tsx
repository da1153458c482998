// Once the page can be read: pictures that never come do not keep the next page from having our message.
const registerWorker = `;addEventListener('DOMContentLoaded',function(){var s=navigator.serviceWorker;s&&s.register(__BASE__+'/service-worker.js').catch(function(){})})`;

// A newsletter form that nothing answers yet leads to the page of the newsletter, whose form finds the address here.
const storeEmail = `;addEventListener('submit',function(e){var f=e.target;if(!e.defaultPrevented&&'newsletter'in f.dataset)try{sessionStorage.setItem('newsletterEmail',f.elements[0].value)}catch(x){}})`;

// A button that is tapped before the script of the page has come looks busy, and is pressed again once it answers.
const rememberTap = `;addEventListener('click',function(e){var r=document.documentElement,b=e.target.closest&&e.target.closest('button');if(b&&!b.form&&!('ready'in r.dataset)){window.__TAPPED__=b;b.setAttribute('aria-busy','true')}},true)`;

/** Runs before anything is painted: where the site is mounted, and the reader's choice of light or dark, digits and clock. */
export function FirstScript({ nonce }: { readonly nonce: string | undefined }) {
  const base = (globalThis as { __BASE__?: string }).__BASE__ ?? '';
  // It runs once, from the HTML: the browser's own rendering leaves it as it is, so its text is not sent twice.
  const script = import.meta.env.SSR
    ? `window.__BASE__=${JSON.stringify(base)};(function(d){var m=matchMedia('(prefers-color-scheme:dark)');function f(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t==='dark'||t!=='light'&&m.matches)d.dataset.theme='dark';else delete d.dataset.theme}f();m.addEventListener('change',f);addEventListener('themeChange',f);try{var n=localStorage.getItem('numbers')||'';if(n.includes('arab'))d.dataset.digits='arab';if(n.includes('h23'))d.dataset.clock='h23'}catch(e){}})(document.documentElement)${storeEmail}${rememberTap}${import.meta.env.PROD ? registerWorker : ''}`
    : '';
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
