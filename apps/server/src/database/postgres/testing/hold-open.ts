// A process of its own that uses a server, for tests that kill it: prints what it got, leaves at
// the end of its input.
import { startPostgres, type StartOptions } from '../launcher.ts';

try {
  const server = await startPostgres(JSON.parse(process.argv[2] ?? '{}') as StartOptions);
  console.log(JSON.stringify({ pid: server.pid, url: server.url('postgres') }));
  process.stdin.resume().on('end', () => void server.stop());
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
