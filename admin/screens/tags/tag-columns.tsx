import { Button } from '@mantine/core'
import type { TagRow } from '@ximblox/contract/tags'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { Menu } from '../../ui/menu.tsx'
import { MenuItem } from '../../ui/menu-item.tsx'
import plainClasses from '../../ui/plain.module.css'
import textClasses from '../../ui/text.module.css'
import classes from './tag-columns.module.css'
import type { TagAction } from './tag-dialog.tsx'
import { isUsed, usesOf } from './tag-rows.ts'

export const useTagColumns = (onAct: (action: TagAction) => void): Column<TagRow>[] => {
  const t = useTranslations('tags')
  return [
    {
      id: 'name',
      title: t('name'),
      cell: tag => (
        <>
          <span className={textClasses.name}>{tag.name}</span>
          {tag.merged.length > 0 && (
            <span className={classes.merged}>{t('merged', { names: tag.merged.join(', ') })}</span>
          )}
          <span data-narrow>
            <Kind tag={tag} /> · <Uses tag={tag} onAct={onAct} />
          </span>
        </>
      ),
    },
    { id: 'kind', title: t('kind'), cell: tag => <Kind tag={tag} />, isSecondary: true },
    { id: 'uses', title: t('uses'), cell: tag => <Uses tag={tag} onAct={onAct} />, isSecondary: true },
    { id: 'actions', title: t('actions'), cell: tag => <Actions tag={tag} onAct={onAct} /> },
  ]
}

interface CellProps {
  tag: TagRow
  onAct: (action: TagAction) => void
}

const Kind = ({ tag }: Pick<CellProps, 'tag'>) => {
  const t = useTranslations('tags')
  if (!tag.private) return t('kinds.public')
  return (
    <span className={classes.private}>
      <Lock size={14} aria-hidden /> {t('kinds.private')}
    </span>
  )
}

const Uses = ({ tag, onAct }: CellProps) => {
  const t = useTranslations('tags')
  const counts = usesOf(tag)
    .map(({ of, count }) => t(of === 'pages' ? 'pageCount' : 'fileCount', { count }))
    .join(', ')
  if (!isUsed(tag)) return <span className={classes.unused}>{counts}</span>
  return (
    <button
      type="button"
      className={`${plainClasses.button} ${classes.uses}`}
      onClick={() => onAct({ kind: 'uses', tag })}
    >
      {counts}
    </button>
  )
}

const Actions = ({ tag, onAct }: CellProps) => {
  const t = useTranslations('tags')
  const { name } = tag
  return (
    <Menu
      width={260}
      target={
        <Button variant="default" size="xs" aria-label={t('actionsNamed', { name })}>
          <MoreHorizontal size={16} aria-hidden />
        </Button>
      }
    >
      <MenuItem label={t('rename')} hint={t('renameHint')} onChoose={() => onAct({ kind: 'rename', tag })} />
      <MenuItem label={t('merge')} hint={t('mergeHint')} onChoose={() => onAct({ kind: 'merge', tag })} />
      <MenuItem label={t('delete')} hint={t('deleteHint')} onChoose={() => onAct({ kind: 'delete', tag })} />
    </Menu>
  )
}
