import * as z from 'zod/mini'
import { defineCall, errorEntry } from './call.ts'
import { pathID, revision, text, timestamp } from './fields.ts'
import { limits } from './limits.ts'
import { listArguments, listOf } from './list.ts'

/** Permanent, temporary, and gone for good, which leads nowhere. */
export const redirectStatuses = [301, 302, 410] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** Editors add manual redirects; automatic ones remain where pages were. */
export const redirectKinds = ['manual', 'automatic'] as const
export type RedirectKind = (typeof redirectKinds)[number]

const status = z.literal(redirectStatuses, 'valueNotAllowed')

/** What visitors get at a path where no page is. */
export const redirect = z.object({
  id: z.int(),
  /** The path, with the prefix of its locale. */
  from: z.string(),
  /** A path of this site or a URL; empty for status 410. */
  to: z.string(),
  /** The page that it leads to, wherever that moves. */
  page: z.nullable(z.object({ id: z.int(), title: z.string(), published: z.boolean() })),
  status,
  kind: z.enum(redirectKinds),
  /** The page that is live at its path: until it leaves, visitors get it instead. */
  setAsideBy: z.nullable(z.object({ id: z.int(), title: z.string() })),
  since: timestamp,
  /** How often visitors were redirected; each node adds its visits once a minute. */
  hits: z.int(),
  lastHitAt: z.nullable(timestamp),
  revision: z.int(),
})
export type Redirect = z.output<typeof redirect>
export type RedirectPayload = z.input<typeof redirect>

/** A redirect as the effects of other changes name it; `to` is empty for status 410. */
export const redirectName = z.object({ from: z.string(), to: z.string() })
export type RedirectName = z.output<typeof redirectName>

export const redirectColumns = ['from', 'since', 'hits', 'lastHitAt'] as const

/** `from` and `to` are paths or URLs of this site; `to` may be a URL elsewhere, and is empty for status 410. */
const entered = {
  from: text(limits.redirectPath),
  to: z._default(text(limits.url), ''),
  status: z._default(status, 301),
}
const kind = z.enum(['', ...redirectKinds], 'valueNotAllowed')
const params = z.object({ id: pathID })
const one = z.object({ redirect })

/** What an import does with a line. */
export const importOutcomes = ['new', 'changed', 'unchanged', 'refused'] as const

const importedLine = z.object({
  /** Counted from 1, the heading included. */
  line: z.int(),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  outcome: z.enum(importOutcomes),
  errors: z.array(errorEntry),
})
export type ImportedLine = z.output<typeof importedLine>

export const redirects = {
  list: defineCall({
    method: 'POST',
    path: '/redirects/list',
    summary: 'List redirects, newest first by default',
    access: { permission: 'manage-redirects' },
    body: z.strictObject({
      kind: z._default(kind, ''),
      ...listArguments(redirectColumns),
    }),
    response: listOf(redirect),
  }),
  csv: defineCall({
    method: 'GET',
    path: '/redirects/list.csv',
    summary: 'Export all redirects as CSV, in the form that an import reads',
    access: { permission: 'manage-redirects' },
    transport: 'file',
  }),
  create: defineCall({
    method: 'POST',
    path: '/redirect',
    summary: 'Redirect a path at which no page is published to a page or another URL',
    access: { permission: 'manage-redirects' },
    body: z.strictObject(entered),
    response: one,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/redirect/{id}',
    summary: 'Change a redirect; an automatic one becomes a manual one, which no longer follows its page',
    access: { permission: 'manage-redirects' },
    params,
    body: z.strictObject({ ...entered, revision: z.optional(revision) }),
    response: one,
    errors: ['notFound', 'staleRevision'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/redirect/{id}',
    summary: 'Delete a redirect; its path then responds with 404',
    access: { permission: 'manage-redirects' },
    params,
    errors: ['notFound'],
  }),
  removeSeveral: defineCall({
    method: 'POST',
    path: '/redirects/delete',
    summary: 'Delete redirects: those with these ids, or all that a list would find',
    access: { permission: 'manage-redirects' },
    body: z.strictObject({
      ids: z._default(
        z.array(z.int('invalidNumberOrDate')).check(z.maxLength(limits.redirectsByID, 'tooManyItems')),
        [],
      ),
      /** The arguments of the list. */
      found: z.optional(z.strictObject({ kind, searchTerm: text() })),
    }),
    response: z.object({ total: z.int() }),
  }),
  test: defineCall({
    method: 'POST',
    path: '/redirects/test',
    summary: 'Tell what visitors get at a path or URL of this site',
    access: { permission: 'manage-redirects' },
    body: z.strictObject({ url: text(limits.url) }),
    response: z.object({
      /** The path that was looked up; `document` when the site sends one there, `other` when it can be a file. */
      path: z.string(),
      outcome: z.enum(['page', 'redirect', 'gone', 'document', 'other', 'nothing']),
      /** Of a redirect. */
      to: z.optional(z.string()),
      status: z.optional(z.int()),
      /** Of a page. */
      page: z.optional(z.object({ id: z.int(), title: z.string() })),
    }),
  }),
  import: defineCall({
    method: 'POST',
    path: '/redirects/import',
    summary: 'Add and change redirects as CSV; lines with errors are left out and reported',
    access: { permission: 'manage-redirects' },
    bodyBytes: limits.redirectImportBytes,
    body: z.strictObject({
      csv: text(limits.redirectImportCharacters),
      /** Hosts that this site had before, whose addresses may be redirected. */
      formerHosts: z._default(z.array(text()).check(z.maxLength(limits.formerHosts, 'tooManyItems')), []),
      /** Only tells what would happen. */
      preview: z._default(z.boolean('wrongType'), false),
    }),
    response: z.object({
      counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
      /** The lines with errors, up to a limit, and the first of the others. */
      lines: z.array(importedLine),
      /** Other hosts in addresses that were to redirect, the most frequent first. */
      otherHosts: z.array(z.string()),
      stored: z.boolean(),
    }),
  }),
}
