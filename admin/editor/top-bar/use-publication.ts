import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { toast } from '../../ui/toast.ts'
import { useSave } from '../use-save.ts'
import { useWorkspace } from '../workspace.ts'

/** What an unpublished page leaves at its address. */
export interface Leaving {
  leave: 'nothing' | 'gone' | 'redirect'
  to?: string
}

/** Saving, publishing and unpublishing; each says what became of it. */
export const usePublication = (page: Page, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const { editor } = useWorkspace()
  const saveNow = useSave()
  const errors = useErrorCollection('publication-requests')
  const [busy, setBusy] = useState(false)
  const params = { id: page.id }
  const { title } = page
  const say = (message: string) => toast({ message, close: tModal('close') })

  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    setBusy(true)
    try {
      return await work()
    } finally {
      setBusy(false)
    }
  }
  const take = (answer: { page: Page } | undefined, done: string, failed: string) => {
    if (!answer) return say(failed)
    onPage(answer.page)
    void queries.invalidateQueries({ queryKey: ['pages'] })
    say(done)
  }
  const publishNow = async () => {
    const { versionID, revision } = editor.store.getState()
    const answer = await errors.run(() => client.page.publish({ params, body: { versionID, revision } }))
    take(answer, tPage('publishedToast', { title }), t('publishFailed'))
  }
  const unpublishNow = async (leaving: Leaving) => {
    const answer = await errors.run(() => client.page.unpublish({ params, body: leaving }))
    take(answer, tPage('unpublishedToast', { title }), t('unpublishFailed'))
    return answer !== undefined
  }
  return {
    busy,
    save: () => whileBusy(async () => (await saveNow()) && say(t('savedToast', { title }))),
    publish: () => whileBusy(publishNow),
    saveAndPublish: () => whileBusy(async () => (await saveNow()) && publishNow()),
    unpublish: (leaving: Leaving) => whileBusy(() => unpublishNow(leaving)),
    saveAndUnpublish: (leaving: Leaving) => whileBusy(async () => (await saveNow()) && unpublishNow(leaving)),
  }
}
