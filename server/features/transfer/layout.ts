import { createHash } from 'node:crypto'
import { globalOfType } from '@ximblox/contract/content-types'
import { extensionOf } from '@ximblox/contract/rules/file-name'

/** The files and folders of an export; others beside them are not ours. */
export const layout = {
  site: 'site.json',
  tags: 'tags.json',
  folders: 'folders.json',
  pages: 'pages',
  globals: 'globals',
  menus: 'menus',
  redirects: 'redirects',
  synonyms: 'synonyms.json',
  media: 'media',
} as const

/** What references to a page consist of in an export: its locale and its slug. */
export const pageKey = ({ locale, slug }: { locale: string; slug: string }): string => `${locale}/${slug}`

/** The file of a page: `pages/nl-nl/about/us/index.json`, or `globals/footer/nl-nl.json`. */
export const pageFile = ({ locale, slug }: { locale: string; slug: string }): string => {
  const global = globalOfType(slug)
  if (global !== undefined) return `${layout.globals}/${global}/${locale}.json`
  return [layout.pages, locale, ...slug.split('/').filter(Boolean), 'index.json'].join('/')
}

/** The locale and slug of the page in a file; undefined when the name is not one of `pageFile`. */
export const placeOfPageFile = (file: string): { locale: string; slug: string } | undefined => {
  const [root, ...parts] = file.split('/')
  if (root === layout.globals && parts.length === 2) {
    const [id = '', name = ''] = parts
    return name.endsWith('.json')
      ? { locale: name.slice(0, -'.json'.length), slug: `~global/${id}` }
      : undefined
  }
  const [locale = '', ...segments] = parts
  if (root !== layout.pages || segments.pop() !== 'index.json') return undefined
  return { locale, slug: segments.join('/') }
}

/** The file with the content of a media file. Its metadata is beside it, in a file that ends with `.json`. */
export const mediaFile = (path: string): string => {
  const folders = path.split('/').slice(1)
  const name = folders.pop() ?? ''
  return [layout.media, ...folders.map(folderName), fileName(name)].join('/')
}

export const metadataSuffix = '.json'

// Names in the library may contain what file systems refuse. Folders have no dot, so that a folder and a file with the
// same name do not collide.
const folderName = (name: string): string => shortened(escaped(name, /[%:*?"<>|.]/g), name, '')
const fileName = (name: string): string => {
  const extension = extensionOf(name)
  return shortened(escaped(name, /[%:*?"<>|]/g), name, extension === '' ? '' : `.${extension}`)
}

const escaped = (name: string, pattern: RegExp): string =>
  name.replace(
    pattern,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )

const maxBytes = 200

/** File systems limit names to 255 bytes. */
const shortened = (safe: string, name: string, ending: string): string => {
  if (Buffer.byteLength(safe) <= maxBytes) return safe
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 16)
  return `${Array.from(name.replace(/[^\p{L}\p{N}]/gu, ''))
    .slice(0, 30)
    .join('')}~${digest}${ending}`
}
