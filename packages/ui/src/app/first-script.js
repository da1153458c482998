// Before anything else is asked for: the token leaves the address bar, then language and light or dark.
{
  const root = document.documentElement;
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  const given = address.searchParams.get('language');
  if (token !== null || given !== null) {
    address.searchParams.delete('token');
    address.searchParams.delete('language');
    history.replaceState(null, '', address);
  }
  if (token !== null) window.__HAND_OFF__ = token;
  try {
    if (given !== null) localStorage.setItem('%APP%.given', given);
  } catch {
    // Without memory it is the language of this visit alone.
  }
  // Before it had a page of its own, the console stored its language with the dashboard's.
  const former = read('dashboard.language') ?? read('dashboard.given');
  const language = read('%APP%.language') ?? given ?? read('%APP%.given') ?? former;
  if (language === 'ar' || language === 'ckb') {
    root.lang = language;
    root.dir = 'rtl';
  }
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  paint();
  darkness.addEventListener('change', paint);
  addEventListener('themeChange', paint);
  addEventListener('storage', paint);

  function paint() {
    const theme = read('theme');
    if (theme === 'dark' || (theme !== 'light' && darkness.matches)) root.dataset.theme = 'dark';
    else delete root.dataset.theme;
  }

  function read(name) {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  }
}
