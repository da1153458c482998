/** A page of the site ('/professionallogin') in a language; the server writes onto the document where the site is. */
export function siteAddress(language: string, path: string): string {
  const base = document.documentElement.dataset['siteBase'] ?? '';
  return `${base}${language === 'en' ? '' : `/${language}`}${path}`;
}
