import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { newKey } from '@ximblox/blocks/new-key'
import type { HeldValue } from '@ximblox/contract/held-values'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useSession } from '../../session/use-session.ts'
import classes from '../notice.module.css'
import { readRemembered, remember } from '../remember.ts'
import { hasUnsavedWork } from '../state/journal/entry.ts'
import { openJournalStorage } from '../state/journal/storage.ts'
import { isDirty } from '../state/state.ts'
import { usePlaceName } from '../use-place-name.ts'
import { useWorkspace } from '../workspace.ts'
import { reportHeld } from './report-held.ts'

/** Says which values of the page wait in other browsers, because they could not be stored there. */
export const HeldElsewhere = () => {
  const t = useTranslations('editor.held')
  const tModal = useTranslations('modal')
  const format = useFormatter()
  const client = useClient()
  const { user } = useSession()
  const { editor, pageID } = useWorkspace()
  const placeName = usePlaceName()
  const [browser] = useState(ownBrowser)
  const [closed, setClosed] = useState<readonly string[]>([])
  const params = { id: pageID }
  useEffect(
    () => reportHeld({ editor, client: client.page, pageID, browser }),
    [editor, client, pageID, browser],
  )
  const { data: items = [] } = useQuery({
    queryKey: ['held-values', pageID],
    queryFn: async ({ signal }) => (await client.page.listHeldValues({ params }, { signal })).items,
  })
  const isHere = (value: HeldValue) => value.browser === browser && value.by.ID === user?.ID
  const isOutdated = items.some(isHere)
  useEffect(() => {
    const end = async (userID: number) => {
      if ((await isKeptHere(userID, pageID)) || isDirty(editor.store.getState())) return
      await client.page.reportHeldValues({ params: { id: pageID }, body: { browser, places: [] } })
    }
    // Tried again when the page is opened the next time.
    if (isOutdated && user) end(user.ID).catch(() => {})
  }, [isOutdated, user, client, editor, pageID, browser])

  const { blocks } = editor.store.getState().document
  const reports = Object.entries(
    Object.groupBy(
      items.filter(value => !isHere(value)),
      reportOf,
    ),
  )
  return reports
    .filter(([report]) => !closed.includes(report))
    .map(([report, values = []]) => {
      const [first] = values
      const names = values.map(({ blockKey, path }) =>
        placeName({ type: blockKey === null ? null : (blocks.get(blockKey)?.type ?? ''), path }),
      )
      return (
        first && (
          <div key={report} className={classes.notice}>
            <span className={classes.text}>
              {t(first.by.ID === user?.ID ? 'elsewhereOwn' : 'elsewhere', {
                name: first.by.name,
                values: names.join(', '),
                time: format.dateTime(new Date(first.at), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
            <CloseButton
              size="sm"
              aria-label={tModal('close')}
              onClick={() => setClosed([...closed, report])}
            />
          </div>
        )
      )
    })
}

const reportOf = ({ by, browser }: HeldValue): string => `${by.ID} ${browser}`

/** Whether a journal of this browser, perhaps of another window, has words that are not stored. */
const isKeptHere = async (userID: number, pageID: number): Promise<boolean> => {
  const storage = await openJournalStorage(() => {})
  return (await storage.read({ userID, pageID })).some(hasUnsavedWork)
}

/** The id of this browser, the same in all its windows and visits. */
const ownBrowser = (): string => {
  const known = readRemembered('localStorage', 'browser')
  if (known !== null) return known
  const made = newKey()
  remember('localStorage', 'browser', made)
  return made
}
