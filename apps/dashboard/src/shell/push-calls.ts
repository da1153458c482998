import type { PushCalls } from '@tajmeelspot/ui/push/use-push.ts';
import { api } from './api.ts';

/** The calls with which the push messages of this browser are switched. */
export const pushCalls: PushCalls = {
  findKey: async () => (await api().findPushKey()).data.key,
  add: (body) => api().addPushSubscription({ body }),
  remove: (endpoint) => api().removePushSubscription({ body: { endpoint } }),
};
