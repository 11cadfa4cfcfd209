import { Button, Skeleton, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { BlockChange } from '@ximblox/contract/history'
import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangesList } from '../../comparison/changes-list.tsx'
import { useChanges } from '../../comparison/use-changes.ts'
import { MissingVersionScreen } from '../../pages/missing-version-screen.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import classes from './compare-screen.module.css'
import { comparedVersions } from './compared-versions.ts'
import { PageOfVersions } from './page-of-versions.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { RequestDecision } from './request-decision.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { useVersionChoices } from './use-version-choices.ts'
import { VersionSelects } from './version-selects.tsx'

/** `/cmsadmin/pages/{id}/compare`: the differences between the versions `from` and `until`. */
export const CompareScreen = () => {
  const t = useTranslations('versions')
  return <PageOfVersions title={t('compare')}>{page => <Comparison page={page} />}</PageOfVersions>
}

const Comparison = ({ page }: { page: Page }) => {
  const t = useTranslations('versions')
  const tPage = useTranslations('page')
  const tHistory = useTranslations('history')
  const { before, after } = comparedVersions(page, useSearch({ strict: false }))
  const { labels, isError, retry } = useVersionChoices(page, [before, after])
  const changes = useChanges(before, after)
  if (isRefusal(changes.error) && changes.error.status === 404)
    return <MissingVersionScreen subject={`version ${before} or ${after} of page ${page.id}`} />
  const params = { id: String(page.id) }
  return (
    <>
      <PageHead
        title={t('compare')}
        crumbs={[
          { title: tPage('pages'), path: '/' },
          { title: page.title, path: `/pages/${page.id}` },
        ]}
        actions={
          <>
            <ButtonLink variant="default" to="/pages/$id/history" params={params}>
              {tHistory('open')}
            </ButtonLink>
            <ButtonLink variant="default" to="/pages/$id" params={params}>
              {t('openEditor')}
            </ButtonLink>
          </>
        }
      />
      {page.request?.versionID === after && <RequestDecision page={page} request={page.request} />}
      {isError && <LoadFailed onRetry={retry} />}
      {labels ? (
        <VersionSelects labels={labels} before={before} after={after} />
      ) : (
        !isError && <Skeleton height={62} />
      )}
      <section className={classes.section}>
        <Title order={2}>{t('list')}</Title>
        {changes.error && <LoadFailed onRetry={() => void changes.refetch()} />}
        {changes.isPending && <Skeleton height={160} mt="sm" />}
        {changes.isSuccess && <Changes page={page} changes={changes.data} before={before} after={after} />}
      </section>
      <section className={classes.section}>
        <Title order={2}>{t('preview')}</Title>
        <div className={classes.sides} data-both={before !== 0}>
          {before !== 0 && <PreviewFrame title={labels?.get(before) ?? t('from')} versionID={before} />}
          <PreviewFrame title={labels?.get(after) ?? t('to')} versionID={after} />
        </div>
      </section>
    </>
  )
}

interface ChangesProps {
  page: Page
  /** Null if there is no version to compare with. */
  changes: readonly BlockChange[] | null
  before: VersionID
  after: VersionID
}

const Changes = ({ page, changes, before, after }: ChangesProps) => {
  const t = useTranslations('versions')
  const tHistory = useTranslations('history')
  const { permissions } = useSession()
  const [block, setBlock] = useState<string>()
  const mayRestore = after === page.pageVersion.id && allows(permissions, 'edit-page', page)
  if (!changes) return <p>{t('neverPublished')}</p>
  return (
    <>
      <ChangesList
        changes={changes}
        renderActions={({ blockKey, kind }) =>
          mayRestore &&
          blockKey !== null &&
          kind !== 'added' && (
            <Button size="compact-sm" variant="default" onClick={() => setBlock(blockKey)}>
              {tHistory('restoreBlock')}
            </Button>
          )
        }
      />
      {block !== undefined && (
        <RestoreDialog page={page} versionID={before} blockKey={block} onClose={() => setBlock(undefined)} />
      )}
    </>
  )
}
