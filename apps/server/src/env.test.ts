import { describe, expect, it } from 'vitest';
import { readEnv, WrongEnv } from './env.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      basePath: '/tajmeelspot',
      dataDir: '.data',
      isDemo: true,
      rateLimitScale: 1,
    });
  });

  it('R1.04 takes any base path, also none', () => {
    expect(readEnv({ BASE_PATH: '' }).basePath).toBe('');
    expect(readEnv({ BASE_PATH: '/' }).basePath).toBe('');
    expect(readEnv({ BASE_PATH: '/a/b/' }).basePath).toBe('/a/b');
  });

  it('loads the demo world into the embedded database only, unless told', () => {
    const external = { DATABASE_URL: 'postgres://localhost/x' };
    expect(readEnv(external).isDemo).toBe(false);
    expect(readEnv({ ...external, DEMO: 'on' }).isDemo).toBe(true);
    expect(readEnv({ DEMO: 'off' }).isDemo).toBe(false);
  });

  it('names all faults at once', () => {
    const wrong = {
      PORT: 'x',
      ORIGIN: 'example.com',
      BASE_PATH: 'no',
      DATABASE_URL: 'mysql://x',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: 'http://x',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_ID: 'x',
    };
    expect(() => readEnv(wrong)).toThrow(WrongEnv);
    for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(name);
  });

  it.each(['/api', '/api/x', '/vendor', '/google'])(
    'refuses the base path %s, which something else has',
    (basePath) => {
      expect(() => readEnv({ BASE_PATH: basePath })).toThrow(/must not lie/);
    },
  );
});
