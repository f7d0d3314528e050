/** Creates a file of a size in bytes for stories and tests. */
export function stagedFile(name: string, type: string, bytes = 2048): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Drags files over an element, or drops or pastes them there, as a browser would. */
export function sendFiles(
  element: Element,
  event: 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste',
  files: readonly File[],
): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const how = { bubbles: true, cancelable: true };
  element.dispatchEvent(
    event === 'paste'
      ? new ClipboardEvent(event, { ...how, clipboardData: data })
      : new DragEvent(event, { ...how, dataTransfer: data }),
  );
}

/** Selects files in the file input inside an element, as the file chooser would. */
export function chooseFiles(canvasElement: HTMLElement, files: readonly File[]) {
  const input = canvasElement.querySelector('input');
  if (input === null) throw new Error('The zone has no file input.');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
