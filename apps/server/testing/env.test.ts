import { describe, expect, it } from 'vitest';
import { readEnv, WrongEnv } from '#app/env.ts';

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

  it('R1.04 accepts any base path, also none', () => {
    expect(readEnv({ BASE_PATH: '' }).basePath).toBe('');
    expect(readEnv({ BASE_PATH: '/' }).basePath).toBe('');
    expect(readEnv({ BASE_PATH: '/a/b/' }).basePath).toBe('/a/b');
  });

  it('loads the demo world into the embedded database alone, unless DEMO is set', () => {
    const external = { DATABASE_URL: 'postgres://localhost/x' };
    expect(readEnv(external).isDemo).toBe(false);
    expect(readEnv({ ...external, DEMO: 'on' }).isDemo).toBe(true);
    expect(readEnv({ DEMO: 'off' }).isDemo).toBe(false);
  });

  it('R11.04 does not start with a public ORIGIN before DEMO is said, and says what to set', () => {
    const origin = { ORIGIN: 'https://salons.example' };
    expect(() => readEnv(origin)).toThrow(/^ORIGIN is public and DEMO is not set: set DEMO=off .* or DEMO=on .*\.$/);
    expect(readEnv({ ...origin, DEMO: 'off' })).toMatchObject({ isDemo: false, isDemoPublic: false });
    expect(readEnv({ ...origin, DEMO: 'on' })).toMatchObject({ isDemo: true, isDemoPublic: true });
    expect(readEnv({ ...origin, DATABASE_URL: 'postgres://localhost/x' }).isDemo).toBe(false);
    expect(readEnv({ ORIGIN: 'http://localhost:8080' })).toMatchObject({ isDemo: true, isDemoPublic: false });
  });

  it('names all wrong values at once', () => {
    const wrongValues = {
      PORT: 'x',
      ORIGIN: 'example.com',
      BASE_PATH: 'no',
      DATABASE_URL: 'mysql://x',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
      RATE_LIMIT_SCALE: '0',
      SMTP_URL: 'http://x',
      MAIL_FROM: 'TajmeelSpot',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      GOOGLE_CLIENT_ID: 'x',
    };
    expect(() => readEnv(wrongValues)).toThrow(WrongEnv);
    for (const name of Object.keys(wrongValues)) expect(() => readEnv(wrongValues)).toThrow(name);
  });
});

describe('readEnv, where values need each other', () => {
  it('takes a replica of a database of one’s own, and none of the embedded one', () => {
    const replica = { DATABASE_READ_URL: 'postgres://localhost/y' };
    expect(readEnv({ ...replica, DATABASE_URL: 'postgres://localhost/x' }).replicaUrl).toBe('postgres://localhost/y');
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/x' }).replicaUrl).toBeUndefined();
    expect(() => readEnv(replica)).toThrow(/^DATABASE_READ_URL names a replica of DATABASE_URL, which must be set/);
    expect(() => readEnv({ ...replica, DATABASE_READ_URL: 'mysql://x' })).toThrow(/^DATABASE_READ_URL must begin with/);
  });

  it.each(['/api', '/api/x', '/vendor', '/google'])('rejects the base path %s, which is in use', (basePath) => {
    expect(() => readEnv({ BASE_PATH: basePath })).toThrow(/must not lie/);
  });
});

describe('FILES_URL', () => {
  it('names a bucket with its key, whose secret may have any characters', () => {
    const url = 's3://KEY:a%2Fb%2Bc%ff@s3.example.com:9000/my-pictures?region=me-south-1';
    expect(readEnv({ FILES_URL: url }).bucket).toMatchObject({
      name: 'my-pictures',
      endpoint: 'https://s3.example.com:9000',
      region: 'me-south-1',
      accessKeyId: 'KEY',
    });
    expect(readEnv({ FILES_URL: 's3+http://a:b%2Fc@127.0.0.1:1/bucket' }).bucket).toMatchObject({
      endpoint: 'http://127.0.0.1:1',
      secretAccessKey: 'b/c',
      region: 'us-east-1',
    });
  });

  it.each(['s3://host/bucket', 's3://a:b@host', 's3://a:b@host/a/b', 'https://a:b@host/bucket', 'bucket'])(
    'rejects %s without repeating it: it may hold a secret',
    (url) => {
      expect(() => readEnv({ FILES_URL: url })).toThrow(/^FILES_URL must be like s3:\/\/KEY:SECRET@host\/bucket/);
    },
  );
});

describe('MAIL_FROM', () => {
  it.each(['desk@spot.example', 'Salon Desk <desk@spot.example>', 'صالون نور <desk@spot.example>'])(
    'accepts the sender %s',
    (from) => {
      expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from);
    },
  );

  it.each(['Desk <desk@spot.example>, all@spot.example', 'Desk\r\nBcc: all <desk@spot.example>', 'desk'])(
    'rejects the sender %j',
    (from) => {
      expect(() => readEnv({ MAIL_FROM: from })).toThrow(/MAIL_FROM must be like/);
    },
  );

  it.each([
    'http://accounts.google.com',
    'http://localhost.evil.example',
    'http://1270.0.0.1',
    'accounts.google.com',
    'ftp://x',
  ])('rejects %s as the address of a provider, which receives secrets', (url) => {
    for (const name of ['GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL']) {
      expect(() => readEnv({ [name]: url })).toThrow(`${name} must begin with https://`);
    }
  });

  it('accepts a stand-in of a provider on this machine without TLS', () => {
    const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'http://127.0.0.1:4421/' };
    expect(readEnv(google).google).toEqual({ id: 'x', secret: 'y', issuer: 'http://127.0.0.1:4421' });
  });
});
