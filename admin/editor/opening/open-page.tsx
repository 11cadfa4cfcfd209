import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '@ximblox/contract/client/errors'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { MissingVersionScreen } from '../../pages/missing-version-screen.tsx'
import { useSession } from '../../session/use-session.ts'
import { EditedPage } from './edited-page.tsx'
import { fetchReplaced } from './fetch-replaced.ts'
import { Loading } from './loading.tsx'
import classes from './open-page.module.css'

/** Fetches a page and its render data afresh, never from the cache of an earlier visit. */
export const OpenPage = ({ id }: { id: string }) => {
  const t = useTranslations('editor.opening')
  const client = useClient()
  const { permissions } = useSession()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['editor', id],
    queryFn: async ({ signal }) => {
      const input = { params: { id: pageIDOf(id) } }
      const fetched = client.page.get(input, { signal })
      const [{ page }, { drawing }, replaced] = await Promise.all([
        fetched,
        client.page.drawing(input, { signal }),
        fetched.then(({ page }) =>
          allows(permissions, 'edit-page', page) ? fetchReplaced(client, input.params.id, signal) : [],
        ),
      ])
      return { page, drawing, replaced }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <EditedPage {...data} fetchedAt={dataUpdatedAt} />
  if (isRefusal(error, 'pageNotFound'))
    return (
      <div className={classes.missing}>
        <MissingVersionScreen subject={`page ${id}`} />
      </div>
    )
  if (error)
    return (
      <div className={classes.notice} role="alert">
        <p>{t('failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  return <Loading />
}
