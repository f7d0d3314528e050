import type { TestProject } from 'vitest/node';
import { missingForSwift, SwiftPeer } from './SwiftPeer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The settings of the object storage that the tests use. */
    s3: SwiftPeer['config'];
  }
}

const FIRST_PORT = 47_216;

/** Starts an object storage for the tests. @throws Error that says what to install where there is none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = await missingForSwift();
  if (missing !== null) throw new Error(`The tests over a real object storage cannot run: ${missing}`);
  const peer = await SwiftPeer.start(FIRST_PORT);
  project.provide('s3', peer.config);
  return () => peer.stop();
}
