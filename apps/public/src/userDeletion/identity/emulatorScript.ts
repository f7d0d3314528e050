/**
 * Loads the part of Google's script library that sign-in windows need from the demo's emulator: the demo works offline.
 * Falls back to Google's own script when the emulator has none or the page may not load it.
 */
export function loadEmulatorScript(emulator: string): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => resolve();
    try {
      // A content security policy with Trusted Types throws here.
      script.src = `${emulator}/js/api.js`;
      document.head.append(script);
    } catch {
      resolve();
    }
  });
}
