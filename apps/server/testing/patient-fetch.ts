import { setTimeout as delay } from 'node:timers/promises';

/** How often a busy server is asked again, at most. */
const maxTries = 15;

/**
 * Fetches as a patient client does: where the server says that it is busy, it has done nothing, and is asked again after
 * the time that it names. A race of many is about who wins, not about how many the machine can serve at once.
 */
export async function patientFetch(request: Request): Promise<Response> {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(request.clone());
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || !seconds || tried === maxTries) return answer;
    await answer.body?.cancel();
    await delay(seconds * 1000 * (0.5 + Math.random()));
  }
}
