import { type Entry, hasUnsavedWork } from '../../editor/state/journal/entry.ts'

export interface UnsavedPage {
  pageID: number
  title: string
  writtenAt: string
}

/** The pages that have changes which the server does not have, each once; the journals come latest first. */
export const unsavedPages = (entries: readonly Entry[]): UnsavedPage[] => {
  const pages = new Map<number, UnsavedPage>()
  for (const entry of entries) {
    const { pageID } = entry.name
    if (!hasUnsavedWork(entry) || pages.has(pageID)) continue
    pages.set(pageID, {
      pageID,
      title: entry.base.title,
      writtenAt: new Date(entry.writtenAt).toISOString(),
    })
  }
  return [...pages.values()]
}
