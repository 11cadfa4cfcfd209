import { Button, Menu as MantineMenu } from '@mantine/core'
import type { Redirect } from '@ximblox/contract/redirects'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useFormatter, useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { RowButton } from '../../list/row-button.tsx'
import { SelectableCell } from '../../list/selectable-cell.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PathLink } from '../../ui/path-link.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import classes from './redirect-columns.module.css'
import type { RedirectAction } from './redirect-dialog.tsx'

interface Selection {
  selected: ReadonlySet<number>
  onSelect: (id: number, isSelected: boolean) => void
}

export const useRedirectColumns = (
  onAct: (action: RedirectAction) => void,
  { selected, onSelect }: Selection,
): Column<Redirect>[] => {
  const t = useTranslations('redirects')
  const tList = useTranslations('list')
  const format = useFormatter()
  return [
    {
      id: 'from',
      title: t('from'),
      cell: redirect => (
        <SelectableCell
          label={t('select', { from: redirect.from })}
          isSelected={selected.has(redirect.id)}
          onSelect={isSelected => onSelect(redirect.id, isSelected)}
        >
          <RowButton onClick={() => onAct({ kind: 'edit', redirect })}>{redirect.from}</RowButton>
          <span data-narrow>
            → <Target redirect={redirect} />
          </span>
          {redirect.setAsideBy && (
            <span className={classes.warning}>{t('setAsideBy', { title: redirect.setAsideBy.title })}</span>
          )}
        </SelectableCell>
      ),
    },
    {
      id: 'to',
      title: t('to'),
      cell: redirect => <Target redirect={redirect} />,
      isSecondary: true,
    },
    { id: 'status', title: t('status'), cell: ({ status }) => t(`statuses.${status}`), isSecondary: true },
    { id: 'kind', title: t('origin'), cell: ({ kind }) => t(`kinds.${kind}`), isSecondary: true },
    {
      id: 'since',
      title: tList('created'),
      cell: ({ since }) => <RelativeTime time={since} />,
      isSecondary: true,
    },
    { id: 'hits', title: t('hits'), cell: ({ hits }) => format.number(hits), isSecondary: true },
    {
      id: 'lastHitAt',
      title: t('lastHit'),
      cell: ({ lastHitAt }) =>
        lastHitAt === null ? (
          <span className={classes.never}>{t('never')}</span>
        ) : (
          <RelativeTime time={lastHitAt} />
        ),
      isSecondary: true,
    },
    {
      id: 'actions',
      title: t('actions'),
      cell: redirect => (
        <Menu
          width={200}
          target={
            <Button variant="default" size="xs" aria-label={t('actionsNamed', { from: redirect.from })}>
              <MoreHorizontal size={16} aria-hidden />
            </Button>
          }
        >
          <MantineMenu.Item onClick={() => onAct({ kind: 'edit', redirect })}>{t('edit')}</MantineMenu.Item>
          <MantineMenu.Item onClick={() => onAct({ kind: 'delete', redirect })}>
            {t('delete')}
          </MantineMenu.Item>
        </Menu>
      ),
    },
  ]
}

const Target = ({ redirect: { to, page, status } }: { redirect: Redirect }) => {
  const t = useTranslations('redirects')
  if (status === 410) return <span className={classes.never}>{t('nowhere')}</span>
  if (!page) return <span className={classes.to}>{to}</span>
  return (
    <span className={classes.to}>
      <PathLink path={`/pages/${page.id}`}>{page.title}</PathLink> <span className={classes.path}>{to}</span>
      {!page.published && <span className={classes.warning}>{t('notPublished')}</span>}
    </span>
  )
}
