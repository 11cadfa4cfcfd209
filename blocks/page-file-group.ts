/** The group, for `imageURL`, of the images that a page itself refers to. */
export const pageImagesGroup = 'page_images'

/** The group, for `fileURL`, of the files that a page itself refers to. */
export const pageFilesGroup = 'page_files'

/** The group of the image for sharing that editors choose. */
export const seoImageGroup = 'seo_image'

/** The group, for `imageURL`, of the images of a block. */
export const blockImagesGroup = (blockKey: string): string => `block_images_${blockKey}`

/** The group, for `fileURL`, of the files of a block. */
export const blockFilesGroup = (blockKey: string): string => `block_files_${blockKey}`
