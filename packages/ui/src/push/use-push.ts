import { useEffect, useState } from 'react';

/** Whether this browser shows push messages: it cannot, its reader does not let it, it is off, on, or was to be on and failed. */
export type PushState = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on' | 'failed';

/** The calls by which a browser is switched on and off. */
export type PushCalls = {
  readonly findKey: () => Promise<string>;
  readonly add: (subscription: PushSubscriptionKeys) => Promise<unknown>;
  readonly remove: (endpoint: string) => Promise<unknown>;
};

/** What the server needs to send to a browser. */
export type PushSubscriptionKeys = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** The switch for push messages of one browser. */
export type PushSwitchState = {
  readonly state: PushState;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** A worker that was never registered, as in development, is never ready. */
const readyMs = 4000;

/** Push messages in this browser. Nobody is asked for a permission before the switch is used. */
export function usePush(calls: PushCalls): PushSwitchState {
  const [state, setState] = useState<PushState>('loading');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    void readState().then((found) => isUnmounted || setState(found));
    return () => {
      isUnmounted = true;
    };
  }, []);
  const change = async (isOn: boolean) => {
    setIsBusy(true);
    setState(await (isOn ? switchOn(calls) : switchOff(calls)).catch(() => 'failed' as const));
    setIsBusy(false);
  };
  return { state, isBusy, onChange: (isOn) => void change(isOn) };
}

async function readState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  const registration = await readRegistration();
  if (!registration) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

async function readRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, readyMs);
  });
  return Promise.race([navigator.serviceWorker.ready, timeout]);
}

async function switchOn({ findKey, add }: PushCalls): Promise<PushState> {
  // First of all: a browser takes the question only as long as the tap is fresh.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const registration = await readRegistration();
  if (!registration) return 'unsupported';
  const applicationServerKey = await findKey();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    const { endpoint, keys } = subscription.toJSON();
    await add({ endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
    return 'on';
  } catch {
    await subscription.unsubscribe();
    return 'failed';
  }
}

async function switchOff({ remove }: PushCalls): Promise<PushState> {
  const registration = await readRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  // Without a connection the server learns it from the next message.
  if (subscription) await remove(subscription.endpoint).catch(() => undefined);
  return 'off';
}
