import { Button } from '@mantine/core'
import type { Page } from '@ximblox/contract/pages'
import { useFormatter, useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import notices from '../editor-notices.module.css'
import { usePageActions } from './page-action-items.tsx'
import type { PageDialogName } from './page-dialog.tsx'
import { isPlanned } from './page-state.ts'
import classes from './publication-notices.module.css'

interface Props {
  page: Page
  onAsk: (name: PageDialogName) => void
}

/** What is to happen to the page by itself, and what could not. */
export const PlanNotice = ({ page, onAsk }: Props) => {
  const t = useTranslations('schedule')
  const format = useFormatter()
  const messageOf = useMessage()
  const mayPlan = usePageActions(page).includes('schedule')
  if (!isPlanned(page)) return null
  const { publishAt, unpublishAt, failure, zone } = page.scheduled
  const at = (time: string) =>
    `${format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })} (${zone})`
  return (
    <div className={notices.notice}>
      <div className={classes.words}>
        {failure && (
          <div role="alert" className={classes.failure}>
            {t(failure.action === 'publish' ? 'publishFailed' : 'unpublishFailed', { time: at(failure.at) })}
            {[...new Set(failure.Errors.map(messageOf))].map(message => (
              <div key={message}>{message}</div>
            ))}
          </div>
        )}
        {publishAt !== null && <div>{t('publishes', { time: at(publishAt) })}</div>}
        {unpublishAt !== null && <div>{t('unpublishes', { time: at(unpublishAt) })}</div>}
      </div>
      {mayPlan && (
        <Button size="xs" variant="default" onClick={() => onAsk('schedule')}>
          {t('change')}
        </Button>
      )}
    </div>
  )
}
