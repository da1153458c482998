/** Calls back for each change that a stream of server-sent events tells; the rest of it are heartbeats. */
export async function readChanges(stream: ReadableStream<Uint8Array>, onChange: () => void): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  // Not every browser can walk a stream by `for await`.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    if (events.some((event) => /^event: ?change$/m.test(event))) onChange();
  }
}
