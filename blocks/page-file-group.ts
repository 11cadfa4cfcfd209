/** URL groups of images and files that a page itself refers to. */
export const pageImagesGroup = 'page_images'
export const pageFilesGroup = 'page_files'
export const seoImageGroup = 'seo_image'

/** URL groups of images and files of a block (specification, section 7: resource URLs). */
export const blockImagesGroup = (blockKey: string): string => `block_images_${blockKey}`
export const blockFilesGroup = (blockKey: string): string => `block_files_${blockKey}`
