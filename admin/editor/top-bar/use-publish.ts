import type { PageID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { toast } from '../../ui/toast.ts'
import { findOpenPoints } from '../open-points/find-open-points.ts'
import { usePointText } from '../open-points/use-point-text.ts'
import { contentOf } from '../state/document/document.ts'
import { useForeignLinks } from '../translations/use-foreign-links.ts'
import { useSource } from '../translations/use-source.ts'
import { useWorkspace } from '../workspace.ts'
import { orNotify } from './or-notify.ts'

/** Publishes the version that is stored, and notifies of what is still open on the page. */
export const usePublish = (id: PageID, onPage: (page: Page) => void) => {
  const t = useTranslations('editor.bar')
  const tPage = useTranslations('page')
  const tPoints = useTranslations('editor.openPoints')
  const tEffects = useTranslations('redirectEffects')
  const client = useClient()
  const { editor, renderData } = useWorkspace()
  const { links } = useForeignLinks()
  const { version } = useSource()
  const textOf = usePointText()
  return async () => {
    const { versionID, revision } = editor.store.getState()
    const publishing = client.page.publish({ params: { id }, body: { versionID, revision } })
    const answer = await orNotify(publishing, t('publishFailed'))
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
}
