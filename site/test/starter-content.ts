import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Block, type BlockInput, type ImageData, type Json, type JsonObject, readImage } from 'ximblox'
import { storedBlocks } from 'ximblox/testing'
import type { PageView } from 'ximblox/views'
import { isObject } from '../rules/is-object.ts'
import site from '../ximblox.config.ts'

/** A page of the starter content with ids in place of names, as a first start might give them. */
export interface StarterPage {
  id: number
  /** The id of the Dutch page that it is a translation of, or its own. */
  groupID: number
  locale: string
  slug: string
  type: string
  title: string
  seoTitle: string
  description: string
  props: JsonObject
  blocks: Block[]
  images: PageView['page']['images']
  files: PageView['page']['files']
}

interface MenuItem {
  key: string
  title: string
  page?: string
  children?: MenuItem[]
}

/** The languages of the starter content, the default one first. */
export const starterLocales = ['nl-nl', 'en-gb'] as const

const folder = fileURLToPath(new URL('../content/', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(folder + path, 'utf8'))
const filesBelow = (path: string, ending: string): string[] =>
  readdirSync(folder + path, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(ending))
    .map(name => name.replaceAll('\\', '/'))
    .toSorted()

/** The names of the files in the library. */
export const starterFiles = filesBelow('media', '.json').map(name => name.slice(0, -'.json'.length))

/** By their keys, which consist of locale and slug: `nl-nl/over-ons`, and `nl-nl/` for the home page. */
const written = filesBelow('pages', 'index.json')
  .map(path => ({
    key: path.replace(/^([^/]+\/)(?:(.*)\/)?index\.json$/, '$1$2'),
    file: read(`pages/${path}`),
  }))
  .toSorted((a, b) => a.file.createdAt.localeCompare(b.file.createdAt))

const ids = {
  page: new Map(written.map(({ key }, index) => [key, index + 1])),
  file: new Map(starterFiles.map((name, index) => [`/${name}`, index + 1])),
}

const idOf = (kind: keyof typeof ids, name: string): number => {
  const id = ids[kind].get(name)
  if (id === undefined) throw new Error(`The starter content has no ${kind} ${name}`)
  return id
}

const withIDs = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withIDs)
  if (!isObject(value)) return value
  if (value.ref === 'page' && typeof value.id === 'string') return { ...value, id: idOf('page', value.id) }
  return propsWithIDs(value)
}

const propsWithIDs = (props: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, withIDs(value ?? null)]))

type Named = Record<string, { file: string }>

const imagesWithIDs = (images: Named = {}): Record<string, ImageData> =>
  Object.fromEntries(
    Object.entries(images).flatMap(([name, { file, ...data }]) => {
      const image = readImage({ ...data, fileID: idOf('file', file) })
      return image ? [[name, image]] : []
    }),
  )

const filesWithIDs = (files: Named = {}): PageView['page']['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([name, { file }]) => [
      name,
      { fileID: idOf('file', file), fileName: '', hash: '' },
    ]),
  )

interface WrittenBlock {
  type: string
  key: string
  props?: JsonObject
  __images?: Named
  __files?: Named
  slots?: Record<string, WrittenBlock[]>
}

const blockWithIDs = ({ props = {}, __images, __files, slots, ...block }: WrittenBlock): BlockInput => ({
  ...block,
  props: propsWithIDs(props),
  __images: imagesWithIDs(__images),
  __files: filesWithIDs(__files),
  ...(slots && {
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, children]) => [name, children.map(blockWithIDs)]),
    ),
  }),
})

/** Every page of the starter content in the order in which they were made. */
export const starterPages: readonly StarterPage[] = written.map(({ key, file }) => {
  const [locale = '', ...segments] = key.split('/')
  const { title, seoTitle = '', seoDescription = '', pageType, blocks, __images, __files } = file.published
  return {
    id: idOf('page', key),
    groupID: idOf('page', file.translationOf ?? key),
    locale,
    slug: segments.join('/'),
    type: file.type,
    title,
    seoTitle,
    description: seoDescription,
    props: propsWithIDs(pageType.props),
    blocks: storedBlocks(site, blocks.map(blockWithIDs)),
    images: imagesWithIDs(__images),
    files: filesWithIDs(__files),
  }
})

/** The page with a key. */
export const starterPage = (key: string): StarterPage => {
  const id = idOf('page', key)
  const page = starterPages.find(candidate => candidate.id === id)
  if (!page) throw new Error(`There is no page ${key}`)
  return page
}

/** The first page of a type. */
export const firstOfType = (type: string): StarterPage => {
  const page = starterPages.find(candidate => candidate.type === type)
  if (!page) throw new Error(`There is no page of the type ${type}`)
  return page
}

/** The items of a menu, with the pages that they lead to. */
export const starterMenu = (name: string, locale: string): readonly MenuItem[] =>
  read(`menus/${locale}.json`)[name] ?? []
