import { useImageUrl } from '@cpd/api/uploads';
import { Image, type ImageProps } from '@cpd/ui/Image';

interface StoredImageProps extends Partial<Omit<ImageProps, 'src'>> {
  of: { readonly _id: string } | null | undefined;
}

/** An image that the server has. By default the text next to it describes it. */
export function StoredImage({ of: image, ...props }: StoredImageProps) {
  const imageUrl = useImageUrl();
  return <Image alt="" fallback="" {...props} src={image && imageUrl(image._id)} />;
}
