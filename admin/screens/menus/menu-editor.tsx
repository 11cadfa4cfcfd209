import { Button, VisuallyHidden } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { limits } from '@ximblox/contract/limits'
import type { Menu, MenuItem, MenuTargets } from '@ximblox/contract/menus'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useMessage } from '../../errors/use-message.ts'
import { LeaveQuestion } from '../../ui/leave-question.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { isUnsaved } from './draft.ts'
import { countEntries } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { type MenuEditing, MenuEditingContext } from './menu-editing.ts'
import classes from './menu-editor.module.css'
import { MenuTools } from './menu-tools.tsx'
import { useArranging } from './use-arranging.ts'
import { useMenuDraft } from './use-menu-draft.ts'
import { useSaveMenu } from './use-save-menu.ts'
import { useTargets } from './use-targets.ts'

interface Props {
  menu: Menu
  targets: MenuTargets
  userID: number
}

/** Edits the items of a menu. Visitors see the changes once they are saved. */
export const MenuEditor = ({ menu, targets: known, userID }: Props) => {
  const t = useTranslations('menus')
  const messageOf = useMessage()
  const { draft, dispatch, isRecalled } = useMenuDraft(menu, userID)
  const { items, revision, stored } = draft
  const set = (items: MenuItem[], about = '') => dispatch({ type: 'changed', items, about })
  const targets = useTargets(known)
  const { arranging, showFault, region, said, say } = useArranging(items, set)
  const { isBusy, save, faults, forget, entries, conflict, setConflict } = useSaveMenu({
    id: menu.id,
    onStored: (items, revision) => dispatch({ type: 'stored', items, revision }),
    onUndone: set,
  })
  const unsaved = isUnsaved(draft)
  const isFull = countEntries(items) >= limits.menuItems
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  const store = async (revision: number, before: MenuItem[]) => {
    const refused = await save(items, revision, before)
    if (refused !== undefined) showFault(refused)
  }
  const tools = {
    undo: () => {
      dispatch({ type: 'undone' })
      say(t('undone'))
    },
    redo: () => {
      dispatch({ type: 'redone' })
      say(t('redone'))
    },
    save: () => void (isBusy || !unsaved || store(revision, stored)),
  }
  useShortcuts(tools)

  const editing: MenuEditing = {
    ...targets,
    ...arranging,
    items,
    locale: menu.locale,
    change: (key, how, about) => {
      arranging.change(key, how, about)
      forget(key)
    },
    faultsOf: (key, field) =>
      faults
        .filter(({ entry }) => entry?.key === key && (field === undefined || entry.field === field))
        .map(messageOf),
  }
  return (
    <MenuEditingContext value={editing}>
      <section ref={region} className={classes.editor} aria-label={t('entries')}>
        <MenuTools
          {...tools}
          menu={menu}
          unsaved={unsaved}
          isBusy={isBusy}
          canUndo={draft.past.length > 0}
          canRedo={draft.future.length > 0}
        />
        {isRecalled && <p className={classes.quiet}>{t('kept')}</p>}
        <ErrorSummary entries={entries} />
        {items.length === 0 && <p className={classes.quiet}>{t('empty')}</p>}
        <EntryList items={items} />
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={isFull}
          onClick={() => editing.add({ parent: null, index: items.length })}
        >
          {t('add')}
        </Button>
        {isFull && <p className={classes.quiet}>{t('full', { count: String(limits.menuItems) })}</p>}
        <VisuallyHidden component="output">{said}</VisuallyHidden>
      </section>
      {conflict && (
        <ConflictDialog
          mine={items}
          theirs={conflict.menu.items}
          onClose={() => setConflict(null)}
          onKeep={() => {
            dispatch({ type: 'overtaken', menu: conflict.menu })
            void store(conflict.menu.revision, conflict.menu.items)
          }}
          onTake={() => {
            setConflict(null)
            targets.learn(conflict.targets)
            dispatch({ type: 'overtaken', menu: conflict.menu })
            set(conflict.menu.items)
          }}
        />
      )}
      <LeaveQuestion blocker={blocker} message={t('leaving')} />
    </MenuEditingContext>
  )
}
