import { newKey } from '@ximblox/blocks/new-key'
import type { MenuItem } from '@ximblox/contract/menus'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  findItem,
  insertItem,
  levelOfChildren,
  moveItem,
  placeAfterStep,
  placeOf,
  removeItem,
  updateItem,
} from './item-tree.ts'
import type { MenuEditing } from './menu-editing.ts'

type ItemOperations = Pick<MenuEditing, 'opened' | 'open' | 'change' | 'add' | 'remove' | 'move' | 'step'>

/**
 * Editing operations of the menu. Each announces its result to screen readers and moves the focus to the affected row.
 */
export const useItemOperations = (
  items: readonly MenuItem[],
  set: (items: MenuItem[], subject?: string) => void,
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

  const titleOf = (key: string) => findItem(items, key)?.title || t('untitled')
  const move: ItemOperations['move'] = (key, place) => {
    const moved = moveItem(items, key, place)
    if (!moved) return
    focusNext.current = rowOf(key)
    set(moved)
    const { parent, index } = place
    const where = { place: String(index + 1), level: String(levelOfChildren(moved, parent)) }
    announce(t('moved', { title: titleOf(key), ...where }))
  }
  const operations: ItemOperations = {
    opened,
    open: key => {
      if (key === null) focusNext.current = opened && rowOf(opened)
      setOpened(key)
    },
    change: (key, update, subject) => set(updateItem(items, key, update), subject),
    add: place => {
      const key = newKey()
      focusNext.current = `[data-form="${key}"] input`
      set(insertItem(items, { key, title: '', pageID: 0, children: [] }, place))
      setOpened(key)
    },
    remove: key => {
      const { parent = null, index = 0 } = placeOf(items, key) ?? {}
      const remaining = removeItem(items, key)
      const siblings = parent === null ? remaining : (findItem(remaining, parent)?.children ?? [])
      const next = (siblings[index] ?? siblings[index - 1])?.key ?? parent
      focusNext.current = next && rowOf(next)
      set(remaining)
      announce(t('removed', { title: titleOf(key) }))
    },
    move,
    step: (key, step) => {
      const place = placeAfterStep(items, key, step)
      if (place) move(key, place)
      else announce(t('noStep'))
    },
  }
  const showError = (key: string) => {
    focusNext.current = `[data-form="${key}"] [aria-invalid="true"], [data-form="${key}"] input`
    setOpened(key)
    announce(t('notSaved', { title: titleOf(key) }))
  }
  return { operations, showError, region, announcement, announce }
}

const rowOf = (key: string): string => `[data-item="${key}"]`
