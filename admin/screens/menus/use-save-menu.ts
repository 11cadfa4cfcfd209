import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Menu, MenuItem, MenuTargets } from '@ximblox/contract/menus'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { itemAt } from './item-tree.ts'
import { menuErrors } from './menu-errors.ts'
import { menuKey } from './menu-queries.ts'

/** An error of a save, with the item it concerns if there is one. */
interface ItemError extends ErrorEntry {
  item: { key: string; field: string } | null
}

/** The revision that someone else stored. */
interface OtherRevision {
  menu: Menu
  targets: MenuTargets
}

interface Options {
  id: number
  onStored: (items: MenuItem[], revision: number) => void
  onUndone: (items: MenuItem[]) => void
}

/** Stores a menu, which publishes it. A newer revision by someone else is reported as a conflict, never overwritten. */
export const useSaveMenu = ({ id, onStored, onUndone }: Options) => {
  const t = useTranslations('menus')
  const client = useClient()
  const queries = useQueryClient()
  const call = useCall({ collection: 'menus' })
  const [itemErrors, setItemErrors] = useState<readonly ItemError[]>([])
  /** Errors shown at an item; the summary omits them even after the item was changed. */
  const [shownAtItems, setShownAtItems] = useState<readonly string[]>([])
  const hideLast = useRef<() => void>(undefined)
  // Undoing an earlier save would revert later ones too.
  useEffect(() => () => hideLast.current?.(), [])
  const [conflict, setConflict] = useState<OtherRevision | null>(null)

  const store = async (items: MenuItem[], revision: number) => {
    setConflict(null)
    try {
      const answer = await client.menu.store({ params: { id }, body: { items, revision } })
      void queries.invalidateQueries({ queryKey: menuKey, exact: true })
      onStored(items, answer.menu.revision)
      return answer.menu.revision
    } catch (error) {
      if (!isRefusal(error, 'staleRevision')) throw error
      setConflict(await client.menu.get({ params: { id } }))
    }
  }

  const showErrors = (entries: readonly ErrorEntry[], items: MenuItem[]): string | undefined => {
    const found = entries.map(entry => ({ ...entry, item: itemAt(items, entry.property) }))
    setItemErrors(found)
    setShownAtItems(found.flatMap(({ item, property }) => (item ? [property] : [])))
    return found.find(({ item }) => item)?.item?.key
  }

  /** `before` are the stored items that undo restores. Returns the key of the first item with an error. */
  const save = async (
    items: MenuItem[],
    revision: number,
    before: MenuItem[],
  ): Promise<string | undefined> => {
    hideLast.current?.()
    const missing = menuErrors(items)
    const firstItem = showErrors(missing, items)
    if (missing.length > 0) return firstItem
    let refusedItem: string | undefined
    const stored = await call.run(() =>
      store(items, revision).catch((error: unknown) => {
        if (isRefusal(error)) refusedItem = showErrors(error.entries, items)
        throw error
      }),
    )
    if (stored === undefined) return refusedItem
    hideLast.current = undoToast({
      message: t('saved'),
      undo: { label: t('undo'), run: () => void restore(before, stored) },
    })
  }
  const restore = async (items: MenuItem[], revision: number) => {
    onUndone(items)
    const stored = await call.run(() => store(items, revision))
    if (stored !== undefined) toast(t('broughtBack'))
  }

  return {
    isBusy: call.isBusy,
    save,
    itemErrors,
    /** Once an item has changed, its errors may no longer apply. */
    clearErrors: (key: string) => setItemErrors(itemErrors.filter(({ item }) => item?.key !== key)),
    /** Errors that belong to no item. */
    entries: call.entries.filter(({ property }) => !shownAtItems.includes(property)),
    conflict,
    setConflict,
  }
}
