import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import { isRefusal } from '@ximblox/contract/client/failure'
import { type Page, page as pageSchema } from '@ximblox/contract/pages'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { useSettings } from '../../settings/use-settings.ts'
import { toast } from '../../ui/toast.ts'
import { useOpenedPage } from '../opened-page.ts'
import { enter } from '../state/commands/view.ts'
import { useWorkspace } from '../workspace.ts'
import { type AddressDraft, noDraft } from './address-draft.ts'

/** Moves the page to the address that was written, when there is one; says where it is then, or why it stayed. */
export const useSaveAddress = (): (() => Promise<boolean>) => {
  const t = useTranslations('editor.settings')
  const tModal = useTranslations('modal')
  const client = useClient()
  const queries = useQueryClient()
  const settings = useSettings()
  const { page, onPage } = useOpenedPage()
  const { editor, address, drawing } = useWorkspace()
  const errors = useErrorCollection('page-settings')
  const say = (message: string) => toast({ message, close: tModal('close') })

  return async () => {
    const draft = address.getState()
    if (draft.slug === null) return true
    const saved = await errors.run(() => saveSlug(client, page, draft, onPage))
    if (!saved) {
      editor.run(enter({ name: 'EditingPageSettings' }))
      say(t('addressRefused', { title: page.title }))
      return false
    }
    const path = settings ? pathOf(saved.page, settings) : saved.page.slug
    address.setState(noDraft)
    drawing.setState(parts => ({ page: { ...parts.page, slug: saved.page.slug, path } }))
    onPage(saved.page)
    void queries.invalidateQueries({ queryKey: ['pages'] })
    say(t('moved', { path, count: saved.updatedLinks.length }))
    return true
  }
}

const saveSlug = async (
  client: Client,
  page: Page,
  { slug, shouldUpdateLinks }: AddressDraft,
  onPage: (page: Page) => void,
) => {
  const params = { id: page.id }
  const body = { id: page.id, slug: slug ?? page.slug, shouldUpdateLinks }
  try {
    return await client.page.save({ params, body: { ...body, revision: page.revision } })
  } catch (error) {
    const current = currentOf(error)
    if (!current) throw error
    onPage(current)
    // That others published it meanwhile, say, is no reason to ask; that they moved it is one.
    if (current.slug !== page.slug) throw error
    return client.page.save({ params, body: { ...body, revision: current.revision } })
  }
}

/** The page as it is, which comes with the refusal of a change to an older one. */
const currentOf = (error: unknown): Page | undefined =>
  isRefusal(error) && error.code === 'PM_02' ? pageSchema.safeParse(error.payload.current).data : undefined
