import type { ReplacedPart } from '@ximblox/contract/history'
import type { Page, PageVersion } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useExpiry } from '../../session/session-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { EditorWorkspace } from '../editor-workspace.tsx'
import type { FetchedRenderData } from '../render-data/render-data.ts'
import { Loading } from './loading.tsx'
import { useEditingSession } from './use-editing-session.ts'
import { useOtherWindows } from './use-other-windows.ts'

interface Props {
  page: Page
  drawing: FetchedRenderData
  /** The user's own work that others replaced. */
  replaced: readonly ReplacedPart[]
  /** Changes with every response, even an identical one. */
  fetchedAt: number
}

/** An open page: the server's data and the editing session. */
export const EditedPage = ({ page: fetched, drawing, replaced, fetchedAt }: Props) => {
  const { permissions } = useSession()
  const [page, setPage] = useState(fetched)
  const [seen, setSeen] = useState(fetched)
  if (seen !== fetched) {
    setSeen(fetched)
    setPage(fetched)
  }
  const readOnly = !allows(permissions, 'edit-page', page)
  const client = useClient()
  const onStored = (version: PageVersion) => {
    if (version.revision > page.pageVersion.revision) tellOthers()
    setPage(current => afterStore(current, version))
  }
  const session = useEditingSession({ page, readOnly, replaced, onStored })
  const follow = async () => {
    const { page: latest } = await client.page.get({ params: { id: page.id } }, { waitForLogin: false })
    await session?.follow(latest.pageVersion)
    // Of a page that cannot be merged the editor keeps showing what it has.
    const shown = session?.editor.store.getState().revision ?? 0
    if (shown < latest.pageVersion.revision) return
    setPage(current => (isOlder(latest, current) ? current : latest))
  }
  // When it fails, the next save says what is wrong.
  const tellOthers = useOtherWindows(page.id, () => void follow().catch(() => {}))

  // The server responds again, after a lost connection or a login.
  const { expired } = useExpiry()
  const resume = useEffectEvent((_answeredAt: number, isExpired: boolean) => isExpired || session?.retry())
  useEffect(() => void resume(fetchedAt, expired), [fetchedAt, expired])
  useEffect(() => {
    const retry = () => session?.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [session])

  if (!session) return <Loading />
  return (
    <EditorWorkspace
      key={session.tab}
      session={session}
      page={page}
      onPage={setPage}
      drawing={drawing}
      readOnly={readOnly}
    />
  )
}

/** Whether a response left the server before the page here was stored or published. */
const isOlder = (latest: Page, current: Page): boolean =>
  latest.pageVersion.revision < current.pageVersion.revision || latest.revision < current.revision

/**
 * The page after a version was stored: the published version is unchanged, so the page may now have unpublished
 * changes.
 */
const afterStore = (page: Page, version: PageVersion): Page => ({
  ...page,
  title: version.title,
  pageVersion: version,
  state:
    page.state === 'published' && version.id !== page.publishedVersionID ? 'unpublished-changes' : page.state,
})
