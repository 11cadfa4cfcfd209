import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import type { BlockDefinition } from '../define-block.ts'
import type { PageTypeDefinition } from '../define-page-type.ts'
import type { Fields, PropsOf } from '../fields/fields.ts'
import type { PublicPropsOf } from '../public-props.ts'
import type { PageView } from './page-view.ts'

/** The props of a block's view. */
export interface BlockViewProps<Props = JsonObject, Data = unknown> {
  props: Props
  block: Block
  /** The query result; null without a query, and in the editor until the query has run. */
  data: Data | null
  view: PageView
}

/** The view of a block type: `const Hero: BlockComponent<typeof hero> = ({ props }) => …`. */
export type BlockComponent<Definition> =
  Definition extends BlockDefinition<infer F extends Fields, infer Data>
    ? (props: BlockViewProps<PropsOf<F>, Data>) => ReactNode
    : never

/** How one block type is rendered. */
export interface BlockMapEntry {
  id: string
  version: number
  /** A method, because its bivariance allows views of all block types in one map. */
  component(props: BlockViewProps): ReactNode
  /** Stylesheet of this block type, as a path from the site's folder, sent with the pages that use it; null for none. */
  style: string | null
  /** Module that the pages with this block type run in the browser, as a path from the site's folder. */
  script?: string
  /** For a type that is nothing but a heading: the level of the section that it begins. */
  headingLevel?(props: JsonObject): number
}

/** The props of a page type's header and footer. */
export interface PagePartProps<Props = JsonObject, Data = unknown> {
  /** The props of the page; the defaults if the stored ones are of another version. */
  props: Props
  /** The result of the page type's query; null without one, and when it failed. */
  data: Data | null
  view: PageView
}

/** The header or footer of a page type: `const NewsHeader: PagePartComponent<typeof news> = ({ props }) => …`. */
export type PagePartComponent<Definition> =
  Definition extends PageTypeDefinition<infer F extends Fields, infer Data>
    ? (props: PagePartProps<PublicPropsOf<F>, Data>) => ReactNode
    : never

interface PageParts<Props, Data = unknown> {
  /** Methods for the same reason as in BlockMapEntry. */
  header(props: PagePartProps<Props, Data>): ReactNode
  footer(props: PagePartProps<Props, Data>): ReactNode
}

/** Header and footer of a page type. */
export interface PageTypeView extends PageParts<JsonObject> {
  id: string
}

/** All views of a site. */
export interface Views {
  blocks: ReadonlyMap<string, BlockMapEntry>
  pageTypes: ReadonlyMap<string, PageTypeView>
}

/** Registers a view, its stylesheet and its script for a block type; TypeScript checks the view's props. */
export const blockView = <F extends Fields, Data>(
  { id, version }: BlockDefinition<F, Data>,
  component: (props: BlockViewProps<PropsOf<F>, Data>) => ReactNode,
  style: string | null,
  script?: string,
): BlockMapEntry => ({ id, version, component, style, ...(script !== undefined && { script }) })

/** Registers header and footer for a page type; TypeScript checks their props. */
export const pageTypeView = <F extends Fields, Data>(
  { id }: PageTypeDefinition<F, Data>,
  parts: PageParts<PublicPropsOf<F>, Data>,
): PageTypeView => ({ id, ...parts })

/** All views of a site by the ids of their definitions. */
export const createViews = (blocks: readonly BlockMapEntry[], pageTypes: readonly PageTypeView[]): Views => ({
  blocks: new Map(blocks.map(entry => [entry.id, entry])),
  pageTypes: new Map(pageTypes.map(entry => [entry.id, entry])),
})
