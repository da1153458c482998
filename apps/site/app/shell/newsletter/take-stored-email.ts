/** The address of a form that was sent before anything answered, which the page's first script stored; it is given once. */
export function takeStoredEmail(): string {
  try {
    const email = sessionStorage.getItem('newsletterEmail') ?? '';
    sessionStorage.removeItem('newsletterEmail');
    return email;
  } catch {
    // A browser that stores nothing has nothing.
    return '';
  }
}
