/** The names of cache tags: rendering records them, and content changes touch them. */
export const pageTag = (id: number): string => `page:${id}`
export const fileTag = (id: number): string => `file:${id}`
export const listTag = (type: string, locale: string): string => `list:${type}:${locale}`
/** Whether it is the tag of a list of pages of this type, in any locale. */
export const isListTag = (tag: string, type: string): boolean => tag.startsWith(listTag(type, ''))
/** Of content that shows whether there is a page at a path, and which. */
export const placeTag = (locale: string, slug: string): string => `place:${locale}:${slug}`
export const menuTag = (locale: string): string => `menu:${locale}`
/** Of a tag that content refers to, by the id in the reference. */
export const tagTag = (id: number): string => `tag:${id}`
/** Of content that shows which public tags there are. */
export const allTagsTag = 'tags'
export const siteTag = 'site'
export const isSubmissionsTag = (tag: string): boolean => tag.startsWith('submissions:')
export const submissionsTag = (form: string, subject: string): string => `submissions:${form}:${subject}`
