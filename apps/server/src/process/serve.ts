import { UnreachableDatabase } from '#app/database/open.ts';
import { WrongSchema } from '#app/database/migrate.ts';
import { hostOf, readEnv, WrongEnv } from '#app/env.ts';
import { CannotListen } from './listen.ts';
import { startServer } from './start.ts';

/** Runs the server of this process until a signal stops it; what the operator can mend is one sentence, and ends it with 1. */
export async function serve(): Promise<void> {
  const isWithSite = !process.argv.includes('--without-site');

  try {
    const env = readEnv();
    const server = await startServer(env, isWithSite);
    // Before anybody learns that it is open, and may stop it.
    stopOnSignals(server.stop);
    const origin = hostOf({ ...env, port: server.port });
    console.log(`TajmeelSpot is open at ${origin}${env.basePath}/`);
    if (env.isDemo) {
      const readers = env.isDemoPublic ? 'by everybody, as DEMO=on says' : 'on this machine alone';
      const mail = env.smtpUrl === undefined ? ` and ${origin}/dev/mail` : '';
      console.log(`Its messages can be read at ${origin}/dev/messages${mail}, ${readers}`);
    }
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error);
    process.exit(1);
  }
}

/** Faults that the operator can mend need their sentence, not a stack. */
function isForOperator(error: unknown): error is Error {
  const isKnown = [WrongEnv, WrongSchema, UnreachableDatabase, CannotListen].some((kind) => error instanceof kind);
  return isKnown || (error instanceof Error && error.constructor === Error && error.message.startsWith('PostgreSQL'));
}

/** In milliseconds. A supervisor that stops a process kills it soon after; it had better end by itself. */
const stopLimit = 8000;

function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => {
        console.error(`What was left after ${stopLimit / 1000} s was cut off; nothing that was committed is lost.`);
        process.exit(1);
      }, stopLimit).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
