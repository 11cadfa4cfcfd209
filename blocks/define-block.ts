import type { ErrorEntry } from '@ximblox/contract/errors'
import type { JsonObject } from '@ximblox/contract/fields'
import type { PermissionName } from '@ximblox/contract/permissions'
import type * as z from 'zod/mini'
import type { ShowWhen } from './fields/field.ts'
import type { Fields, PropsOf } from './fields/fields.ts'
import { propsSchema } from './fields/props-schema.ts'
import type { FormDefinition } from './forms/define-form.ts'
import type { Label } from './label.ts'
import type { BlockIcon, Sketch } from './picker-appearance.ts'
import type { QueryContext } from './query-context.ts'
import type { RichText } from './rich-text/document.ts'
import type { RuleError } from './rule-error.ts'

/** A named place for child blocks. */
export interface SlotDefinition {
  label: Label
  /** Ids of the allowed block types; all by default. */
  allowed?: readonly string[]
  /** The child blocks of a new block. */
  initial?: readonly InitialBlock[]
  /**
   * The view renders it while a field of the block has this value, or one of these. When it no longer does, its blocks
   * move to the last slot that it renders.
   */
  showWhen?: ShowWhen
}

/** A block that comes with its parent: the type, and what differs from its default props. */
export interface InitialBlock {
  type: string
  props?: JsonObject
}

/** Converts content pasted from another program to props. */
export interface PasteRules<Props> {
  heading?(heading: { level: 2 | 3 | 4; text: string }): Partial<Props>
  text?(body: RichText): Partial<Props>
  /** Null refuses a table, for example one with too many columns. */
  table?(table: PastedTable): Partial<Props> | null
  /** The image field that takes a picture, which is pasted or dropped as a file. */
  image?: string
}

/** A table of another program: every row has a cell for each column. */
export interface PastedTable {
  rows: readonly (readonly PastedCell[])[]
  /** Whether the first row consists of headings. */
  hasHeader: boolean
  /** Whether the first column does. */
  hasHeaderColumn: boolean
  /** Its title, or an empty text. */
  caption: string
}

/** A cell of a pasted table; one that spans several rows or columns is followed by empty ones. */
export interface PastedCell {
  body: RichText
  /** The same without formatting. */
  text: string
}

interface BlockOptions<F extends Fields, Data> {
  id: string
  /** Increase it when stored props need an upgrade, and add that to `upgrades`. */
  version: number
  label: Label
  /** Section of the block picker. */
  group: 'text' | 'media' | 'layout' | 'lists' | 'forms'
  /** Additional search terms in the block picker. */
  keywords?: Label
  /** Icon in the outline; defaults to that of the group. */
  icon?: BlockIcon
  /** Preview in the block picker; derived from the fields by default. */
  sketch?: Sketch
  fields: F
  slots?: Readonly<Record<string, SlotDefinition>>
  /** Only on the page itself, or only in the slots of these types; anywhere by default. */
  allowedIn?: 'page' | readonly string[]
  /** The permission that adding and changing such blocks needs, besides that for the page. */
  permission?: PermissionName
  /**
   * Errors of props that only the server looks for, with properties such as `props.html`. They prevent saving and
   * publishing. What it needs may be imported dynamically, so that browsers do not load it.
   */
  check?(props: PropsOf<F>): Promise<readonly ErrorEntry[]>
  /** Rules of its own, whose errors prevent publishing. Run in the browser with each change, so they are pure and quick. */
  validate?(props: PropsOf<F>): readonly RuleError[]
  /** `upgrades[n]` upgrades props from version n to n + 1. */
  upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>
  /** Loads JSON data that the block renders besides its props. */
  query?(props: PropsOf<F>, context: QueryContext): Promise<Data>
  /** Query parameters of the page URL that the block depends on. */
  params?: readonly string[]
  /**
   * Like `params`, for names that belong to one block alone and may depend on its props, such as the page of a list. They
   * get a prefix in the URL where another block of the page has the same ones: `paramPrefix` of the query's context.
   */
  ownParams?(props: PropsOf<F>): readonly string[]
  /**
   * Names of both kinds whose values mean the same in translations of the page, such as the term of a search. Visitors who
   * change the language keep them.
   */
  keptParams?(props: PropsOf<F>): readonly string[]
  /** The form that the block renders: visitors send it to the page, and the server finds it by the key of the block. */
  form?(props: PropsOf<F>, blockKey: string): FormDefinition
  /** If several types accept the pasted content, the first in the registry is used. */
  pasted?: PasteRules<PropsOf<F>>
}

/** A block type as data. The site registers its view under the same id. */
export interface BlockDefinition<F extends Fields = Fields, Data = unknown> extends BlockOptions<F, Data> {
  /** Schema of complete props: every field, no unknown key. */
  propsSchema: z.ZodMiniType
}

/** Keeps the literal types of a definition, so that the props of its view follow from its fields. */
export const defineBlock = <const F extends Fields, Data = null>(
  options: BlockOptions<F, Data>,
): BlockDefinition<F, Data> => ({ ...options, propsSchema: propsSchema(options.fields) })
