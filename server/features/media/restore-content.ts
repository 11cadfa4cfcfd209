import type { Input, Payload } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { extensionOf } from '@ximblox/contract/rules/file-name'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { fileToChange } from './change-file.ts'
import { findFormerContent } from './former-content-store.ts'
import { keptSince } from './former-contents.ts'
import { confirmLiveUses, setContent } from './set-content.ts'
import type { PlacedFile } from './store.ts'

type RestoreContent = typeof media.restoreContent

/** Restores a former content of a file. The current content is kept in turn. */
export const restoreContent = async (
  app: App,
  actor: Actor,
  { body }: Input<RestoreContent>,
): Promise<Payload<RestoreContent>> => {
  permit(actor, 'manage-media')
  return inTransaction(app, async tx => {
    const file = await fileToChange(tx.db, body)
    const now = app.now()
    const former = await findFormerContent(tx.db, file.id, body.contentID, keptSince(now))
    if (!former || file.hash === null) throw refuse('mediaNotFound', 'contentID')
    await confirmLiveUses(tx.db, body)
    const content = { ...former, name: nameWith(file, former.name) }
    const change = { action: 'file.restore', property: 'contentID', now } as const
    return setContent(tx, actor, { ...file, hash: file.hash }, content, change)
  })
}

/** The file's former name, or, when it has been renamed since, its current name with the former extension. */
const nameWith = ({ name }: PlacedFile, formerName: string): string => {
  const [base, formerBase] = [withoutEnding(name), withoutEnding(formerName)]
  return base === formerBase ? formerName : base + formerName.slice(formerBase.length)
}

const withoutEnding = (name: string): string => name.slice(0, name.length - extensionOf(name).length)
