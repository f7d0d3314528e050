/** Saves a file where the browser saves what is downloaded. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has read the bytes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
