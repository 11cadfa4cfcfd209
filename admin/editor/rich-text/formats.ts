/** The formats of the toolbars, those of the first row and those behind it. */
export const mainFormats = [
  'bold',
  'italic',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'blockquote',
] as const
export const moreFormats = [
  'strike',
  'subscript',
  'superscript',
  'small',
  'code',
  'codeBlock',
  'note',
  'tip',
  'warning',
] as const
export const formats = [...mainFormats, ...moreFormats]
/** `heading2` and the like include the level. */
export type Format = (typeof formats)[number]
