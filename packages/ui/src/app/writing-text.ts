import { leaveOut, onServer } from './leave-out.ts';

/**
 * Has React's server write texts instead of bytes: a page is one text until it is sent. Nothing of it may be put off by
 * its size (`progressiveChunkSize`), for that is counted in characters then.
 */
export const writingText = onServer(
  leaveOut('writing-text', '/react-dom-server.node.production.js', [
    {
      from: 'function writeChunk(',
      until: 'function writeToDestination(',
      replacement:
        'function writeChunk(destination, chunk) { if (chunk.length > 0) writeToDestination(destination, chunk); }\n',
    },
    {
      from: 'function stringToPrecomputedChunk(',
      until: 'var assign = Object.assign',
      replacement:
        'const stringToPrecomputedChunk = (content) => content;\nconst byteLengthOfChunk = (chunk) => chunk.length;\n',
    },
  ]),
);
