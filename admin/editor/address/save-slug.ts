import type { Client } from '@ximblox/contract/client'
import { isOffline, isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import { type Page, page as pageSchema } from '@ximblox/contract/pages'

interface Options {
  slug: string
  shouldUpdateLinks: boolean
  swap: boolean
  /** Called with the page that the server answered with. */
  onPage: (page: Page) => void
}

/** Changes the slug of a page, unless someone else has moved it in the meantime. */
export const saveSlug = async (
  client: Client,
  page: Page,
  { slug, shouldUpdateLinks, swap, onPage }: Options,
): ReturnType<Client['page']['save']> => {
  const params = { id: page.id }
  const body = { id: page.id, slug, shouldUpdateLinks, swap }
  try {
    return await client.page.save({ params, body: { ...body, revision: page.revision } })
  } catch (error) {
    const current = currentOf(error)
    if (!current) throw error
    onPage(current)
    // A concurrent publication, for example, does not affect the move; a concurrent move does.
    if (current.slug !== page.slug) throw error
    return client.page.save({ params, body: { ...body, revision: current.revision } })
  }
}

/** The current page, which the server sends along when it refuses a stale revision. */
const currentOf = (error: unknown): Page | undefined =>
  isRefusal(error, 'staleRevision') ? pageSchema.safeParse(error.payload.current).data : undefined

/** The number of other pages that a move would take along; undefined if it cannot be made or is unknown. */
export const movedAlong = async (
  client: Client,
  id: PageID,
  to: { slug: string; swap: boolean },
): Promise<number | undefined> => {
  try {
    const { moved, Errors = [] } = await client.page.previewSave({ params: { id }, body: to })
    return Errors.length === 0 ? moved.totalItems : undefined
  } catch (error) {
    if (!isRefusal(error) && !isOffline(error)) throw error
  }
}
