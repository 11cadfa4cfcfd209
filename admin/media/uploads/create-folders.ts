interface Folders {
  create(path: string): Promise<void>
  /** Creates a folder if no upload has done so since the last time that all had finished. */
  ensure(path: string): Promise<void>
  forget(): void
}

/** The folders that uploads need. */
export const createFolders = (createFolder: (path: string) => Promise<void>): Folders => {
  const ensured = new Map<string, Promise<void>>()
  let last: Promise<void> = Promise.resolve()

  /** One folder at a time, because a new folder may be inside another. */
  const create = (path: string): Promise<void> => {
    const created = last.then(() => createFolder(path))
    last = created.catch(() => {})
    return created
  }

  return {
    create,
    ensure: path => {
      const known = ensured.get(path)
      if (known) return known
      const created = create(path)
      ensured.set(path, created)
      created.catch(() => ensured.delete(path))
      return created
    },
    forget: () => ensured.clear(),
  }
}
