import { Skeleton } from '@mantine/core'
import type { BulkAction, PreviewedChange } from '@ximblox/contract/bulk'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../../../errors/use-message.ts'
import { useLocaleName } from '../../../../pages/use-locale-name.ts'
import classes from './preview-list.module.css'

export type Change = PreviewedChange

interface Props {
  action: BulkAction
  /** Undefined while they are loaded. */
  changes: readonly Change[] | undefined
}

/** What an action will do, and what it will not and why. */
export const PreviewList = ({ action, changes }: Props) => {
  const t = useTranslations('bulk')
  if (!changes) return <Skeleton height={96} />
  const group = (outcome: Change['outcome']) => changes.filter(change => change.outcome === outcome)
  const [will, refused, same] = [group('do'), group('refused'), group('noop')]
  return (
    <div className={classes.preview} aria-live="polite">
      <Group title={t('will', { count: will.length })} changes={will} isOpen={refused.length === 0}>
        {change => <Consequences action={action} change={change} />}
      </Group>
      <Group title={t('willNot', { count: refused.length })} changes={refused} isOpen isWrong>
        {change => <Reasons change={change} />}
      </Group>
      <Group title={t(`same.${action}`, { count: same.length })} changes={same} isOpen={false} />
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
      <ul>
        {changes.map(change => (
          <li key={change.pageID}>
            <span className={classes.title}>{change.title}</span>{' '}
            <span className={classes.quiet}>{change.locale === '' ? '' : localeName(change.locale)}</span>
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

const Consequences = ({ action, change }: { action: BulkAction; change: Change }) => {
  const t = useTranslations('bulk')
  const { usedBy, to, movesAlong } = change
  return (
    <>
      {action === 'move' && to !== undefined && (
        <span className={classes.line}>{t('newPath', { from: `/${change.slug}`, to: `/${to}` })}</span>
      )}
      {movesAlong > 0 && <span className={classes.line}>{t('movesAlong', { count: movesAlong })}</span>}
      {usedBy.pages > 0 && <span className={classes.reason}>{t('linkedFrom', { count: usedBy.pages })}</span>}
      {usedBy.menus.length > 0 && (
        <span className={classes.reason}>{t('inMenus', { menus: usedBy.menus.join(', ') })}</span>
      )}
      {action === 'request' && <Reasons change={change} />}
    </>
  )
}
