import type { ShareAnswer } from '../../service/share/share-answer.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/share.ts';

/** The address of a service to be passed on; it is the same for everybody. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ShareAnswer> {
  try {
    const api = browserApi(languageOf(params), '');
    const { data } = await api.shareService({ params: { id: params.serviceId }, signal: request.signal });
    return { kind: 'link', address: data.share_url, title: data.title };
  } catch {
    return { kind: 'failed' };
  }
}
