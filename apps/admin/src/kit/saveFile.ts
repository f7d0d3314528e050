/** Saves a file where the browser saves what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Firefox takes hold of the bytes only after the click; by then the download has its own.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
