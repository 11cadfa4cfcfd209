import type { Concerned } from '@ximblox/contract/letters'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WhenBusy } from '../../api/call.ts'
import { useClient } from '../../api/client.tsx'
import { isLive } from '../../publication/page-state.ts'
import type { UnpublishResponse } from '../../publication/unpublish-response-field.tsx'
import { useMayRepublish } from '../../publication/use-may-republish.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { useRestorePage } from '../../publication/use-restore-page.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { findOpenPoints } from '../open-points/find-open-points.ts'
import { usePointText } from '../open-points/use-point-text.ts'
import { contentOf } from '../state/document/document.ts'
import { isDirty } from '../state/state.ts'
import { useForeignLinks } from '../translations/use-foreign-links.ts'
import { useSource } from '../translations/use-source.ts'
import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'

type Work = 'save' | 'publish' | 'unpublish'

/** Save, publish and unpublish, each with a notification of the outcome. */
export const usePublication = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tPoints = useTranslations('editor.openPoints')
  const tPublication = useTranslations('publication')
  const tEffects = useTranslations('redirectEffects')
  const bringBack = useRestorePage()
  const mayRepublish = useMayRepublish()(page)
  const client = useClient()
  const { editor, renderData, readOnly } = useWorkspace()
  const saveNow = useSave()
  const { links } = useForeignLinks()
  const { version } = useSource()
  const textOf = usePointText()
  const { run, isBusy } = usePageCall()
  const [work, setWork] = useState<Work>('save')
  const params = { id: page.id }
  const { title } = page

  const during = <T>(next: Work, steps: () => Promise<T>, whenBusy?: WhenBusy): Promise<T | undefined> =>
    run(() => {
      setWork(next)
      return steps()
    }, whenBusy)
  const orNotify = <T>(message: string, call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      toast(message, 'failed')
      throw error
    })
  const publishNow = async () => {
    const { versionID, revision } = editor.store.getState()
    const publishing = client.page.publish({ params, body: { versionID, revision } })
    const answer = await orNotify(t('publishFailed'), publishing)
    onPage(answer.page)
    const points = findOpenPoints(
      editor.registry,
      contentOf(editor.store.getState().document),
      { links, goneFiles: renderData.getState().goneFiles, files: renderData.getState().files },
      version,
    )
    const message = tPage('publishedToast', { title: answer.page.title })
    const more = [
      ...answer.setAside.map(({ from }) => tEffects('setAside', { from })),
      ...(points.length === 0 ? [] : [tPoints('published', { points: points.map(textOf).join('; ') })]),
    ]
    toast(more.length === 0 ? message : `${message}. ${more.join(' ')}`)
    return true
  }
  /** Publishes, or resolves to those whom that concerns, so that the user is asked first. */
  const publishUnlessConcerned = async (): Promise<readonly Concerned[]> => {
    if (!isLive(page)) {
      await publishNow()
      return []
    }
    const previewing = client.page.previewChanges({ body: { action: 'publish', pageIDs: [page.id] } })
    const [change] = (await orNotify(t('publishFailed'), previewing)).changes
    const concerned = change?.concerned ?? []
    if (concerned.length === 0) await publishNow()
    return concerned
  }
  const unpublishNow = async (response: UnpublishResponse) => {
    const unpublishing = client.page.unpublish({ params, body: response })
    const answer = await orNotify(t('unpublishFailed'), unpublishing)
    onPage(answer.page)
    const message = tPage('unpublishedToast', { title })
    if (!mayRepublish) {
      toast(message)
      return true
    }
    const undo = async () => {
      const back = await bringBack({ pageID: page.id, title, deleted: false, live: true, mayRepublish })
      if (back) onPage(back)
    }
    undoToast({
      message,
      undo: { label: tPublication('undo'), run: () => void undo() },
    })
    return true
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
