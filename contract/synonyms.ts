import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pathID, revision, text } from './fields.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'

/** Words that mean the same to the search of the site, in one language; each entry is one or several words. */
export const synonymGroup = z.object({
  id: z.int(),
  language: z.string(),
  words: z.array(z.string()),
  revision: z.int(),
})
export type SynonymGroup = z.output<typeof synonymGroup>

export const synonymColumns = ['words', 'language'] as const

const words = z.array(text(limits.synonymLength)).check(z.maxLength(limits.synonymWords, 'tooManyItems'))
const params = z.object({ id: pathID })
const one = z.object({ group: synonymGroup })

export const synonyms = {
  list: defineCall({
    method: 'POST',
    path: '/synonyms/list',
    summary: 'List the synonyms of the search, in the order of their words by default',
    access: { permission: 'manage-search' },
    body: z.strictObject(listArguments(synonymColumns)),
    response: listOf(synonymGroup),
  }),
  create: defineCall({
    method: 'POST',
    path: '/synonym',
    summary: 'Add words that mean the same to the search in a language; searches use them at once',
    access: { permission: 'manage-search' },
    body: z.strictObject({ language: text(), words }),
    response: one,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/synonym/{id}',
    summary: 'Change words that mean the same to the search',
    access: { permission: 'manage-search' },
    params,
    body: z.strictObject({ words, revision: z.optional(revision) }),
    response: one,
    errors: ['notFound', 'staleRevision'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/synonym/{id}',
    summary: 'Delete words that mean the same to the search',
    access: { permission: 'manage-search' },
    params,
    errors: ['notFound'],
  }),
}
