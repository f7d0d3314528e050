import { Image } from '@cpd/ui/Image';

export interface ThumbnailProps {
  /** The image; null where there is none yet. */
  image: { readonly _id: string } | null;
  imageUrl: (id: string) => string;
  /** @default 'thumbnail' */
  size?: 'thumbnail' | 'sheet';
}

/** The picture beside a row's title, which says already what it shows. */
export function Thumbnail({ image, imageUrl, size = 'thumbnail' }: ThumbnailProps) {
  return <Image size={size} src={image ? imageUrl(image._id) : undefined} alt="" fallback="" />;
}
