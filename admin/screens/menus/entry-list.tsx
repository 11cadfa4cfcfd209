import type { MenuItem } from '@ximblox/contract/menus'
import { EntryForm } from './entry-form.tsx'
import classes from './entry-list.module.css'
import { EntryRow } from './entry-row.tsx'
import { useMenuEditing } from './menu-editing.ts'

export const EntryList = ({ items }: { items: readonly MenuItem[] }) => {
  const { opened } = useMenuEditing()
  if (items.length === 0) return null
  return (
    <ul className={classes.list}>
      {items.map(item => (
        <li key={item.key}>
          <EntryRow item={item} />
          {opened === item.key && <EntryForm item={item} />}
          <EntryList items={item.children} />
        </li>
      ))}
    </ul>
  )
}
