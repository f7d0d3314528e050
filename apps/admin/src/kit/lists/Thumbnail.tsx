import { Image } from '@cpd/ui/Image';

export interface ThumbnailProps {
  /** The image; null where there is none yet. */
  image: { readonly _id: string } | null;
  imageUrl: (id: string) => string;
}

/** The picture beside a row's title, which says already what it shows. */
export function Thumbnail({ image, imageUrl }: ThumbnailProps) {
  return <Image size="thumbnail" src={image ? imageUrl(image._id) : undefined} alt="" fallback="" />;
}
