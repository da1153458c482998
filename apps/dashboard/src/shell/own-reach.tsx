import { useQuery } from '@tanstack/react-query';
import { ReachHint } from '../today/reach-hint.tsx';
import { api } from './api.ts';
import { useLanguage } from './language.ts';

/** Whether requests reach the member who looks at this, once it is known. */
export function OwnReach() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['channels'],
    queryFn: async ({ signal }) => (await api().findChannels({ signal })).data,
  });
  return data ? <ReachHint settings={data} language={language} /> : null;
}
