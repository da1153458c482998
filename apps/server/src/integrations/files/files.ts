import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import type { Logger } from 'pino';
import type { Env } from '#app/env.ts';
import { problem } from '#app/http/problem.ts';

/** Where pictures are kept: small files, each in the folder of its picture. Every call throws storage_unavailable. */
export type FileStore = {
  /** The whole file at a key, '<folder>/<file>'; undefined where there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes files of a folder that are all of it; what is not there is no fault. */
  remove(folder: string, files: readonly string[]): Promise<void>;
  has(key: string): Promise<boolean>;
};

/** How long the store may keep us waiting. */
const answerMs = 5000;

/** The configured bucket, which has `patienceMs` for each call; without one, a folder below DATA_DIR. */
export function openFiles(env: Env, log: Logger, timeoutMs = answerMs): FileStore {
  let opened: Promise<Disk> | undefined;
  const ask = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      return await within(timeoutMs, work(await (opened ??= openDisk(env, timeoutMs))));
    } catch (error) {
      // Its words alone: the whole error of S3 holds what was signed, with whose key.
      log.error({ reason: causeOf(error).message }, 'the store of files did not do what was asked');
      throw problem('storage_unavailable', { retryAfter: 5 });
    }
  };
  return {
    read: (key) => ask((disk) => readOrNothing(disk, key)),
    write: (key, bytes) => ask((disk) => disk.put(key, bytes)),
    remove: (folder, files) =>
      ask(async (disk) => {
        // S3 has no folders: what begins like one may be another picture.
        if (env.bucket) await Promise.all(files.map((file) => disk.delete(`${folder}/${file}`)));
        else await disk.deleteAll(folder);
      }),
    has: (key) => ask((disk) => disk.exists(key)),
  };
}

/** Loaded with the first file: a process that touches none holds neither the library nor the SDK of AWS. */
async function openDisk({ dataDir, bucket }: Env, timeoutMs: number): Promise<Disk> {
  const { Disk } = await import('flydrive');
  if (!bucket) {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new Disk(new FSDriver({ location: path.resolve(dataDir, 'files'), visibility: 'private' }));
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { name, endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const driver = new S3Driver({
    bucket: name,
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // Every store knows the path style; few know ACLs and the newer checksums.
    forcePathStyle: true,
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
    },
  });
  return new Disk(driver);
}

/** As a whole, not as a stream: few are larger than a stream's own buffer, and a fault is known before the first byte. */
async function readOrNothing(disk: Disk, key: string): Promise<Uint8Array | undefined> {
  try {
    return await buffer(await disk.getStream(key));
  } catch (error) {
    if (isMissing(causeOf(error))) return undefined;
    throw error;
  }
}

const missing = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR']);

const isMissing = (error: Error & { code?: unknown }): boolean => missing.has(error.code) || error.name === 'NoSuchKey';

/** The library wraps what the system or S3 said. */
function causeOf(error: unknown): Error {
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Error) return cause;
  return error instanceof Error ? error : new Error(String(error));
}

/** Rejects once the time is up: a store that sends half an answer would hold its reader for ever. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
