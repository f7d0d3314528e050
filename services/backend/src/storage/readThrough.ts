type Part = ReadableStreamReadResult<Uint8Array>;

/** The same bytes, each part of them awaited in a way of the caller's own; where that fails, nothing more is read. */
export function readThrough(
  bytes: ReadableStream<Uint8Array>,
  awaitPart: (next: () => Promise<Part>) => Promise<Part>,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await awaitPart(() => reader.read());
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
