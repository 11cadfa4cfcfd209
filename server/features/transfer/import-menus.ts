import { calls } from '@ximblox/contract/calls'
import type { MenuItem } from '@ximblox/contract/menus'
import { messageOf } from '@ximblox/contract/messages/message-of'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import type { Kysely } from 'kysely'
import { safeParse } from 'zod/v4/core'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { isTooLong, menuErrors, menuRefs, tooLong } from '../menus/check.ts'
import { insertMissingMenus, updateMenu } from '../menus/store.ts'
import type { MenuItemFile } from './format.ts'
import { findMenuID } from './import-store.ts'
import type { Parts } from './read-parts.ts'
import type { IDOf } from './stored-content.ts'
import type { FolderErrors } from './transfer-error.ts'

/** Stores the menus of a folder by the rules of the API. Items may lead to what was deleted, as in the database. */
export const importMenus = async (
  db: Kysely<DB>,
  parts: Parts['menus'],
  { idOf, now, errors }: { idOf: IDOf; now: Date; errors: FolderErrors },
): Promise<void> => {
  for (const { locale, at, menus } of parts) {
    await insertMissingMenus(db, Object.keys(menus), [locale])
    for (const [name, files] of Object.entries(menus)) {
      const items = readItems(files, idOf, error => errors.add(at, `${name}: ${error}`))
      if (items) await updateMenu(db, await findMenuID(db, name, locale), items, menuRefs(items), now)
    }
  }
}

const readItems = (
  files: readonly MenuItemFile[],
  idOf: IDOf,
  report: (error: string) => void,
): MenuItem[] | undefined => {
  const idFor = (kind: 'page' | 'file', key: string | null) => {
    const id = idOf(kind, key)
    if (id === undefined) report(`there is no ${kind} ${JSON.stringify(key)}`)
    return id
  }
  const item = ({ page, file, children = [], ...own }: MenuItemFile): MenuItem => ({
    ...own,
    ...(page !== undefined && { pageID: idFor('page', page) }),
    ...(file !== undefined && { fileID: idFor('file', file) }),
    children: children.map(item),
  })
  const parsed = safeParse(calls.menu.store.body, { items: files.map(item), revision: 0 }, parseOptions)
  const items = parsed.data?.items ?? []
  const errors = parsed.success
    ? isTooLong(items)
      ? [tooLong]
      : menuErrors(items)
    : toErrorEntries(parsed.error.issues)
  for (const entry of errors) report(`${entry.property}: ${messageOf('en', entry)}`)
  return errors.length === 0 ? items : undefined
}
