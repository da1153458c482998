// After everything else: the first visit needs no service worker, and every later one has it.
const keepFiles = `;addEventListener('load',function(){var s=navigator.serviceWorker;s&&s.register(__BASE__+'/service-worker.js').catch(function(){})})`;

/** Runs before anything is painted: where the site is mounted, and the reader's choice of light or dark. */
export function FirstScript() {
  const base = (globalThis as { __BASE__?: string }).__BASE__ ?? '';
  const script = `window.__BASE__=${JSON.stringify(base)};(function(d){var m=matchMedia('(prefers-color-scheme:dark)');function f(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t==='dark'||t!=='light'&&m.matches)d.dataset.theme='dark';else delete d.dataset.theme}f();m.addEventListener('change',f);addEventListener('themeChange',f)})(document.documentElement)${import.meta.env.PROD ? keepFiles : ''}`;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
