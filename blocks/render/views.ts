import type { Block } from '@ximblox/contract/blocks'
import type { JsonObject } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import type { BlockDefinition } from '../define-block.ts'
import type { PageTypeDefinition } from '../define-page-type.ts'
import type { Fields, PropsOf } from '../fields/fields.ts'
import type { PageView } from './page-view.ts'

/** What a block's view is given. */
export interface BlockViewProps<Props = JsonObject, Data = unknown> {
  props: Props
  block: Block
  /** What the block's query returned; null without a query, and while or because it gave nothing. */
  data: Data | null
  view: PageView
}

/** The view of a block type: `const Hero: BlockComponent<typeof hero> = ({ props }) => …`. */
export type BlockComponent<Definition> =
  Definition extends BlockDefinition<infer F extends Fields, infer Data>
    ? (props: BlockViewProps<PropsOf<F>, Data>) => ReactNode
    : never

/** Specification, section 3: block map entry. */
export interface BlockMapEntry {
  id: string
  version: number
  /** A method to the compiler, so that views of all block types fit into one map. */
  component(props: BlockViewProps): ReactNode
  /** Stylesheet of this block type, as a path from the site's folder, sent with the pages that use it; null for none. */
  style: string | null
}

export interface PagePartProps {
  view: PageView
}

/** Header and footer of a page type. */
export interface PageTypeView {
  id: string
  header(props: PagePartProps): ReactNode
  footer(props: PagePartProps): ReactNode
}

/** Every component that pages are drawn with. */
export interface Views {
  blocks: ReadonlyMap<string, BlockMapEntry>
  pageTypes: ReadonlyMap<string, PageTypeView>
}

/** Ties a view and its stylesheet to a block type; the compiler checks that the props agree. */
export const blockView = <F extends Fields, Data>(
  { id, version }: BlockDefinition<F, Data>,
  component: (props: BlockViewProps<PropsOf<F>, Data>) => ReactNode,
  style: string | null,
): BlockMapEntry => ({ id, version, component, style })

export const pageTypeView = <F extends Fields>(
  { id }: PageTypeDefinition<F>,
  parts: Omit<PageTypeView, 'id'>,
): PageTypeView => ({ id, ...parts })

export const createViews = (blocks: readonly BlockMapEntry[], pageTypes: readonly PageTypeView[]): Views => ({
  blocks: new Map(blocks.map(entry => [entry.id, entry])),
  pageTypes: new Map(pageTypes.map(entry => [entry.id, entry])),
})
