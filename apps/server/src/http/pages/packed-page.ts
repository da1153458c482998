import type { Env } from '#app/env.ts';
import type { ChangeTags } from '../changes.ts';
import { guardHeaders } from '../guard-headers.ts';
import { packAnswer, type PackedAnswer } from '../kept/packed-answer.ts';
import { framedByAll, pagePolicy, withTiles } from './page-policy.ts';

/** A rendered answer with the tags of everything it shows. */
export type RenderedPage = {
  readonly response: Response;
  readonly tags: ChangeTags;
  /** What the scripts of the site itself are marked with: unknown to anybody before the page was rendered. */
  readonly nonce: string;
};

/** Makes a rendered answer ready to be sent, with a policy that names the inline scripts that the site wrote. */
export async function packPage(
  { response, nonce }: Pick<RenderedPage, 'response' | 'nonce'>,
  env: Env,
): Promise<PackedAnswer> {
  const isFramed = response.headers.get('content-security-policy') === framedByAll;
  const { html, policy } = pagePolicy(await response.text(), nonce, isFramed);
  // The preloads would compete with the style sheet and the first picture; links and forms work before the scripts do.
  const identity = Buffer.from(html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''));
  const location = response.headers.get('location');
  const headers = {
    'content-type': withCharset(response.headers.get('content-type') ?? 'text/html'),
    ...(location === null ? {} : { location }),
    'cache-control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    vary: 'accept-encoding',
    ...guardHeaders(env, withTiles(env, policy)),
  };
  return packAnswer(response.status, headers, identity);
}

const withCharset = (type: string): string => (type.includes('charset') ? type : `${type}; charset=utf-8`);
