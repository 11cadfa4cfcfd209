/** Group in the address of a picture or file that a page's own props or search-engine settings refer to. */
export const pageImagesGroup = 'page_images'
export const pageFilesGroup = 'page_files'
export const seoImageGroup = 'seo_image'

/** Specification, section 7: resource URLs. */
export const blockImagesGroup = (blockKey: string): string => `block_images_${blockKey}`
export const blockFilesGroup = (blockKey: string): string => `block_files_${blockKey}`
