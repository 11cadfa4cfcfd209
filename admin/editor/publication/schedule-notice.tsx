import { Button, Group } from '@mantine/core'
import { type ErrorEntry, isError } from '@ximblox/contract/errors'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { isScheduled } from '../../publication/page-state.ts'
import { useScheduleTexts } from '../../ui/use-schedule-texts.ts'
import notices from '../notice.module.css'
import { OutdatedSchedule } from './outdated-schedule.tsx'
import { usePageActions } from './page-action-items.tsx'
import type { PageDialogName } from './page-actions.ts'
import classes from './publication-notices.module.css'
import { useCancelSchedule } from './use-cancel-schedule.ts'
import { useIsOlder } from './use-is-older.ts'
import { useScheduleHead } from './use-schedule-head.ts'
import { useSecondPerson } from './use-second-person.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
  onAsk: (name: PageDialogName) => void
}

/** The schedule of the page, and schedules that failed. */
export const ScheduleNotice = ({ page, onPage, onAsk }: Props) => {
  const t = useTranslations('schedule')
  const messageOf = useMessage()
  const tFourEyes = useTranslations('fourEyes')
  const { isNeededToSchedule } = useSecondPerson(page)
  const maySchedule = usePageActions(page).includes('schedule')
  const { scheduled } = page
  const { versionID, failure } = scheduled
  const { failed, upcoming } = useScheduleTexts(scheduled)
  const isOutdated = useIsOlder(versionID) && versionID !== 0 && failure?.action !== 'publish'
  const { isBusy, scheduleLatest } = useScheduleHead(page, onPage)
  const { isCancelling, cancel } = useCancelSchedule(page, onPage)
  const reasonOf = (error: ErrorEntry) =>
    isError(error, 'notPermitted') ? t('notAllowed') : messageOf(error)
  if (!isScheduled(page)) return null
  return (
    <div className={notices.notice}>
      <div className={classes.text}>
        {failure && (
          <div role="alert" className={classes.failure}>
            {failed}
            {[...new Set(failure.Errors.map(error => reasonOf(error)))].map(message => (
              <div key={message}>{message}</div>
            ))}
          </div>
        )}
        {upcoming.map(text => (
          <div key={text}>{text}</div>
        ))}
        {isOutdated && <OutdatedSchedule versionID={versionID} />}
      </div>
      {maySchedule && isOutdated && (
        <Button
          size="xs"
          loading={isBusy}
          disabled={isNeededToSchedule}
          title={isNeededToSchedule ? tFourEyes('authored') : undefined}
          onClick={() => void scheduleLatest()}
        >
          {t('scheduleLatest')}
        </Button>
      )}
      {maySchedule && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => onAsk('schedule')}>
            {t('change')}
          </Button>
          <Button size="xs" variant="default" loading={isCancelling} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </Group>
      )}
    </div>
  )
}
