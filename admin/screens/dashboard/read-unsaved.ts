import { openJournalStorage } from '../../editor/state/journal/storage.ts'
import { reportFailure } from '../../report-failure.ts'
import { type UnsavedPage, unsavedPages } from './unsaved-pages.ts'

/** The pages of which this browser keeps changes of a user that the server does not have, the latest first. */
export const readUnsaved = async (userID: number): Promise<UnsavedPage[]> => {
  const storage = await openJournalStorage(error => reportFailure('The journals could not be read', error))
  return unsavedPages(await storage.read({ userID }))
}
