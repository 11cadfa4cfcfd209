import { Skeleton } from '@mantine/core'
import type { BulkAction, PreviewedChange } from '@ximblox/contract/bulk'
import type { OverviewRow } from '@ximblox/contract/overview'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../../../errors/use-message.ts'
import { PageUseItem } from '../../../../pages/page-use-item.tsx'
import { useLocaleName } from '../../../../pages/use-locale-name.ts'
import { useRedirectEffects } from '../../../../pages/use-redirect-effects.ts'
import { useConcernedText } from '../../../../publication/concerned/concerned-list.tsx'
import plainClasses from '../../../../ui/plain.module.css'
import textClasses from '../../../../ui/text.module.css'
import { counted } from './counted.ts'
import classes from './preview-list.module.css'

export type Change = PreviewedChange

interface Props {
  action: BulkAction
  rows: readonly OverviewRow[]
  /** Undefined while they are loaded. */
  changes: readonly Change[] | undefined
}

/** What an action will do, and what it will not and why. */
export const PreviewList = ({ action, rows, changes }: Props) => {
  const t = useTranslations('bulk')
  if (!changes) return <Skeleton height={96} />
  const group = (outcome: Change['outcome']) => changes.filter(change => change.outcome === outcome)
  const [will, refused, same] = [group('do'), group('refused'), group('noop')]
  const countOf = (some: readonly Change[]) =>
    counted(
      rows,
      some.map(({ pageID }) => pageID),
    )
  return (
    <div className={classes.preview} aria-live="polite">
      <Group title={t('will', { ...countOf(will) })} changes={will} isOpen={refused.length === 0}>
        {change => <Consequences action={action} change={change} changing={will} />}
      </Group>
      <Group title={t('willNot', { ...countOf(refused) })} changes={refused} isOpen isWrong>
        {change => <Reasons change={change} />}
      </Group>
      <Group title={t(`same.${action}`, { ...countOf(same) })} changes={same} isOpen={false} />
    </div>
  )
}

interface GroupProps {
  title: string
  changes: readonly Change[]
  isOpen: boolean
  isWrong?: boolean
  children?: (change: Change) => ReactNode
}

const Group = ({ title, changes, isOpen, isWrong, children }: GroupProps) => {
  const localeName = useLocaleName()
  if (changes.length === 0) return null
  return (
    <details open={isOpen} className={classes.group} data-wrong={isWrong || undefined}>
      <summary>{title}</summary>
      <ul className={plainClasses.list}>
        {changes.map(change => (
          <li key={change.pageID}>
            <span className={classes.title}>{change.title}</span>{' '}
            <span className={textClasses.detail}>
              {change.locale === '' ? '' : localeName(change.locale)}
            </span>
            {children?.(change)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Reasons = ({ change }: { change: Change }) => {
  const messageOf = useMessage()
  const messages = [...new Set(change.Errors.map(messageOf))]
  return messages.map(message => (
    <span key={message} className={classes.reason}>
      {message}
    </span>
  ))
}

interface ConsequencesProps {
  action: BulkAction
  change: Change
  /** All pages that will change. */
  changing: readonly Change[]
}

const Consequences = ({ action, change, changing }: ConsequencesProps) => {
  const t = useTranslations('bulk')
  const redirectEffects = useRedirectEffects()
  const textOf = useConcernedText()
  const tOffSite = useTranslations('offSite')
  const { usedBy, to, movesAlong, staysBelow } = change
  return (
    <>
      {action === 'move' && to !== undefined && (
        <span className={classes.line}>{t('newPath', { from: `/${change.slug}`, to: `/${to}` })}</span>
      )}
      {movesAlong > 0 && <span className={classes.line}>{t('movesAlong', { count: movesAlong })}</span>}
      {staysBelow > 0 && (
        <span className={classes.line}>{tOffSite('staysBelow', { count: staysBelow })}</span>
      )}
      {redirectEffects(change).map(effect => (
        <span key={effect} className={classes.line}>
          {effect}
        </span>
      ))}
      <Links action={action} usedBy={usedBy} changing={changing} />
      {change.concerned.map(one => (
        <span key={`${one.form} ${one.subject}`} className={classes.reason}>
          {textOf(one)}
        </span>
      ))}
      {usedBy.menus.length > 0 && (
        <span className={action === 'move' ? classes.line : classes.reason}>
          {t('inMenus', { menus: [...new Set(usedBy.menus.map(({ name }) => name))].join(', ') })}
        </span>
      )}
      {action === 'request' && <Reasons change={change} />}
    </>
  )
}

type LinksProps = Pick<ConsequencesProps, 'action' | 'changing'> & Pick<Change, 'usedBy'>

/** The pages that link to a page. A link from a page that disappears as well is no loss. */
const Links = ({ action, usedBy, changing }: LinksProps) => {
  const t = useTranslations('bulk')
  const tUses = useTranslations('uses')
  const isMove = action === 'move'
  const pages = isMove
    ? usedBy.pages
    : usedBy.pages.filter(({ pageID }) => !changing.some(change => change.pageID === pageID))
  const more = usedBy.totalPages - usedBy.pages.length
  const count = pages.length + more
  if (count === 0) return null
  return (
    <details className={isMove ? classes.line : classes.reason}>
      <summary>{t(isMove ? 'linksFollow' : 'linkedFrom', { count })}</summary>
      <ul className={plainClasses.list}>
        {pages.map(page => (
          <PageUseItem key={page.pageID} page={page} />
        ))}
        {more > 0 && <li>{tUses('morePages', { count: more })}</li>}
      </ul>
    </details>
  )
}
