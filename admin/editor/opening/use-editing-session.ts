import type { ReplacedPart } from '@ximblox/contract/history'
import type { Page, PageVersion } from '@ximblox/contract/pages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClient } from '../../api/client.tsx'
import { useSession } from '../../session/use-session.ts'
import { useSite } from '../../site.tsx'
import type { EditingSession } from '../state/session.ts'
import { openEditingSession, openReadOnly } from './open-editing-session.ts'

interface Options {
  page: Page
  readOnly: boolean
  replaced: readonly ReplacedPart[]
  onStored: (version: PageVersion) => void
}

/** The editing session of a page while its screen is mounted; undefined while it opens. */
export const useEditingSession = ({ page, readOnly, replaced, onStored }: Options): EditingSession | null => {
  const client = useClient()
  const { registry } = useSite()
  const { user } = useSession()
  const [session, setSession] = useState<EditingSession | null>(null)
  const closing = useRef(Promise.resolve())
  const storedNow = useEffectEvent(onStored)
  const open = useEffectEvent(async () =>
    readOnly
      ? openReadOnly(page, registry)
      : openEditingSession({
          page,
          userID: user?.ID ?? 0,
          registry,
          client,
          replaced,
          onStored: storedNow,
        }),
  )
  useEffect(() => {
    let isGone = false
    // Two sessions at once would look like two tabs to the journal.
    const opening = closing.current.then(() => open())
    void opening.then(opened => isGone || setSession(opened))
    return () => {
      isGone = true
      closing.current = opening.then(opened => opened.close())
    }
  }, [])
  return session
}
