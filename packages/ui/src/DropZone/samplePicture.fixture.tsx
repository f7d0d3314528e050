import { Image } from '../Image/index.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100" fill="#dbe7f5"/><circle cx="120" cy="30" r="12" fill="#f2c14e"/><path d="M0 100 55 40l35 35 20-20 50 45Z" fill="#3d6b99"/></svg>`;

/** An image for stories. */
export const samplePicture = (
  <img src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt="Preview" width="160" height="100" />
);

/** The same in the size of a photograph, displayed as the apps display a current image. */
export const largePicture = (
  <Image
    src={`data:image/svg+xml,${encodeURIComponent(drawing.replace('width="160" height="100"', 'width="2400" height="1500" viewBox="0 0 160 100"'))}`}
    alt="Preview"
  />
);
