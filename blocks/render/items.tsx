import type { Json } from '@ximblox/contract/fields'
import type { ReactNode } from 'react'
import { useKit } from './kit.ts'
import type { ElementAttributes, Tag } from './kit-parts.ts'
import { ScopeContext, useScope } from './scope.ts'

interface ItemsProps<Item> extends ElementAttributes {
  field: string
  /** The value of the field, which determines the types of the items. */
  items: readonly Item[]
  as?: Tag
  children(item: Item, index: number): ReactNode
}

/** A list field with a child for each item; fields within a child refer to the item. */
export const Items = <Item extends Readonly<Record<string, Json>> & { key: string }>({
  field,
  items,
  as = 'div',
  children,
  ...attributes
}: ItemsProps<Item>): ReactNode => {
  const kit = useKit()
  const scope = useScope()
  const path = [...scope.path, field]
  return (
    <kit.Items
      block={scope.block}
      path={path}
      as={as}
      attributes={attributes}
      keys={items.map(item => item.key)}
    >
      {items.map((item, index) => (
        <ScopeContext key={item.key} value={{ block: scope.block, values: item, path: [...path, item.key] }}>
          {children(item, index)}
        </ScopeContext>
      ))}
    </kit.Items>
  )
}
