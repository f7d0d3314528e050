import { installEmulator } from './emulatorProcess.ts';

/** Installs the Firebase Auth emulator, so that a machine that cannot have it is told so before the end-to-end tests. */
if (!(await installEmulator())) {
  console.error('The Firebase Auth emulator could not be installed (see above): account deletion cannot be tested.');
  process.exit(1);
}
