import pino, { type DestinationStream, type Level, type Logger } from 'pino';

/** Lines of one kind that are written whole in a window; the others are counted. */
const wholeLines = 5;
const windowMs = 60_000;
/** pino's number of a warning. */
const warning = 40;
/** Kinds that are told apart at a time. */
const maxKinds = 200;

type Kind = { readonly text: string; readonly since: number; count: number };

/**
 * The log of the process. While the same warning or error comes again and again, as in an outage, five of a minute are
 * written whole, and the next minute says how many there were; the line of each request has its number and status.
 */
export function openLog(level: Level | 'silent', destination?: DestinationStream): Logger {
  const kinds = new Map<string, Kind>();
  const log: Logger = pino(
    {
      level,
      hooks: {
        logMethod(args, method, number) {
          if (number < warning || isWhole(kinds, args, announce)) method.apply(this, args);
        },
      },
    },
    destination ?? gatherLines(pino.destination({ dest: 1, sync: false })),
  );
  const announce = ({ text, count }: Kind) =>
    log.info({ text, count: count - wholeLines }, 'more of the same were not written');
  return log;
}

/** Lines wait for so many letters, or so long, milliseconds. */
const [lettersAtOnce, longestWaitMs] = [16_000, 100];

/**
 * Writes lines together, for a write of each would take half as long as that of its answer. What still waits is written when
 * the process exits. The file's own waiting measures all that waits again at each line.
 */
function gatherLines(file: DestinationStream): DestinationStream {
  let lines = '';
  const pass = () => {
    if (lines !== '') file.write(lines);
    lines = '';
  };
  setInterval(pass, longestWaitMs).unref();
  // Before the file itself writes what it still has.
  for (const end of ['beforeExit', 'exit'] as const) process.prependListener(end, pass);
  return {
    write(line) {
      lines += line;
      if (lines.length >= lettersAtOnce) pass();
    },
  };
}

/** Whether a line is written; `announce` is told of what was not, once its window is over. */
function isWhole(kinds: Map<string, Kind>, args: readonly unknown[], announce: (kind: Kind) => void): boolean {
  const now = performance.now();
  for (const [key, kind] of kinds) {
    if (now - kind.since < windowMs && kinds.size <= maxKinds) break;
    kinds.delete(key);
    if (kind.count > wholeLines) announce(kind);
  }
  const text = textOf(args);
  const kind = kinds.get(text) ?? { text, since: now, count: 0 };
  kinds.set(text, kind);
  return ++kind.count <= wholeLines;
}

/** What makes two lines the same: the sentence, and the error without the numbers in it. */
function textOf([first, second]: readonly unknown[]): string {
  const { err } = (typeof first === 'object' && first !== null ? first : {}) as { err?: unknown };
  const code = err instanceof Error && 'code' in err && typeof err.code === 'string' ? err.code : '';
  const error = err instanceof Error ? `${code} ${err.message}` : '';
  const sentence = [first, second].find((part) => typeof part === 'string') ?? '';
  return `${sentence} ${error}`.replaceAll(/\d+/g, '0').slice(0, 200).trim();
}
