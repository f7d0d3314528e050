/**
 * Loads the part of Google's script library that sign-in windows need from the demo's emulator, so that the demo works
 * without the internet. Where the emulator does not offer it, or the page may not load it, Google's own is left.
 */
export function loadEmulatorScript(emulator: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => resolve();
    try {
      // A content security policy with Trusted Types refuses the address at once.
      script.src = `${emulator}/js/api.js`;
      document.head.append(script);
    } catch {
      resolve();
    }
  });
}
