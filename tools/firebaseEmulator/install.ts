import { installEmulator } from './emulatorProcess.ts';

/** Installs the Firebase Auth emulator, so that a failure is reported before the end-to-end tests start. */
if (!(await installEmulator())) {
  console.error('The Firebase Auth emulator could not be installed (see above): account deletion cannot be tested.');
  process.exit(1);
}
