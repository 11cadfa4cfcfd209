import { Button } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import { usePlanWords } from '../../ui/use-plan-words.ts'
import notices from '../editor-notices.module.css'
import { OutdatedPlan } from './outdated-plan.tsx'
import { usePageActions } from './page-action-items.tsx'
import type { PageDialogName } from './page-dialog.tsx'
import { isPlanned } from './page-state.ts'
import classes from './publication-notices.module.css'
import { useIsOlder } from './use-is-older.ts'
import { usePlanNewest } from './use-plan-newest.ts'
import { useSecondPerson } from './use-second-person.ts'

interface Props {
  page: Page
  onPage: (page: Page) => void
  onAsk: (name: PageDialogName) => void
}

/** What is to happen to the page by itself, and what could not. */
export const PlanNotice = ({ page, onPage, onAsk }: Props) => {
  const t = useTranslations('schedule')
  const messageOf = useMessage()
  const tFourEyes = useTranslations('fourEyes')
  const { isNeededToSchedule } = useSecondPerson(page)
  const mayPlan = usePageActions(page).includes('schedule')
  const { scheduled } = page
  const { versionID, failure } = scheduled
  const { failed, planned } = usePlanWords(scheduled)
  const isOutdated = useIsOlder(versionID) && versionID !== 0 && failure?.action !== 'publish'
  const { busy, planNewest } = usePlanNewest(page, onPage)
  const reasonOf = (error: ErrorEntry) => (error.code === 'UM_01' ? t('notAllowed') : messageOf(error))
  if (!isPlanned(page)) return null
  return (
    <div className={notices.notice}>
      <div className={classes.words}>
        {failure && (
          <div role="alert" className={classes.failure}>
            {failed}
            {[...new Set(failure.Errors.map(error => reasonOf(error)))].map(message => (
              <div key={message}>{message}</div>
            ))}
          </div>
        )}
        {planned.map(words => (
          <div key={words}>{words}</div>
        ))}
        {isOutdated && <OutdatedPlan versionID={versionID} />}
      </div>
      {mayPlan && isOutdated && (
        <Button
          size="xs"
          loading={busy}
          disabled={isNeededToSchedule}
          title={isNeededToSchedule ? tFourEyes('authored') : undefined}
          onClick={() => void planNewest()}
        >
          {t('planNewest')}
        </Button>
      )}
      {mayPlan && (
        <Button size="xs" variant="default" onClick={() => onAsk('schedule')}>
          {t('change')}
        </Button>
      )}
    </div>
  )
}
