import { Button, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/failure'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { useSession } from '../session/use-session.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ChangesList } from './changes-list.tsx'
import classes from './compare-screen.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { RequestDecision } from './request-decision.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

/** `/cmsadmin/pages/{id}/compare`: what differs between the versions `from` and `until`; all is new without the first. */
export const CompareScreen = () => {
  const { id = '' } = useParams({ strict: false })
  const { from, until } = useSearch({ strict: false })
  const t = useTranslations('requests')
  const tList = useTranslations('list')
  const client = useClient()
  const [before, after] = [Number(from ?? 0), Number(until ?? 0)]
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'compared', id, before, after],
    queryFn: async ({ signal }) => {
      const [{ page }, changes] = await Promise.all([
        client.page.get({ params: { id } }, { signal }),
        before === 0
          ? null
          : client.page
              .compareVersions({ query: { from: before, to: after } }, { signal })
              .then(answer => answer.changes),
      ])
      return { page, changes }
    },
  })
  if (isRefusal(error) && error.status < 500) return <NotFoundScreen />
  if (error) {
    return (
      <p role="alert">
        {t('failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {tList('retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={320} mt="xl" />
  return <Comparison page={data.page} changes={data.changes} before={before} after={after} />
}

interface ComparisonProps {
  page: Page
  changes: Parameters<typeof ChangesList>[0]['changes'] | null
  before: number
  after: number
}

const Comparison = ({ page, changes, before, after }: ComparisonProps) => {
  const t = useTranslations('versions')
  const tPage = useTranslations('page')
  const { permissions } = useSession()
  const [block, setBlock] = useState<string>()
  const mayRestore = after === page.pageVersion.id && allows(permissions, 'edit-page', page)
  const isAsked = page.request?.versionID === after
  return (
    <>
      <PageHead
        title={t('compare')}
        crumbs={[
          { title: tPage('pages'), path: '/' },
          { title: page.title, path: `/pages/${page.id}` },
        ]}
        actions={
          <ButtonLink variant="default" to="/pages/$id" params={{ id: String(page.id) }}>
            {t('openEditor')}
          </ButtonLink>
        }
      />
      {page.request && isAsked && <RequestDecision page={page} request={page.request} />}
      <section className={classes.section}>
        <Title order={2}>{t('list')}</Title>
        {changes ? (
          <ChangesList changes={changes} onRestore={mayRestore ? setBlock : undefined} />
        ) : (
          <p>{t('neverPublished')}</p>
        )}
      </section>
      <section className={classes.section}>
        <Title order={2}>{t('preview')}</Title>
        <div className={classes.sides} data-both={before !== 0}>
          {before !== 0 && (
            <PreviewFrame
              title={t(before === page.publishedVersionID ? 'before' : 'earlier')}
              versionID={before}
            />
          )}
          <PreviewFrame title={t(isAsked ? 'after' : 'later')} versionID={after} />
        </div>
      </section>
      {block !== undefined && (
        <RestoreDialog page={page} versionID={before} blockKey={block} onClose={() => setBlock(undefined)} />
      )}
    </>
  )
}
