import { asPageType, type GlobalDefinition } from '@ximblox/blocks/define-global'
import { labelIn } from '@ximblox/blocks/label'
import type { Registry } from '@ximblox/blocks/registry'
import { languageOf } from '@ximblox/contract/locales'
import type { Transaction } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { emptyContent, rowOf } from '../pages/content.ts'
import { insertFirstVersion, insertGlobalPage } from '../pages/global-store.ts'
import { nextPageID } from '../pages/store.ts'
import * as store from './store.ts'

/** Creates the missing pages of globals: one of each for each locale. */
export const createMissingGlobals = async (
  db: Transaction<DB>,
  registry: Registry,
  locales: readonly string[],
  now: Date,
): Promise<void> => {
  await store.lockGlobals(db)
  const definitions = [...registry.globals.values()]
  const existing = await store.findGlobalPages(
    db,
    definitions.map(definition => asPageType(definition).id),
  )
  for (const definition of definitions) {
    const { id: type } = asPageType(definition)
    const pages = existing.filter(page => page.type === type)
    let groupID = pages[0]?.groupID
    for (const locale of locales) {
      if (pages.some(page => page.locale === locale)) continue
      const id = await nextPageID(db)
      groupID ??= id
      const content = initialContent(registry, definition, locale)
      await insertGlobalPage(db, { id, groupID, locale, type, title: content.title, now })
      await insertFirstVersion(db, id, now, rowOf(content))
    }
  }
}

const initialContent = (registry: Registry, definition: GlobalDefinition, locale: string) => {
  const { id: type, version } = asPageType(definition)
  const title = labelIn(definition.label, languageOf(locale), registry.interfaceLanguages)
  return {
    ...emptyContent(title, type),
    pageType: { id: type, version, props: definition.initialProps(locale) },
  }
}
