import { newKey } from '@ximblox/blocks/new-key'
import type { MenuItem } from '@ximblox/contract/menus'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  changeEntry,
  findEntry,
  insertEntry,
  levelBelow,
  moveEntry,
  placeOf,
  removeEntry,
  stepOf,
} from './entries.ts'
import type { MenuEditing } from './menu-editing.ts'

type Arranging = Pick<MenuEditing, 'opened' | 'open' | 'change' | 'add' | 'remove' | 'move' | 'step'>

/**
 * Editing operations of the menu. Each announces its result to screen readers and moves the focus to the affected row.
 */
export const useArranging = (
  items: readonly MenuItem[],
  set: (items: MenuItem[], about?: string) => void,
) => {
  const t = useTranslations('menus')
  const [opened, setOpened] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const region = useRef<HTMLElement>(null)
  /** Selector of the next focus target. */
  const focusNext = useRef<string>(null)

  // A moved row has another element, or was removed from the document for a moment.
  useEffect(() => {
    if (focusNext.current === null) return
    region.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = null
  })

  const titleOf = (key: string) => findEntry(items, key)?.title || t('untitled')
  const move: Arranging['move'] = (key, place) => {
    const moved = moveEntry(items, key, place)
    if (!moved) return
    focusNext.current = rowOf(key)
    set(moved)
    const { parent, index } = place
    const where = { place: String(index + 1), level: String(levelBelow(moved, parent)) }
    announce(t('moved', { title: titleOf(key), ...where }))
  }
  const arranging: Arranging = {
    opened,
    open: key => {
      if (key === null) focusNext.current = opened && rowOf(opened)
      setOpened(key)
    },
    change: (key, how, about) => set(changeEntry(items, key, how), about),
    add: place => {
      const key = newKey()
      focusNext.current = `[data-form="${key}"] input`
      set(insertEntry(items, { key, title: '', pageID: 0, children: [] }, place))
      setOpened(key)
    },
    remove: key => {
      const { parent = null, index = 0 } = placeOf(items, key) ?? {}
      const left = removeEntry(items, key)
      const beside = parent === null ? left : (findEntry(left, parent)?.children ?? [])
      const next = (beside[index] ?? beside[index - 1])?.key ?? parent
      focusNext.current = next && rowOf(next)
      set(left)
      announce(t('removed', { title: titleOf(key) }))
    },
    move,
    step: (key, step) => {
      const place = stepOf(items, key, step)
      if (place) move(key, place)
      else announce(t('noStep'))
    },
  }
  const showError = (key: string) => {
    focusNext.current = `[data-form="${key}"] [aria-invalid="true"], [data-form="${key}"] input`
    setOpened(key)
    announce(t('notSaved', { title: titleOf(key) }))
  }
  return { arranging, showFault: showError, region, said: announcement, say: announce }
}

const rowOf = (key: string): string => `[data-entry="${key}"]`
