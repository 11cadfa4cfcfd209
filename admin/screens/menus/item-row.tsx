import type { MenuItem } from '@ximblox/contract/menus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import textClasses from '../../ui/text.module.css'
import { ItemActions } from './item-actions.tsx'
import classes from './item-list.module.css'
import { ItemTarget } from './item-target.tsx'
import type { Step } from './item-tree.ts'
import { useMenuEditing } from './menu-editing.ts'
import { useItemDrag } from './use-item-drag.ts'

export const ItemRow = ({ item }: { item: MenuItem }) => {
  const t = useTranslations('menus')
  const { opened, open, step, remove, errorsOf } = useMenuEditing()
  const row = useRef<HTMLDivElement>(null)
  const dropOperation = useItemDrag(row, item.key)
  const isOpen = opened === item.key
  const hasErrors = errorsOf(item.key).length > 0

  const handleKey = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    const keyStep = altKey && shiftKey ? stepByKey[key] : undefined
    if (keyStep) step(item.key, keyStep)
    else if (key === 'Delete' && !ctrlKey && !metaKey) remove(item.key)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={row}
      className={classes.row}
      data-open={isOpen || undefined}
      data-drop={dropOperation ?? undefined}
    >
      <GripVertical className={classes.grip} size={16} aria-hidden />
      <button
        type="button"
        className={classes.button}
        data-item={item.key}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown Alt+Shift+ArrowLeft Alt+Shift+ArrowRight Delete"
        onClick={() => open(isOpen ? null : item.key)}
        onKeyDown={handleKey}
      >
        <span className={textClasses.name}>{item.title || t('untitled')}</span>
        <ItemTarget item={item} />
        {hasErrors && <TriangleAlert className={classes.error} size={15} aria-label={t('incomplete')} />}
      </button>
      <ItemActions item={item} />
    </div>
  )
}

const stepByKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}
