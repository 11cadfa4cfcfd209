import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { type PageDialogName, pageActionsOf } from './page-actions.ts'

/** The further actions that this user may perform on the page. */
export const usePageActions = (page: Page): PageDialogName[] => {
  const { permissions } = useSession()
  const { availableLocales = [] } = useSettings() ?? {}
  return pageActionsOf(page, permissions, availableLocales)
}

interface Props {
  page: Page
  actions: readonly PageDialogName[]
  onAsk: (name: PageDialogName) => void
  /** Absent if the user may not unpublish the page, or if it is not live. */
  onUnpublish?: (() => void) | undefined
}

export const PageActionItems = ({ page, actions, onAsk, onUnpublish }: Props) => {
  const t = useTranslations('publication')
  const tSchedule = useTranslations('schedule')
  const tSharing = useTranslations('sharing')
  const tDuplication = useTranslations('duplication')
  const tDeletion = useTranslations('deletion')
  const tHistory = useTranslations('history')
  const tPage = useTranslations('page')
  return (
    <>
      {actions.includes('request') && (
        <Menu.Item onClick={() => onAsk('request')}>{t(page.request ? 'requestAgain' : 'request')}</Menu.Item>
      )}
      {actions.includes('schedule') && (
        <Menu.Item onClick={() => onAsk('schedule')}>{tSchedule('open')}</Menu.Item>
      )}
      {actions.includes('share') && <Menu.Item onClick={() => onAsk('share')}>{tSharing('open')}</Menu.Item>}
      {actions.includes('duplicate') && (
        <Menu.Item onClick={() => onAsk('duplicate')}>{tDuplication('open')}</Menu.Item>
      )}
      <Menu.Item component={Link} to={`/pages/${page.id}/history`}>
        {tHistory('open')}
      </Menu.Item>
      {(onUnpublish || actions.includes('delete')) && <Menu.Divider />}
      {onUnpublish && <Menu.Item onClick={onUnpublish}>{tPage('unpublish')}</Menu.Item>}
      {actions.includes('delete') && (
        <Menu.Item onClick={() => onAsk('delete')}>{tDeletion('open')}</Menu.Item>
      )}
    </>
  )
}
