import type { Concerned } from '@ximblox/contract/letters'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WhenBusy } from '../../api/call.ts'
import { useClient } from '../../api/client.tsx'
import { isLive } from '../../publication/page-state.ts'
import type { UnpublishResponse } from '../../publication/unpublish-response-field.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { toast } from '../../ui/toast.ts'
import { isDirty } from '../state/state.ts'
import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'
import { orNotify } from './or-notify.ts'
import { usePublish } from './use-publish.ts'
import { useUnpublish } from './use-unpublish.ts'

type Work = 'save' | 'publish' | 'unpublish'

/** Save, publish and unpublish, each with a notification of the outcome. */
export const usePublication = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const client = useClient()
  const { editor, readOnly } = useWorkspace()
  const saveNow = useSave()
  const { run, isBusy } = usePageCall()
  const [work, setWork] = useState<Work>('save')
  const publishNow = usePublish(page.id, onPage)
  const unpublishNow = useUnpublish(page, onPage)

  const during = <T>(next: Work, steps: () => Promise<T>, whenBusy?: WhenBusy): Promise<T | undefined> =>
    run(() => {
      setWork(next)
      return steps()
    }, whenBusy)
  /** Publishes, or resolves to those whom that concerns, so that the user is asked first. */
  const publishUnlessConcerned = async (): Promise<readonly Concerned[]> => {
    if (!isLive(page)) {
      await publishNow()
      return []
    }
    const previewing = client.page.previewChanges({ body: { action: 'publish', pageIDs: [page.id] } })
    const [change] = (await orNotify(previewing, t('publishFailed'))).changes
    const concerned = change?.concerned ?? []
    if (concerned.length === 0) await publishNow()
    return concerned
  }
  return {
    busy: isBusy ? work : null,
    /** Waits its turn: the shortcut also works while another action runs, and what was typed since must be saved. */
    save: () =>
      during(
        'save',
        async () => {
          if (!(await saveNow())) return
          // The title that was saved; that of the page was loaded before.
          toast(t('savedToast', { title: editor.store.getState().document.meta.title }))
        },
        'wait',
      ),
    /** Resolves to those whom it concerns if nothing was published for that reason. */
    publish: () =>
      during('publish', async () => (readOnly || (await saveNow()) ? publishUnlessConcerned() : [])),
    publishAnyway: () => during('publish', publishNow),
    unpublish: (response: UnpublishResponse) =>
      during('unpublish', async () => {
        // What cannot be saved yet is kept here, and must not keep the page on the site.
        if (!readOnly && isDirty(editor.store.getState())) await saveNow()
        return unpublishNow(response)
      }),
  }
}
