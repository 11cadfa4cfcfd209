import { limits } from '@ximblox/contract/limits'
import { isLocale } from '@ximblox/contract/locales'
import { isValidName, normaliseName } from '@ximblox/contract/rules/file-name'
import {
  foldersFile,
  type MediaFile,
  type MenusFile,
  mediaFileSchema,
  menusFile,
  type RedirectsFile,
  redirectsFile,
  type SiteFile,
  type SynonymsFile,
  siteFile,
  synonymsFile,
  type TagsFile,
  tagsFile,
} from './format.ts'
import { layout, metadataSuffix } from './layout.ts'
import type { SiteFolder } from './read-folder.ts'
import { type FolderErrors, TransferError } from './transfer-error.ts'

/** A file of the library: its metadata, and the file in the folder that has its content. */
export interface MediaPart extends MediaFile {
  /** The file of the metadata, for errors. */
  at: string
  content: string | undefined
}

/** Everything in a folder but its pages. */
export interface Parts {
  site: SiteFile
  tags: TagsFile
  /** Paths of folders, parents first. */
  folders: string[]
  media: MediaPart[]
  menus: { locale: string; at: string; menus: MenusFile }[]
  redirects: { locale: string; at: string; redirects: RedirectsFile }[]
  synonyms: SynonymsFile
}

export const readParts = async (folder: SiteFolder, errors: FolderErrors): Promise<Parts> => {
  if (!folder.has(layout.site))
    throw new TransferError(`the folder has no ${layout.site}, so it is no export`)
  const site = await folder.readJson(layout.site, siteFile)
  const optional = async <V>(path: string, read: () => Promise<V | undefined>): Promise<V | undefined> =>
    folder.has(path) ? read() : undefined
  const tags = await optional(layout.tags, () => folder.readJson(layout.tags, tagsFile))
  const synonyms = await optional(layout.synonyms, () => folder.readJson(layout.synonyms, synonymsFile))
  const folders = (await optional(layout.folders, () => folder.readJson(layout.folders, foldersFile))) ?? []
  const media = await readMedia(folder, errors)
  const menus: Parts['menus'] = []
  for (const { at, locale } of filesByLocale(folder, layout.menus, errors)) {
    const read = await folder.readJson(at, menusFile)
    if (read) menus.push({ locale, at, menus: read })
  }
  const redirects: Parts['redirects'] = []
  for (const { at, locale } of filesByLocale(folder, layout.redirects, errors)) {
    const read = await folder.readJson(at, redirectsFile)
    if (read) redirects.push({ locale, at, redirects: read })
  }
  errors.refuseAny()
  if (!site) throw new Error('the site has no errors, and could not be read')
  return {
    site,
    tags: tags ?? { public: [], private: [] },
    folders: allFolders(folders, media, errors),
    media,
    menus,
    redirects,
    synonyms: synonyms ?? {},
  }
}

const readMedia = async (folder: SiteFolder, errors: FolderErrors): Promise<MediaPart[]> => {
  const inMedia = folder.files.filter(path => path.startsWith(`${layout.media}/`))
  const contents = new Set(inMedia)
  const media: MediaPart[] = []
  const paths = new Set<string>()
  for (const at of inMedia.filter(path => path.endsWith(metadataSuffix))) {
    contents.delete(at)
    const metadata = await folder.readJson(at, mediaFileSchema)
    if (!metadata) continue
    const beside = at.slice(0, -metadataSuffix.length)
    const content = contents.delete(beside) ? beside : undefined
    if ((content === undefined) === (metadata.video === undefined))
      errors.add(at, content ? 'is of a video and has content beside it' : `${beside} is missing`)
    // The library ignores case, as most file systems do.
    const key = metadata.path.toLowerCase()
    if (paths.has(key)) errors.add(at, `path: ${metadata.path} is there twice`)
    paths.add(key)
    media.push({ ...metadata, at, content })
  }
  for (const path of contents) errors.add(path, `has no ${metadataSuffix} file beside it`)
  return media
}

const filesByLocale = (folder: SiteFolder, root: string, errors: FolderErrors) =>
  folder.files.flatMap(at => {
    if (!at.startsWith(`${root}/`)) return []
    const locale = at.slice(root.length + 1).replace(/\.json$/, '')
    if (at === `${root}/${locale}.json` && isLocale(locale)) return [{ at, locale }]
    errors.add(at, 'is not named after a language')
    return []
  })

/** The named folders with those that files are in, parents first. */
const allFolders = (
  named: readonly string[],
  media: readonly MediaPart[],
  errors: FolderErrors,
): string[] => {
  const found = new Map<string, string>()
  const addTree = (names: readonly string[]) => {
    for (let depth = 1; depth <= names.length; depth += 1) {
      const path = `/${names.slice(0, depth).join('/')}`
      if (!found.has(path.toLowerCase())) found.set(path.toLowerCase(), path)
    }
  }
  for (const path of named) {
    const names = namesOf(path)
    if (names) addTree(names)
    else errors.add(layout.folders, `${JSON.stringify(path)} is not the path of a folder`)
  }
  for (const { at, path } of media) {
    const names = namesOf(path)
    if (names) addTree(names.slice(0, -1))
    else errors.add(at, `path: ${JSON.stringify(path)} is not the path of a file`)
  }
  return [...found.values()]
}

const namesOf = (path: string): string[] | undefined => {
  const [root, ...names] = path.split('/')
  const isPath =
    root === '' &&
    names.length > 0 &&
    names.length <= limits.folderDepth + 1 &&
    names.every(name => isValidName(name) && normaliseName(name) === name)
  return isPath ? names : undefined
}
