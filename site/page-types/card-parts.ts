import type { ImageData, TagReference } from 'ximblox'

/** An image of a page for its card. */
export const cardImage = (image: ImageData | undefined) =>
  image ? { ...image, decorative: image.decorative ?? false } : null

export const tagIDs = ({ tags }: { tags: TagReference[] }): number[] => tags.map(tag => tag.id)
