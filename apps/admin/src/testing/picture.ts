const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#dbe7f5"/></svg>';

/** A data URL of an image. */
export const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
