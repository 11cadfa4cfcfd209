import { sitePermissionPattern } from '@ximblox/contract/permissions'
import type { BlockDefinition } from './define-block.ts'
import type { GlobalDefinition } from './define-global.ts'
import { commonSorts, listParams, tagFilter } from './define-list.ts'
import type { PageTypeDefinition } from './define-page-type.ts'
import { type Field, type Fields, isAttachmentField } from './fields/fields.ts'
import type { Conditional } from './fields/is-shown.ts'
import type { Label } from './label.ts'
import { fieldLabelErrors, ownLabelErrors } from './label-errors.ts'

export const duplicateIDs = (what: string, definitions: readonly { id: string }[]): string[] => {
  const seen = new Set<string>()
  return definitions.flatMap(({ id }) => {
    if (seen.has(id)) return [`${what} "${id}" is defined twice`]
    seen.add(id)
    return []
  })
}

/** The errors of a block type; `known` has the ids of all block types. */
export const blockTypeErrors = (definition: BlockDefinition, known: ReadonlySet<string>): string[] =>
  [
    ...idErrors(definition.id),
    ...versionErrors(definition),
    ...ownLabelErrors(definition),
    ...fieldErrors(definition.fields),
    ...slotErrors(definition, known),
    ...placeErrors(definition, known),
  ].map(error => `Block type "${definition.id}": ${error}`)

export const pageTypeErrors = (definition: PageTypeDefinition): string[] =>
  [
    ...idErrors(definition.id),
    ...versionErrors(definition),
    ...cardVersionErrors(definition),
    ...listErrors(definition),
    ...ownLabelErrors(definition),
    ...fieldErrors(definition.fields),
    ...sharedFieldErrors(definition),
  ].map(error => `Page type "${definition.id}": ${error}`)

const sharedFieldErrors = ({ fields, sharedFields = {} }: PageTypeDefinition): string[] =>
  Object.entries<true | readonly string[] | undefined>(sharedFields).flatMap(([name, shared]) => {
    const field = fields[name]
    if (!field) return [`the shared field "${name}" does not exist`]
    const items: Fields = field.kind === 'list' ? field.fields : {}
    const names = Array.isArray(shared) ? shared : Object.keys(items)
    return [
      ...(canBeShared(field) ? [] : [cannotBeShared(name)]),
      ...names.flatMap(item => {
        const of = items[item]
        if (!of) return [`the shared field "${name}.${item}" does not exist`]
        return canBeShared(of) ? [] : [cannotBeShared(`${name}.${item}`)]
      }),
    ]
  })

/** Each translation has files, links and tags of its own, and no page refers to what only another one contains. */
const canBeShared = ({ kind }: Field): boolean =>
  !['image', 'file', 'link', 'tags', 'richText'].includes(kind)

const cannotBeShared = (name: string) => `the field "${name}" cannot be shared, because of what it contains`

export const permissionErrors = ([name, label]: [string, Label]): string[] => [
  ...(sitePermissionPattern.test(name) ? [] : [`"${name}" is not a valid name of a permission`]),
  ...ownLabelErrors({ label }).map(error => `Permission "${name}": ${error}`),
]

export const globalErrors = (definition: GlobalDefinition): string[] =>
  [
    ...idErrors(definition.id),
    ...versionErrors(definition),
    ...ownLabelErrors(definition),
    ...fieldErrors(definition.fields),
  ].map(error => `Global "${definition.id}": ${error}`)

const idErrors = (id: string): string[] => (/^[a-z][a-z0-9-]{0,63}$/.test(id) ? [] : ['the id is not valid'])

const versionErrors = ({
  version,
  upgrades = {},
}: Pick<BlockDefinition, 'version' | 'upgrades'>): string[] => {
  if (!Number.isInteger(version) || version < 1) return ['the version is not a positive integer']
  const steps = Object.keys(upgrades).map(Number)
  const wanted = Array.from({ length: version - 1 }, (_, index) => index + 1)
  return [
    ...wanted.filter(step => !steps.includes(step)).map(step => `no upgrade from version ${step}`),
    ...steps
      .filter(step => !wanted.includes(step))
      .map(step => `an upgrade from version ${step}, which never existed`),
  ]
}

const cardVersionErrors = ({ cardVersion = 1 }: PageTypeDefinition): string[] =>
  Number.isInteger(cardVersion) && cardVersion > 0 ? [] : ['the cardVersion is not a positive integer']

