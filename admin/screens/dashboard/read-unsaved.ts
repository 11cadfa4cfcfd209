import { hasUnsavedWork } from '../../editor/state/journal/entry.ts'
import { openJournalStorage } from '../../editor/state/journal/storage.ts'
import { reportFailure } from '../../report-failure.ts'

export interface UnsavedPage {
  pageID: number
  title: string
  writtenAt: string
}

/** The pages of which this browser keeps changes of a user that the server does not have, the latest first. */
export const readUnsaved = async (userID: number): Promise<UnsavedPage[]> => {
  const storage = await openJournalStorage(error => reportFailure('The journals could not be read', error))
  const pages = new Map<number, UnsavedPage>()
  for (const entry of await storage.read({ userID })) {
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
