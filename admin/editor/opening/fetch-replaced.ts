import type { Client } from '@ximblox/contract/client'
import type { ReplacedPart } from '@ximblox/contract/history'
import type { PageID } from '@ximblox/contract/ids'

const longest = 2000

/**
 * The user's own work that others replaced; empty if that takes too long, because opening the page must not wait for
 * it.
 */
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
    // The page can be edited without it.
    return []
  }
}