const listErrors = ({ filters = {}, sorts = {} }: PageTypeDefinition): string[] => [
  ...Object.entries(filters).flatMap(([name, { label, options = {} }]) => [
    ...(isName(name) ? [] : [`"${name}" is not a valid filter name`]),
    ...(takenFilters.has(name) ? [filterNameTaken(name)] : []),
    ...ownLabelErrors({ label }, ` of the filter "${name}"`),
    ...Object.values(options).flatMap(option =>
      ownLabelErrors({ label: option }, ` of an option of "${name}"`),
    ),
  ]),
  ...Object.entries(sorts).flatMap(([name, { label }]) => [
    ...(isName(name) && !takenSorts.has(name) ? [] : [`"${name}" is not a valid sort name`]),
    ...ownLabelErrors({ label }, ` of the sort "${name}"`),
  ]),
]

/** The links of forms have `form`, `block`, `action` and `token` in their URLs. */
const takenFilters = new Set<string>([
  tagFilter,
  ...Object.values(listParams),
  'form',
  'block',
  'action',
  'token',
])

const filterNameTaken = (name: string) =>
  `"${name}" cannot be the name of a filter, because it is the name of a query parameter`

/** Filters with the names of parameters that blocks share: a list on the same page would read them. */
export const filterNameErrors = (
  pageTypes: readonly PageTypeDefinition[],
  blocks: readonly BlockDefinition[],
): string[] => {
  const shared = new Set(blocks.flatMap(({ params = [] }) => params))
  return pageTypes.flatMap(({ id, filters = {} }) =>
    Object.keys(filters)
      .filter(name => shared.has(name) && !takenFilters.has(name))
      .map(name => `Page type "${id}": ${filterNameTaken(name)}`),
  )
}
const takenSorts = new Set<string>(commonSorts)

const slotErrors = ({ fields, slots = {} }: BlockDefinition, known: ReadonlySet<string>): string[] =>
  Object.entries(slots).flatMap(([name, { label, allowed = [], initial = [], showWhen }]) => [
    ...(isName(name) ? [] : [`"${name}" is not a valid slot name`]),
    ...ownLabelErrors({ label }, ` of the slot "${name}"`),
    ...allowed.filter(id => !known.has(id)).map(id => `the slot "${name}" allows the unknown type "${id}"`),
    ...initial
      .filter(({ type }) => !known.has(type))
      .map(({ type }) => `the slot "${name}" begins with the unknown type "${type}"`),
    ...conditionErrors(`the slot ${name}`, { showWhen }, [fields]),
  ])

const placeErrors = ({ allowedIn }: BlockDefinition, known: ReadonlySet<string>): string[] =>
  allowedIn === undefined || allowedIn === 'page'
    ? []
    : allowedIn.filter(id => !known.has(id)).map(id => `it is allowed in the unknown type "${id}"`)

/** A field that waits for itself would never be seen. */
const conditionErrors = (
  name: string,
  { showWhen }: Conditional,
  [fields = {}, ...outer]: readonly Fields[],
): string[] => {
  if (!showWhen) return []
  const refusal = `"${name}" cannot depend on "${showWhen.field}"`
  const other = [fields, ...outer].find(one => Object.hasOwn(one, showWhen.field))?.[showWhen.field]
  if (!other || !conditions.has(other.kind))
    return [`${refusal}, which is no select, boolean, number or text beside it or around it`]
  const seen = new Set([name])
  // What is around it cannot depend on it.
  for (let next: string | undefined = showWhen.field; next; next = fields[next]?.showWhen?.field) {
    if (seen.has(next)) return [`${refusal}, which depends on it`]
    seen.add(next)
  }
  if (other.kind !== 'select') return []
  return [showWhen.is]
    .flat()
    .filter(value => !Object.hasOwn(other.options, String(value)))
    .map(value => `${refusal} being "${value}", which is no option`)
}

const conditions = new Set<Field['kind']>(['select', 'boolean', 'number', 'plain'])

/** The errors of fields, and of those in their items; `outer` are the fields around them, the nearest first. */
const fieldErrors = (fields: Fields, outer: readonly Fields[] = []): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...(isName(name) && !reserved.has(name) ? [] : [`"${name}" is not a valid field name`]),
    ...depthErrors(name, field, outer.length),
    ...conditionErrors(name, field, [fields, ...outer]),
    ...fieldLabelErrors(name, field),
    ...(field.kind === 'list' ? fieldErrors(field.fields, [fields, ...outer]) : []),
  ])

/** List items have a `key`, and attachment names join field names and item keys with `_`, so neither is allowed. */
const isName = (name: string): boolean => /^[a-z][A-Za-z0-9]{0,23}$/.test(name) && !(name in Object.prototype)
const reserved = new Set(['key'])

/** Attachment names have at most 64 characters, enough for two field names and one item key. */
const depthErrors = (name: string, field: Field, depth: number): string[] =>
  isAttachmentField(field) && depth > 1
    ? [`the field "${name}" of kind ${field.kind} is nested in two lists`]
    : []
