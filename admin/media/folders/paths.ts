/** Folder paths are `/` or `/a/b`. */
export const root = '/'

export const pathIn = (folder: string, name: string): string =>
  folder === root ? `/${name}` : `${folder}/${name}`

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || root

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folders from the root to a path, without the root and including the path itself. */
export const ancestorsOf = (path: string): string[] =>
  path === root ? [] : [...ancestorsOf(parentOf(path)), path]

/** True for the folder itself as well. */
export const isWithin = (path: string, folder: string): boolean =>
  folder === root || path === folder || path.startsWith(`${folder}/`)
