import { describe, expect, it } from 'vitest';
import { createClient, ApiError } from './src/client.ts';

function clientThat(answers: () => Response) {
  const sent: Request[] = [];
  const client = createClient({
    base: 'https://example.com/api',
    language: 'ckb',
    token: 'secret-token',
    fetch: (request) => {
      sent.push(request);
      return Promise.resolve(answers());
    },
  });
  return { client, sent };
}

const problem = { message: 'No.', code: 'not_found', request_id: '1' };

describe('createClient', () => {
  it('sends path, query, headers and body as the contract names them', async () => {
    const { client, sent } = clientThat(() => Response.json({}));
    await client.listSlots({ params: { id: '7' }, query: { treatment_id: '3', employee_id: undefined } });
    await client.placeBooking({ headers: { 'idempotency-key': 'k1k1k1k1' }, body: {} as never });
    expect(sent[0]?.url).toBe('https://example.com/api/services/7/slots?treatment_id=3');
    expect(sent[0]?.headers.get('accept-language')).toBe('ckb');
    expect(sent[1]?.method).toBe('POST');
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer secret-token');
    expect(sent[1]?.headers.get('idempotency-key')).toBe('k1k1k1k1');
  });

  it('keeps a path parameter inside its segment', async () => {
    const { client, sent } = clientThat(() => Response.json({}));
    await client.findService({ params: { id: '../login?x' } });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/services/..%2Flogin%3Fx');
  });

  it("throws the server's problem", async () => {
    const { client } = clientThat(() => Response.json(problem, { status: 404 }));
    await expect(client.findUser()).rejects.toMatchObject({ status: 404, message: 'No.', body: problem });
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502 })],
    ['half an answer', () => new Response('{"data":')],
  ])('throws a refusal without a body for %s', async (_, answers) => {
    const { client } = clientThat(answers);
    const thrown = await client.findUser().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiError);
    expect((thrown as ApiError).body).toBeNull();
  });
});
