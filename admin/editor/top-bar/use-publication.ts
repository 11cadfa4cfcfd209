import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import type { Leaving } from '../../publication/leaving-choice.tsx'
import { useBringBack } from '../../publication/use-bring-back.ts'
import { useMayRepublish } from '../../publication/use-may-republish.ts'
import { usePublicationErrors } from '../../publication/use-publication-errors.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { findOpenPoints } from '../open-points/find-open-points.ts'
import { usePointWords } from '../open-points/use-point-words.ts'
import { contentOf } from '../state/document/document.ts'
import { useForeignLinks } from '../translations/use-foreign-links.ts'
import { useSource } from '../translations/use-source.ts'
import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'

type Work = 'save' | 'publish' | 'unpublish'

/** Saving, publishing and unpublishing; each says what became of it. */
export const usePublication = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const tPoints = useTranslations('editor.openPoints')
  const tPublication = useTranslations('publication')
  const bringBack = useBringBack()
  const mayRepublish = useMayRepublish()(page)
  const client = useClient()
  const queries = useQueryClient()
  const { editor, renderData } = useWorkspace()
  const saveNow = useSave()
  const { links } = useForeignLinks()
  const { version } = useSource()
  const wordsOf = usePointWords()
  const errors = usePublicationErrors()
  const [busy, setBusy] = useState<Work | null>(null)
  const params = { id: page.id }
  const { title } = page
  const say = (message: string) => toast({ message, close: tModal('close') })

  const during = async <T>(work: Work, run: () => Promise<T>): Promise<T> => {
    setBusy(work)
    try {
      return await run()
    } finally {
      setBusy(null)
    }
  }
  const changed = (next: Page) => {
    onPage(next)
    void queries.invalidateQueries({ queryKey: ['pages'] })
  }
  const publishNow = async () => {
    const { versionID, revision } = editor.store.getState()
    const answer = await errors.run(() => client.page.publish({ params, body: { versionID, revision } }))
    if (!answer) return say(t('publishFailed'))
    changed(answer.page)
    const points = findOpenPoints(
      editor.registry,
      contentOf(editor.store.getState().document),
      { links, goneFiles: renderData.getState().goneFiles, files: renderData.getState().files },
      version,
    )
    const said = tPage('publishedToast', { title })
    say(
      points.length === 0
        ? said
        : `${said}. ${tPoints('published', { points: points.map(wordsOf).join('; ') })}`,
    )
  }
  const unpublishNow = async (leaving: Leaving) => {
    const answer = await errors.run(() => client.page.unpublish({ params, body: leaving }))
    if (!answer) {
      say(t('unpublishFailed'))
      return false
    }
    changed(answer.page)
    const message = tPage('unpublishedToast', { title })
    if (!mayRepublish) {
      say(message)
      return true
    }
    const undo = async () => {
      const back = await bringBack({ pageID: page.id, title, deleted: false, live: true, mayRepublish })
      if (back) onPage(back)
    }
    undoToast({
      message,
      close: tModal('close'),
      undo: { label: tPublication('undo'), run: () => void undo() },
    })
    return true
  }
  return {
    busy,
    save: () => during('save', async () => (await saveNow()) && say(t('savedToast', { title }))),
    publish: () => during('publish', publishNow),
    saveAndPublish: () => during('publish', async () => (await saveNow()) && publishNow()),
    unpublish: (leaving: Leaving) => during('unpublish', () => unpublishNow(leaving)),
    saveAndUnpublish: (leaving: Leaving) =>
      during('unpublish', async () => (await saveNow()) && unpublishNow(leaving)),
  }
}
