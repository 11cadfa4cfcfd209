import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { toast } from '../../ui/toast.ts'
import { useAddressDraftStore } from '../address/address-draft.ts'
import { useWorkspace } from '../workspace.ts'
import { scheduleBody } from './schedule-input.ts'
import { useStored } from './use-stored.ts'

/** Schedules the current version instead of the scheduled one, at the same times. */
export const useScheduleHead = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('schedule')
  const client = useClient()
  const { editor } = useWorkspace()
  const address = useAddressDraftStore()
  const stored = useStored()
  const { isBusy, run } = usePageCall()
  const scheduleLatest = async () => {
    // Saving may move the page, which raises its revision.
    const revision = address.getState().slug === null ? page.revision : undefined
    if (!(await stored())) return
    const { versionID } = editor.store.getState()
    const answer = await run(() =>
      client.page.schedule({
        params: { id: page.id },
        body: {
          ...scheduleBody({ ...page.scheduled, versionID }),
          ...(revision !== undefined && { revision }),
        },
      }),
    )
    if (!answer) return
    onPage(answer.page)
    toast(t('latestToast', { title: answer.page.title }))
  }
  return { isBusy, scheduleLatest }
}
