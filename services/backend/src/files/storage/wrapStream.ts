type Part = ReadableStreamReadResult<Uint8Array>;

/** The same stream, with a custom way to await each chunk. If that fails, nothing more is read. */
export function wrapStream(
  bytes: ReadableStream<Uint8Array>,
  awaitChunk: (next: () => Promise<Part>) => Promise<Part>,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await awaitChunk(() => reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        reader.cancel(error).catch(() => {});
        throw error;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
