import { blockFilesGroup } from '@ximblox/blocks/page-file-group'
import { apiPath } from '@ximblox/contract/api-path'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { FormPlace } from '../../kernel/forms/form-handler.ts'
import { signFile } from '../../kernel/signed-file.ts'
import { findFiles } from '../media/page-file-store.ts'

interface Options {
  place: FormPlace | null
  field: string
  until: Date
}

/** Path and query of a link to the file of a private field, as it is published now. */
export const fileLink = async (
  app: Pick<App, 'config'>,
  db: Database,
  { place, field, until }: Options,
): Promise<string | undefined> => {
  const block = place?.block
  const use = block && Object.hasOwn(block.__files, field) ? block.__files[field] : undefined
  const file = use && (await findFiles(db, [use.fileID])).get(use.fileID)
  if (!block || !file) return undefined
  const address = { pageID: place.page.id, group: blockFilesGroup(block.key), hash: pageFileHash(file.hash) }
  const time = until.getTime()
  return apiPath(
    '/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
    { ...address, fileName: file.name },
    { until: time, signature: signFile(app, { ...address, until: time }) },
  )
}
