import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { Page } from '@ximblox/contract/pages'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useErrorCollection } from '../../errors/error-collections.tsx'
import { MissingVersionScreen } from '../../pages/missing-version-screen.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'

interface Props {
  title: string
  children: (page: Page) => ReactNode
}

/** Loads the page that the URL names. */
export const PageOfVersions = ({ title, children }: Props) => {
  const { id = '' } = useParams({ strict: false })
  const tPage = useTranslations('page')
  const client = useClient()
  const { clear } = useErrorCollection('publication-requests')
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'one', id],
    queryFn: async ({ signal }) => (await client.page.get({ params: { id } }, { signal })).page,
  })
  if (data) return children(data)
  if (isRefusal(error) && error.status === 404) return <MissingVersionScreen subject={`page ${id}`} />
  return (
    <>
      <PageHead title={title} crumbs={[{ title: tPage('pages'), path: '/' }]} />
      {error ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton height={320} />}
    </>
  )
}
