/** Ends the push messages of this browser, for every account; the server learns it from the next one. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await registration?.pushManager?.getSubscription().catch(() => undefined);
  await subscription?.unsubscribe().catch(() => undefined);
}
