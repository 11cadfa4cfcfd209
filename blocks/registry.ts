import type { Block } from '@ximblox/contract/blocks'
import { type Language, languages } from '@ximblox/contract/locales'
import type { PageTypeContent } from '@ximblox/contract/pages'
import type { SitePermission } from '@ximblox/contract/permissions'
import type { BlockDefinition } from './define-block.ts'
import { asPageType, type GlobalDefinition } from './define-global.ts'
import type { PageTypeDefinition } from './define-page-type.ts'
import type { FormDefinition } from './forms/define-form.ts'
import { formErrors } from './forms/form-errors.ts'
import type { Label } from './label.ts'
import { languageErrors } from './label-errors.ts'
import { ownFieldErrors } from './own-field-errors.ts'
import { pageTypeFilterErrors } from './page-type-filters.ts'
import {
  blockTypeErrors,
  duplicateIDs,
  filterNameErrors,
  globalErrors,
  pageTypeErrors,
  permissionErrors,
} from './registry-errors.ts'

type InterfaceLanguages = readonly [Language, ...Language[]]

/** Every block type, page type, global, form and permission of a site, by id. */
export interface Registry {
  blocks: ReadonlyMap<string, BlockDefinition>
  pageTypes: ReadonlyMap<string, PageTypeDefinition>
  globals: ReadonlyMap<string, GlobalDefinition>
  /** The types of everything that has versions: the page types and, as page types without an address, the globals. */
  contentTypes: ReadonlyMap<string, PageTypeDefinition>
  /** Forms that are declared in code; those that editors compose are found through their blocks. */
  forms: ReadonlyMap<string, FormDefinition>
  /** Permissions that the site adds to those of the product. */
  permissions: ReadonlyMap<SitePermission, Label>
  /** The languages of the admin area, the default one first. */
  interfaceLanguages: InterfaceLanguages
}

/**
 * What a role of the site can allow besides the permissions of the product, by names such as `approve-leads`. Calls,
 * screens and menu items require it as `site:approve-leads`.
 */
export type Permissions = Readonly<Record<string, Label>>

interface Definitions {
  blocks: readonly BlockDefinition[]
  pageTypes: readonly PageTypeDefinition[]
  globals?: readonly GlobalDefinition[]
  forms?: readonly FormDefinition[]
  permissions?: Permissions
  /** The languages of the admin area, the default one first; all by default. */
  interfaceLanguages?: InterfaceLanguages
}

/** All errors of the definitions, as lines that name the definition. */
export const definitionErrors = ({
  blocks,
  pageTypes,
  globals = [],
  forms = [],
  permissions = {},
  interfaceLanguages = languages,
}: Definitions): string[] => {
  const blockIDs = new Set(blocks.map(({ id }) => id))
  return [
    ...duplicateIDs('Block type', blocks),
    ...duplicateIDs('Page type', pageTypes),
    ...duplicateIDs('Global', globals),
    ...duplicateIDs('Form', forms),
    ...blocks.flatMap(definition => blockTypeErrors(definition, blockIDs)),
    ...pageTypes.flatMap(pageTypeErrors),
    ...filterNameErrors(pageTypes, blocks),
    ...forms.flatMap(formErrors),
    ...globals.flatMap(globalErrors),
    ...new Set(ownFieldErrors([...blocks, ...pageTypes, ...globals])),
    ...pageTypeFilterErrors([...blocks, ...pageTypes, ...globals], new Set(pageTypes.map(({ id }) => id))),
    ...Object.entries(permissions).flatMap(permissionErrors),
    ...languageErrors(interfaceLanguages),
  ]
}

/** Throws with all errors of the definitions. */
export const createRegistry = (definitions: Definitions): Registry => {
  throwErrors('Invalid definitions', definitionErrors(definitions))
  const { blocks, pageTypes, globals = [], forms = [], permissions = {} } = definitions
  const { interfaceLanguages = languages } = definitions
  return Object.freeze({
    blocks: new Map(blocks.map(definition => [definition.id, definition])),
    pageTypes: new Map(pageTypes.map(definition => [definition.id, definition])),
    globals: new Map(globals.map(definition => [definition.id, definition])),
    contentTypes: new Map([...pageTypes, ...globals.map(asPageType)].map(type => [type.id, type])),
    forms: new Map(forms.map(definition => [definition.id, definition])),
    permissions: new Map(
      Object.entries(permissions).map(([name, label]) => [`site:${name}` as const, label]),
    ),
    interfaceLanguages,
  })
}

/** The definition of a block, if its props have the current version; an absent version is the current one. */
export const currentDefinition = (
  registry: Registry,
  { type, version }: Block,
): BlockDefinition | undefined => {
  const definition = registry.blocks.get(type)
  return definition && (version ?? definition.version) === definition.version ? definition : undefined
}

/** The type of a page whose props are of the type's current version; an absent version means the current one. */
export const currentPageType = (
  registry: Registry,
  { id, version }: PageTypeContent,
): PageTypeDefinition | undefined => {
  const definition = registry.contentTypes.get(id)
  return definition && (version ?? definition.version) === definition.version ? definition : undefined
}

interface ViewIDs {
  blocks: ReadonlyMap<string, { version: number }>
  pageTypes: ReadonlyMap<string, unknown>
}

/** Throws unless every block type and page type has a view and vice versa. */
export const checkViews = (registry: Registry, views: ViewIDs): void =>
  throwErrors('The views do not match the definitions', [
    ...viewErrors('block type', registry.blocks, views.blocks),
    ...viewErrors('page type', registry.pageTypes, views.pageTypes),
    ...outdated(registry, views),
  ])

/** Views come from a build, which may be older than the definitions. */
const outdated = (registry: Registry, views: ViewIDs): string[] =>
  [...views.blocks].flatMap(([id, view]) => {
    const { version = view.version } = registry.blocks.get(id) ?? {}
    return version === view.version
      ? []
      : [`the view of the block type "${id}" is for version ${view.version}, not for version ${version}`]
  })

const viewErrors = (
  what: string,
  definitions: ReadonlyMap<string, unknown>,
  views: ReadonlyMap<string, unknown>,
) => [
  ...missingFrom(views, definitions).map(id => `the ${what} "${id}" has no view`),
  ...missingFrom(definitions, views).map(id => `a view refers to the unknown ${what} "${id}"`),
]

const missingFrom = (ids: ReadonlyMap<string, unknown>, wanted: ReadonlyMap<string, unknown>) =>
  [...wanted.keys()].filter(id => !ids.has(id))

const throwErrors = (what: string, errors: readonly string[]): void => {
  if (errors.length > 0) throw new Error(`${what}: ${errors.join('; ')}`)
}
