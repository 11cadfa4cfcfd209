import type { Client } from '@ximblox/contract/client'
import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import { type Page, page as pageSchema } from '@ximblox/contract/pages'

interface Options {
  slug: string
  shouldUpdateLinks: boolean
  /** Told of the page as it turns out to be. */
  onPage: (page: Page) => void
}

/** Gives a page another slug, unless others moved it meanwhile. */
export const saveSlug = async (
  client: Client,
  page: Page,
  { slug, shouldUpdateLinks, onPage }: Options,
): ReturnType<Client['page']['save']> => {
  const params = { id: page.id }
  const body = { id: page.id, slug, shouldUpdateLinks }
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
  isRefusal(error, 'staleRevision') ? pageSchema.safeParse(error.payload.current).data : undefined

/** How many other pages a move would take along; nothing when it cannot be made, or that cannot be known. */
export const movedAlong = async (client: Client, id: PageID, slug: string): Promise<number | undefined> => {
  try {
    const { moved, Errors = [] } = await client.page.previewSave({ params: { id }, body: { slug } })
    return Errors.length === 0 ? moved.totalItems : undefined
  } catch (error) {
    if (!isRefusal(error) && !isOffline(error)) throw error
  }
}
