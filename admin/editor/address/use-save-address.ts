import { useQueryClient } from '@tanstack/react-query'
import type { Page } from '@ximblox/contract/pages'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { entriesOf } from '../../errors/entries-of.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { useOpenedPage } from '../opened-page.ts'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { noDraft, useAddressDraftStore } from './address-draft.ts'
import { movedAlong, saveSlug } from './save-slug.ts'

/** Moves the page to its edited URL, if there is one, and notifies the user of the new URL or the failure. */
export const useSaveAddress = (): (() => Promise<boolean>) => {
  const t = useTranslations('editor.settings')
  const tPublication = useTranslations('publication')
  const client = useClient()
  const { page, onPage } = useOpenedPage()
  const { editor } = useWorkspace()
  const address = useAddressDraftStore()
  const { run } = useCall({ collection: 'page-settings', whenBusy: 'wait' })
  const arrive = useApplyMove()
  const moveBack = useMoveBack()

  return async () => {
    const { slug, shouldUpdateLinks, swap } = address.getState()
    if (slug === null) return true
    const along = await movedAlong(client, page.id, { slug, swap })
    const saved = await run(() => saveSlug(client, page, { slug, shouldUpdateLinks, swap, onPage }))
    if (!saved) {
      editor.run(enter({ name: 'EditingPageSettings' }))
      toast(t('addressRefused', { title: page.title }), 'failed')
      return false
    }
    // What was typed since then is still to be saved.
    address.setState(now => (now.slug === slug ? noDraft : now))
    const path = arrive(saved.page)
    const { pages, menus } = saved.linksLeft
    const message = [
      t('moved', { path, count: saved.updatedLinks.length }),
      ...(pages > 0 ? [t('pagesLeft', { count: pages })] : []),
      ...(menus > 0 ? [t('menusLeft', { count: menus })] : []),
    ].join('. ')
    // Pages that were already below the new URL would be taken along to the old one, where they never were.
    const back = await movedAlong(client, page.id, { slug: page.slug, swap })
    if (back === undefined || back !== along) toast(message)
    else
      undoToast({
        message,
        undo: {
          label: tPublication('undo'),
          run: () => void moveBack(saved.page, { slug: page.slug, swap }),
        },
      })
    return true
  }
}

/** Updates the editor after a move and returns the path of the page. */
const useApplyMove = () => {
  const queries = useQueryClient()
  const settings = useSettings()
  const { onPage } = useOpenedPage()
  const { renderData } = useWorkspace()
  return (moved: Page): string => {
    const path = settings ? pathOf(moved, settings) : moved.slug
    renderData.setState(parts => ({ page: { ...parts.page, slug: moved.slug, path } }))
    onPage(moved)
    void queries.invalidateQueries({ queryKey: ['pages'] })
    return path
  }
}

/** Restores the old slug of a moved page; links to it are updated by the server. */
const useMoveBack = () => {
  const t = useTranslations('publication')
  const client = useClient()
  const messageOf = useMessage()
  const { onPage } = useOpenedPage()
  const arrive = useApplyMove()
  return async (moved: Page, to: { slug: string; swap: boolean }) => {
    try {
      const { page } = await saveSlug(client, moved, { ...to, shouldUpdateLinks: false, onPage })
      toast(t('movedBack', { title: page.title, path: arrive(page) }))
    } catch (error) {
      const messages = [t('moveBackFailed', { title: moved.title }), ...entriesOf(error).map(messageOf)]
      toast(messages.join(' '))
    }
  }
}
