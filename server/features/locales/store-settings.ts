import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import type { LocaleSettings } from '@ximblox/contract/locales'
import { isEqual } from '@ximblox/contract/rules/equal'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { siteTag } from '../../kernel/content/tags.ts'
import { inTransaction } from '../../kernel/content/transaction.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import type { PartlyInput } from '../../kernel/http/partial.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { createMissingGlobals } from '../globals/create-missing.ts'
import { insertMissingMenus, menuNames } from '../menus/store.ts'
import { lockSetting, readLocales, writeSetting } from '../settings/store.ts'

type Store = typeof calls.settings.store

/**
 * Adds and removes locales. An added one gets its menus and site-wide content at once. The pages of a removed one are
 * hidden from visitors by every read of the live site, which knows the available locales, and are otherwise untouched.
 */
export const storeSettings = async (
  app: App,
  actor: Actor,
  { body }: Input<Store>,
): Promise<Payload<Store>> => {
  permit(actor, 'manage-settings')
  const { revision, ...sent } = body
  return inTransaction(app, async tx => {
    await lockSetting(tx.db, 'locales')
    const current = await readLocales(tx.db)
    if (revision !== undefined && revision !== current.revision)
      throw refuse('staleRevision', '', { payload: { current } })
    refuseAny(errorsOf(sent, current))
    const { revision: _current, ...before } = current
    if (isEqual(sent, before)) return current
    await writeSetting(tx.db, 'locales', sent)
    await insertMissingMenus(tx.db, await menuNames(tx.db), sent.availableLocales)
    await createMissingGlobals(tx.db, app.registry, sent.availableLocales, app.now())
    await recordAudit(tx.db, actor, 'settings.store', 'settings', 0, { ...sent })
    tx.touch(siteTag)
    return readLocales(tx.db)
  })
}

/** The errors of settings, for the parts of the request that are present. */
export const checkSettings = async (
  app: App,
  actor: Actor,
  { body }: PartlyInput<Store>,
): Promise<ErrorEntry[]> => {
  permit(actor, 'manage-settings')
  return errorsOf(body, await readLocales(app.db))
}

type Sent = { [Key in keyof LocaleSettings]?: PartlyInput<Store>['body'][Key] }

const errorsOf = (
  { availableLocales, defaultLocale, customSlugLocales }: Sent,
  current: LocaleSettings,
): ErrorEntry[] => [
  ...(defaultLocale !== undefined && defaultLocale !== current.defaultLocale
    ? [errorAt('defaultLocale', 'immutable')]
    : []),
  ...(availableLocales !== undefined && !availableLocales.includes(current.defaultLocale)
    ? [errorAt('availableLocales', 'defaultLocaleRequired')]
    : []),
  ...repeated('availableLocales', availableLocales),
  ...repeated('customSlugLocales', customSlugLocales),
]

const repeated = (property: string, locales: readonly (string | undefined)[] = []): ErrorEntry[] =>
  locales.flatMap((locale, index) =>
    locale !== undefined && locales.indexOf(locale) < index
      ? [errorAt(`${property}.${index}`, 'alreadyExists')]
      : [],
  )
