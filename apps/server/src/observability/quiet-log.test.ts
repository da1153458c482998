import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openLog } from './quiet-log.ts';

afterEach(() => vi.useRealTimers());

function openTest() {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('R11.21 an outage is told five times a minute, and then how often it was', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { log, lines, read } = openTest();
  for (let n = 0; n < 10_000; n++)
    log.error({ err: new Error(`connect ECONNREFUSED 127.0.0.1:${n}`), requestId: n }, 'a call failed');
  expect(lines).toHaveLength(5);
  expect(lines.join('').length).toBeLessThan(20_000);
  log.error({ err: new Error('something else') }, 'a call failed');
  expect(lines).toHaveLength(6);
  vi.advanceTimersByTime(60_001);
  log.warn('later');
  expect(read().slice(6)).toMatchObject([{ count: 9995, msg: 'more of the same were not written' }, { msg: 'later' }]);
});

it('R11.21 errors that nobody could tell apart fill no memory', () => {
  const { log, lines } = openTest();
  for (let n = 0; n < 1000; n++) log.error(`${'x'.repeat(n % 500)} failed`);
  expect(lines.length).toBeGreaterThan(400);
});

it('what is no trouble is always written', () => {
  const { log, lines } = openTest();
  for (let n = 0; n < 20; n++) log.info('request');
  expect(lines).toHaveLength(20);
});

it.each([
  { end: 'process.exit(3)', code: 3 },
  { end: "throw new Error('planted')", code: 1 },
  { end: '// nothing left to do', code: 0 },
])('every line is written before the process ends by $end', ({ end, code }) => {
  const file = path.join(import.meta.dirname, 'quiet-log.ts');
  const program = `import { openLog } from ${JSON.stringify(file)};
    const log = openLog('info');
    for (let n = 0; n < 2000; n++) log.info({ n }, 'answered');
    ${end};`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout.trim().split('\n')).toHaveLength(2000);
});

it('a line is written soon while nothing follows it', async () => {
  const file = path.join(import.meta.dirname, 'quiet-log.ts');
  const program = `import { openLog } from ${JSON.stringify(file)};
    openLog('info').info('alone');
    setTimeout(() => {}, 60_000);`;
  const running = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  try {
    const [line] = (await once(running.stdout, 'data')) as [Buffer];
    expect(line.toString()).toContain('"alone"');
  } finally {
    running.kill('SIGKILL');
  }
});
