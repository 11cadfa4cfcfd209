import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { canScheduleAgain, scheduleBody, upcomingOf } from './schedule-input.ts'
import { useSecondPerson } from './use-second-person.ts'

/** Cancels the schedule of the page; the toast undoes that as far as the schedule can be made again. */
export const useCancelSchedule = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('schedule')
  const tPublication = useTranslations('publication')
  const client = useClient()
  const { isBusy, run } = usePageCall()
  const { isNeededToSchedule } = useSecondPerson(page)
  const params = { id: page.id }
  const upcoming = upcomingOf(page.scheduled)

  const scheduleAgain = async () => {
    const body = scheduleBody(upcoming)
    const answer = await run(() => client.page.schedule({ params, body }))
    if (!answer) return toast(t('undoFailed', { title: page.title }), 'failed')
    onPage(answer.page)
    toast(t('scheduledToast', { title: page.title }))
  }
  const cancel = async () => {
    const answer = await run(() => client.page.schedule({ params, body: {} }))
    if (!answer) return
    onPage(answer.page)
    const message = t('cancelledToast', { title: page.title })
    const latest = answer.page.pageVersion.id
    if (!canScheduleAgain(upcoming, { latest, needsOther: isNeededToSchedule })) return toast(message)
    undoToast({ message, undo: { label: tPublication('undo'), run: () => void scheduleAgain() } })
  }
  return { isCancelling: isBusy, cancel }
}
