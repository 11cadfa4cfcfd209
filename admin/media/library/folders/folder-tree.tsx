import { Skeleton } from '@mantine/core'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Folder from 'lucide-react/icons/folder'
import FolderOpen from 'lucide-react/icons/folder-open'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import textClasses from '../../../ui/text.module.css'
import { type FolderRow, folderRows, treeKeyAction } from '../../folders/folder-rows.ts'
import { ancestorsOf, parentOf, root } from '../../folders/paths.ts'
import { useDirectories } from '../../folders/use-directories.ts'
import { useCompare } from '../../use-compare.ts'
import { useLibrary } from '../library-context.ts'
import classes from './folder-tree.module.css'
import { useFolderDrop } from './use-folder-drop.ts'

interface Props {
  label: string
  current: string
  onChoose: (path: string) => void
  /** Enables drag and drop of files and folders. */
  droppable?: boolean
}

export const FolderTree = ({ label, current, onChoose, droppable = false }: Props) => {
  const t = useTranslations('media')
  const { data: directories, isError, refetch } = useDirectories()
  const compare = useCompare()
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [active, setActive] = useState(current)
  const tree = useRef<HTMLDivElement>(null)

  if (isError)
    return (
      <div className={textClasses.detail}>
        <LoadFailed message={t('treeFailed')} onRetry={() => void refetch()} />
      </div>
    )
  if (!directories) return <LoadingTree />

  // The current folder stays visible, unless the user has collapsed one above it.
  const above = new Set(ancestorsOf(parentOf(current)))
  const expanded = new Set(
    directories.flatMap(({ path }) => ((opened.get(path) ?? above.has(path)) ? [path] : [])),
  )
  const rows = folderRows(directories, expanded, compare)
  const tabStop = rows.some(({ path }) => path === active) ? active : root
  const toggle = (path: string) => setOpened(new Map(opened).set(path, !expanded.has(path)))

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(tabStop)
      return
    }
    const step = treeKeyAction(rows, tabStop, event.key)
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) {
      toggle(step.toggle)
      return
    }
    setActive(step.to)
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(step.to)}"]`)?.focus()
  }
  const row = (folder: FolderRow) => ({
    folder,
    name: folder.path === root ? t('root') : folder.name,
    isCurrent: folder.path === current,
    tabIndex: folder.path === tabStop ? 0 : -1,
    onFocus: () => setActive(folder.path),
    onKeyDown: press,
    onChoose: () => onChoose(folder.path),
    onToggle: () => toggle(folder.path),
  })
  return (
    <div ref={tree} role="tree" tabIndex={-1} aria-label={label} className={classes.tree}>
      {rows.map(folder =>
        droppable ? (
          <DroppableRow key={folder.path} {...row(folder)} />
        ) : (
          <TreeRow key={folder.path} {...row(folder)} />
        ),
      )}
    </div>
  )
}

interface RowProps {
  folder: FolderRow
  name: string
  isCurrent: boolean
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: () => void
  onToggle: () => void
  drop?: Partial<ReturnType<typeof useFolderDrop>['target']>
  drag?: { draggable: boolean; onDragStart: () => void; onDragEnd: () => void }
}

const TreeRow = ({
  folder,
  name,
  isCurrent,
  tabIndex,
  onFocus,
  onKeyDown,
  onChoose,
  onToggle,
  drop,
  drag,
}: RowProps) => {
  const Icon = isCurrent ? FolderOpen : Folder
  return (
    <div
      role="treeitem"
      data-path={folder.path}
      aria-level={folder.level}
      aria-expanded={folder.hasChildren && folder.path !== root ? folder.expanded : undefined}
      aria-selected={isCurrent}
      tabIndex={tabIndex}
      className={classes.row}
      style={{ paddingInlineStart: `${(folder.level - 1) * 0.875 + 0.25}rem` }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      {...drop}
      {...drag}
    >
      <span
        className={classes.fold}
        data-expanded={folder.expanded || undefined}
        aria-hidden
        onClick={event => {
          if (!folder.hasChildren || folder.path === root) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {folder.hasChildren && folder.path !== root && <ChevronRight size={14} />}
      </span>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={textClasses.oneLine}>{name}</span>
    </div>
  )
}

const DroppableRow = (props: RowProps) => {
  const { drag, mayChange } = useLibrary()
  const { path } = props.folder
  const { target } = useFolderDrop(path)
  const dragging = {
    draggable: mayChange && path !== root,
    onDragStart: () => drag({ folder: path }),
    onDragEnd: () => drag(undefined),
  }
  return <TreeRow {...props} drop={target} drag={dragging} />
}

const LoadingTree = () => (
  <div className={classes.tree} aria-hidden>
    {[70, 55, 60, 45].map(width => (
      <Skeleton key={width} height={14} my={9} width={`${width}%`} />
    ))}
  </div>
)
