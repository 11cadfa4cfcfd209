import type { MenuItem } from '@ximblox/contract/menus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Step } from './entries.ts'
import { EntryActions } from './entry-actions.tsx'
import classes from './entry-list.module.css'
import { ItemTarget } from './item-target.tsx'
import { useMenuEditing } from './menu-editing.ts'
import { useEntryDrag } from './use-entry-drag.ts'

export const EntryRow = ({ item }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { opened, open, step, remove, faultsOf } = useMenuEditing()
  const row = useRef<HTMLDivElement>(null)
  const drag = useEntryDrag(row, item.key)
  const isOpen = opened === item.key
  const hasErrors = faultsOf(item.key).length > 0

  const press = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const arranged = altKey && shiftKey ? stepKeys[key] : undefined
    if (arranged) step(item.key, arranged)
    else if (key === 'Delete' && !ctrlKey && !metaKey) remove(item.key)
    else return
    event.preventDefault()
  }
  return (
    <div ref={row} className={classes.row} data-open={isOpen || undefined} data-held={drag ?? undefined}>
      <GripVertical className={classes.grip} size={16} aria-hidden />
      <button
        type="button"
        className={classes.entry}
        data-entry={item.key}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight Delete"
        onClick={() => open(isOpen ? null : item.key)}
        onKeyDown={press}
      >
        <span className={classes.title}>{item.title || t('untitled')}</span>
        <ItemTarget item={item} />
        {hasErrors && <TriangleAlert className={classes.fault} size={15} aria-label={t('incomplete')} />}
      </button>
      <EntryActions item={item} />
    </div>
  )
}

const stepKeys: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
