import type { TemplateSize } from '@cpd/domain/certificate';

/** A template image that has arrived. */
export interface Template extends TemplateSize {
  /** The image at its natural size. */
  readonly image: HTMLImageElement;
}

/**
 * Loads and decodes a template image.
 * @throws when the address answers nothing that is an image with at least 2 by 2 pixels
 */
export async function loadTemplate(url: string): Promise<Template> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width < 2 || height < 2) throw new Error(`The template ${url} has no pixels to put a name on.`);
  return { image, width, height };
}

/**
 * Makes a copy of the template in the size that the screen shows, so that redrawing a 50-megapixel image stays cheap.
 * @param width of the copy, in device pixels
 */
export async function shrinkTemplate({ image, width, height }: Template, toWidth: number): Promise<ImageBitmap> {
  const resizeWidth = Math.min(toWidth, width);
  const resizeHeight = Math.max(Math.round((height * resizeWidth) / width), 1);
  return createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: 'high' });
}
