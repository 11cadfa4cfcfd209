import type { MenuItem } from '@ximblox/contract/menus'
import { ItemForm } from './item-form.tsx'
import classes from './item-list.module.css'
import { ItemRow } from './item-row.tsx'
import { useMenuEditing } from './menu-editing.ts'

export const ItemList = ({ items }: { items: readonly MenuItem[] }) => {
  const { opened } = useMenuEditing()
  if (items.length === 0) return null
  return (
    <ul className={classes.list}>
      {items.map(item => (
        <li key={item.key}>
          <ItemRow item={item} />
          {opened === item.key && <ItemForm item={item} />}
          <ItemList items={item.children} />
        </li>
      ))}
    </ul>
  )
}
