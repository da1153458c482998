/**
 * Leaves at once: nothing of the page is seen any more, and another one about `subject` takes its place, also in the history.
 * Without a connection it is an empty one.
 */
export function leaveNow(subject: string): void {
  document.body.hidden = true;
  document.title = subject;
  // The other page is not told where its reader comes from.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'no-referrer';
  document.head.append(referrer);
  location.replace(navigator.onLine ? `https://www.google.com/search?q=${encodeURIComponent(subject)}` : 'about:blank');
}
