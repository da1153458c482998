import { type PushSwitchState, usePush } from '@tajmeelspot/ui/push/use-push.ts';
import { browserApi } from '../../shell/api.ts';
import { useLanguage } from '../../shell/language.ts';

/** The switch for push messages of the site in this browser. */
export function usePushSwitch(): PushSwitchState {
  const language = useLanguage();
  return usePush({
    findKey: async () => (await browserApi(language).findPushKey()).data.key,
    add: (body) => browserApi(language).addPushSubscription({ body }),
    remove: (endpoint) => browserApi(language).removePushSubscription({ body: { endpoint } }),
  });
}
