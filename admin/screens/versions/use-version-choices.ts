import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import { limits } from '@ximblox/contract/limits'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useVersionTime } from './use-version-time.ts'
import { latestFirst, marksOf, unlisted, type Version } from './version-choices.ts'

/** Labels of the page's versions, latest first. The versions on the screen are always included. */
export const useVersionChoices = (page: Page, shown: readonly VersionID[]) => {
  const t = useTranslations('versions')
  const client = useClient()
  const timeOf = useVersionTime()
  const { data, isError, refetch } = useQuery({
    queryKey: ['pages', 'versions', page.id, 'choices', ...shown],
    queryFn: ({ signal }) => fetchVersions(client, page.id, shown, signal),
    placeholderData: keepPreviousData,
  })
  const names = { newest: t('newest'), before: t('before'), after: t('after') }
  const label = ({ versionID, at }: Version) =>
    [timeOf(at), ...marksOf(versionID, page).map(mark => names[mark])].join(' · ')
  const labels = new Map(data?.map(version => [version.versionID, label(version)]))
  return { labels: data && labels, isError, retry: () => void refetch() }
}

const fetchVersions = async (
  client: Client,
  pageID: PageID,
  shown: readonly VersionID[],
  signal: AbortSignal,
): Promise<Version[]> => {
  const query = { pageSize: limits.pageSizeMax }
  const { items } = (await client.page.listVersions({ params: { id: pageID }, query }, { signal })).data
  const older = unlisted(shown, items).map(async versionId => {
    const { pageVersion } = await client.page.getVersion({ params: { versionId } }, { signal })
    return { versionID: versionId, at: pageVersion.updatedAt }
  })
  return latestFirst([...items, ...(await Promise.all(older))])
}
