import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { sharedPaths } from '@tajmeelspot/contract/shared-paths.ts';
import type { ProblemBody } from '@tajmeelspot/contract/problems.ts';
import { readLanguage } from '../language.ts';
import { apiBase, session } from '../session.ts';

type PictureAnswer = { readonly message: string; readonly data: OwnService };

/** Sends a picture of a service and tells how much of it has gone, 0 to 100; fetch could not tell. */
export function uploadPicture(
  serviceId: number,
  file: File,
  onProgress: (percent: number) => void,
): Promise<PictureAnswer> {
  const [method = '', template = ''] = sharedPaths.addServicePicture.split(' ');
  const request = new XMLHttpRequest();
  request.open(method, `${apiBase}${template.replace('{id}', String(serviceId))}`);
  request.setRequestHeader('accept-language', readLanguage());
  request.setRequestHeader('authorization', `Bearer ${session.readToken() ?? ''}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total)));
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      const body = parse(request.responseText);
      if (request.status < 400 && body) resolve(body as PictureAnswer);
      else reject(new ApiError(request.status, body as ProblemBody | null));
    });
    request.addEventListener('error', () => reject(new TypeError('the picture was not sent')));
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
