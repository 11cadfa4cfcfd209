import { Button, VisuallyHidden } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { Menu, MenuItem, MenuTargets } from '@ximblox/contract/menus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useMessage } from '../../errors/use-message.ts'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { isUnsaved } from './draft.ts'
import { ItemList } from './item-list.tsx'
import { countItems } from './item-tree.ts'
import { type MenuEditing, MenuEditingContext } from './menu-editing.ts'
import classes from './menu-editor.module.css'
import { MenuTools } from './menu-tools.tsx'
import { useItemOperations } from './use-item-operations.ts'
import { useMenuDraft } from './use-menu-draft.ts'
import { useSaveMenu } from './use-save-menu.ts'
import { useTargets } from './use-targets.ts'

interface Props {
  menu: Menu
  targets: MenuTargets
  userID: number
  /** Of the menu. */
  choice: ReactNode
}

/** Edits the items of a menu. Visitors see the changes once they are saved. */
export const MenuEditor = ({ menu, targets: initialTargets, userID, choice }: Props) => {
  const t = useTranslations('menus')
  const messageOf = useMessage()
  const { draft, dispatch, isRestored } = useMenuDraft(menu, userID)
  const { items, revision, stored } = draft
  const set = (items: MenuItem[], subject = '') => dispatch({ type: 'changed', items, subject })
  const targets = useTargets(initialTargets)
  const { operations, showError, region, announcement, announce } = useItemOperations(items, set)
  const { isBusy, save, itemErrors, clearErrors, entries, conflict, setConflict } = useSaveMenu({
    id: menu.id,
    onStored: (items, revision) => dispatch({ type: 'stored', items, revision }),
    onUndone: set,
  })
  const unsaved = isUnsaved(draft)
  const isFull = countItems(items) >= limits.menuItems
  const store = async (revision: number, before: MenuItem[]) => {
    const refusedItem = await save(items, revision, before)
    if (refusedItem !== undefined) showError(refusedItem)
  }
  const tools = {
    undo: () => {
      dispatch({ type: 'undone' })
      announce(t('undone'))
    },
    redo: () => {
      dispatch({ type: 'redone' })
      announce(t('redone'))
    },
    save: () => void (isBusy || !unsaved || store(revision, stored)),
  }
  useShortcuts(tools)

  const editing: MenuEditing = {
    ...targets,
    ...operations,
    items,
    locale: menu.locale,
    change: (key, update, subject) => {
      operations.change(key, update, subject)
      clearErrors(key)
    },
    errorsOf: (key, field) =>
      itemErrors
        .filter(({ item }) => item?.key === key && (field === undefined || item.field === field))
        .map(messageOf),
  }
  return (
    <MenuEditingContext value={editing}>
      <section ref={region} className={classes.editor} aria-label={t('entries')}>
        <MenuTools
          {...tools}
          menu={menu}
          choice={choice}
          unsaved={unsaved}
          isBusy={isBusy}
          canUndo={draft.past.length > 0}
          canRedo={draft.future.length > 0}
        />
        {isRestored && <p className={classes.quiet}>{t('kept')}</p>}
        <ErrorSummary entries={entries} />
        {items.length === 0 && <p className={classes.quiet}>{t('empty')}</p>}
        <ItemList items={items} />
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => editing.add({ parent: null, index: items.length })}
        >
          {t('add')}
        </Button>
        {isFull && <p className={classes.quiet}>{t('full', { count: String(limits.menuItems) })}</p>}
        <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      </section>
      {conflict && (
        <ConflictDialog
          mine={items}
          theirs={conflict.menu.items}
          onClose={() => setConflict(null)}
          onKeep={() => {
            dispatch({ type: 'rebased', menu: conflict.menu })
            void store(conflict.menu.revision, conflict.menu.items)
          }}
          onTake={() => {
            setConflict(null)
            targets.addTargets(conflict.targets)
            dispatch({ type: 'rebased', menu: conflict.menu })
            set(conflict.menu.items)
          }}
        />
      )}
      <LeaveDialog isUnsaved={() => unsaved} message={() => t('leaving')} />
    </MenuEditingContext>
  )
}
