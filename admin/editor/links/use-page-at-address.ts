import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../api/client.tsx'
import { useSettings } from '../../settings/use-settings.ts'
import { useWorkspace } from '../workspace.ts'
import { fetchAnchors, useOwnAnchors } from './anchored-blocks.ts'
import { type PageAtAddress, pageAtAddress } from './page-at-address.ts'
import { originsOf } from './written-link.ts'

/** Finds the page that a URL of this site belongs to. */
export const usePageAtAddress = (): ((href: string) => Promise<PageAtAddress | null>) => {
  const client = useClient()
  const queries = useQueryClient()
  const settings = useSettings()
  const own = useOwnAnchors()
  const { pageID, renderData } = useWorkspace()
  return async href => {
    if (!settings) return null
    const origins = originsOf(renderData.getState().site.url)
    const anchorsOf = async (id: number) => (id === pageID ? own : fetchAnchors(queries, client, id))
    return pageAtAddress({ client, settings, origins, anchorsOf }, href)
  }
}
