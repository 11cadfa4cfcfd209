import type { Input, Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { limits } from '@ximblox/contract/limits'
import { enteredWords, synonymErrors } from '@ximblox/contract/rules/entered-synonyms'
import { synonymText } from '@ximblox/contract/rules/synonyms'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { offsetOf } from '../../kernel/db/offset.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse, refuseAny } from '../../kernel/errors/errors.ts'
import { permit } from '../../kernel/permit.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './synonym-store.ts'

type Synonyms = typeof calls.synonym

export const listSynonyms = async (
  { db }: App,
  actor: Actor,
  { body }: Input<Synonyms['list']>,
): Promise<Payload<Synonyms['list']>> => {
  permit(actor, 'manage-search')
  const { searchTerm, columnToSort, sortOrder, pageIndex, pageSize } = body
  const order = {
    column: columnToSort || 'words',
    direction: columnToSort === '' ? 'asc' : sortOrder,
  } as const
  const page = { size: pageSize, offset: offsetOf(pageIndex, pageSize) }
  return { data: await store.listGroups(db, searchTerm, order, page) }
}

export const createSynonyms = async (
  app: App,
  actor: Actor,
  { body: { language, words } }: Input<Synonyms['create']>,
): Promise<Payload<Synonyms['create']>> => {
  permit(actor, 'manage-search')
  return app.db.transaction().execute(async db => {
    await store.lockGroups(db)
    const { availableLocales } = await readLocales(db)
    if (!availableLocales.some(locale => locale.slice(0, 2) === language))
      throw refuse('valueNotAllowed', 'language')
    const entered = await checkWords(db, { language, words })
    if ((await store.countGroups(db, language)) >= limits.synonymGroups)
      throw refuse('tooManyItems', '', { params: { max: limits.synonymGroups } })
    const group = await store.insertGroup(db, language, entered)
    await recordAudit(db, actor, 'synonym.create', 'synonym', group.id, detailOf(group))
    return { group }
  })
}

export const updateSynonyms = async (
  app: App,
  actor: Actor,
  { params: { id }, body: { words, revision } }: Input<Synonyms['update']>,
): Promise<Payload<Synonyms['update']>> => {
  permit(actor, 'manage-search')
  return app.db.transaction().execute(async db => {
    await store.lockGroups(db)
    const before = await store.findGroup(db, id)
    if (!before) throw refuse('notFound')
    if (revision !== undefined && revision !== before.revision)
      throw refuse('staleRevision', '', { payload: { current: before } })
    const entered = await checkWords(db, { ...before, words })
    if (entered.join('\n') === before.words.join('\n')) return { group: before }
    const group = await store.updateGroup(db, id, before.language, entered)
    await recordAudit(db, actor, 'synonym.update', 'synonym', id, detailOf(group))
    return { group }
  })
}

export const removeSynonyms = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Synonyms['remove']>,
): Promise<Record<string, never>> => {
  permit(actor, 'manage-search')
  return app.db.transaction().execute(async db => {
    await store.lockGroups(db)
    const group = await store.findGroup(db, id)
    if (!group) throw refuse('notFound')
    await store.deleteGroup(db, id)
    await recordAudit(db, actor, 'synonym.delete', 'synonym', id, detailOf(group))
    return {}
  })
}

/** A word is in one group of its language only, so that it is clear what it means. */
const checkWords = async (
  db: Kysely<DB>,
  { id, language, words }: { id?: number; language: string; words: readonly string[] },
): Promise<string[]> => {
  refuseAny(synonymErrors(words))
  const entered = enteredWords(words)
  const taken = await store.findTaken(db, language, entered.map(synonymText), id)
  refuseAny(synonymErrors(words, taken))
  return entered
}

const detailOf = ({ language, words }: store.Group) => ({ title: words.join(', '), language })
