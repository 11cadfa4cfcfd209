import type { Client } from '@ximblox/contract/client'
import type { ReplacedPart } from '@ximblox/contract/history'
import type { PageID } from '@ximblox/contract/ids'

const longest = 2000

/** What others replaced of the user's own work; nothing where that takes too long, as opening a page must not wait. */
export const fetchReplaced = async (
  client: Client,
  id: PageID,
  signal: AbortSignal,
  limit = AbortSignal.timeout(longest),
): Promise<readonly ReplacedPart[]> => {
  try {
    const { items } = await client.page.listReplaced(
      { params: { id } },
      { signal: AbortSignal.any([signal, limit]) },
    )
    return items
  } catch {
    // Without it the page can be edited as well.
    return []
  }
}
