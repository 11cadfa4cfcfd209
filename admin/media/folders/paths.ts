/** Paths of folders: `/`, or `/a/b`. */
export const root = '/'

export const pathIn = (folder: string, name: string): string =>
  folder === root ? `/${name}` : `${folder}/${name}`

export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || root

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folders on the way to a path, that one included, the root left out. */
export const ancestorsOf = (path: string): string[] =>
  path === root ? [] : [...ancestorsOf(parentOf(path)), path]

/** Whether a folder is another one or lies somewhere inside it. */
export const isWithin = (path: string, folder: string): boolean =>
  folder === root || path === folder || path.startsWith(`${folder}/`)
