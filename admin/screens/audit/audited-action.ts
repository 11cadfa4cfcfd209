import { type AuditRow, auditKinds, auditVerbs } from '@ximblox/contract/audit'
import type { Json } from '@ximblox/contract/fields'
import { type Period, periodIn } from '../../list/period.ts'
import type { Search } from '../../search-params.ts'

/** An empty string does not filter. */
export interface AuditFilter extends Period {
  /** A kind of object such as `page`, or an action such as `page.publish`. */
  kind: string
  /** The id of the user who acted. */
  by: string
  /** The id of the page that was acted on. */
  about: string
}

export const filterIn = (search: Search): AuditFilter => ({
  kind:
    auditKinds.find(kind => kind === search.kind) ?? (wordsOf(search.kind ?? '') ? (search.kind ?? '') : ''),
  by: idIn(search.by),
  about: idIn(search.about),
  ...periodIn(search),
})

const idIn = (text = ''): string => (/^[1-9]\d{0,8}$/.test(text) ? text : '')

export const filterKeys = ['kind', 'by', 'about', 'from', 'until'] as const

export const isFiltered = (filter: AuditFilter): boolean => filterKeys.some(key => filter[key] !== '')

/** The words of an action such as `page.publish`; undefined for one that this release does not know. */
export const wordsOf = (
  action: string,
): { kind: (typeof auditKinds)[number]; verb: (typeof auditVerbs)[number] } | undefined => {
  const [first, second] = action.split('.')
  const kind = auditKinds.find(one => one === first)
  const verb = auditVerbs.find(one => one === second)
  return kind && verb && { kind, verb }
}

/** Whom an entry names: a user, one who was deleted since, or nobody, such as a visitor or the server itself. */
export const actorKind = ({ ID, name }: AuditRow['actor']): 'nobody' | 'deleted' | 'user' => {
  if (ID === 0) return 'nobody'
  return name === '' ? 'deleted' : 'user'
}

/** A stored detail as it is read; texts without quotation marks. */
export const detailText = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1)
