import { Button } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { Suspense, useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { whenIdle } from '../lazy-module.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { ConflictCards } from './conflicts/conflict-cards.tsx'
import classes from './notice.module.css'
import type { EditingSession } from './state/session.ts'
import { UntranslatedNotice } from './translations/untranslated-notice.tsx'
import { ErrorList } from './validation/error-list.tsx'
import { useEditorState, useWorkspace } from './workspace.ts'

const HeldElsewhere = lazyComponent(async () => (await import('./held/held-elsewhere.tsx')).HeldElsewhere)

interface Props {
  session: EditingSession
  /** The errors of a refused publication. */
  refused: readonly ErrorEntry[]
}

export const EditorNotices = ({ session, refused }: Props) => {
  const t = useTranslations('editor.notices')
  const format = useFormatter()
  const { readOnly } = useWorkspace()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const [offers, setOffers] = useState(session.offers)
  return (
    <div className={classes.notices}>
      {readOnly && <p className={classes.notice}>{t('readOnly')}</p>}
      {offers.map(offer => {
        const answer = (choice: 'adopt' | 'discard') => {
          offer[choice]()
          setOffers(offers.filter(other => other !== offer))
        }
        const time = format.dateTime(new Date(offer.writtenAt), { dateStyle: 'medium', timeStyle: 'short' })
        return (
          <div key={offer.writtenAt} className={classes.notice}>
            <span>{t('offer', { time })}</span>
            <Button size="xs" variant="default" onClick={() => answer('adopt')}>
              {t('adopt')}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={() => answer('discard')}>
              {t('discard')}
            </Button>
          </div>
        )
      })}
      <ConnectionNotice />
      {!readOnly && isIdle && (
        <Suspense fallback={null}>
          <HeldElsewhere />
        </Suspense>
      )}
      {!readOnly && <UntranslatedNotice />}
      <ConflictCards />
      <ErrorList refused={refused} />
    </div>
  )
}

/** Reassures users while the server is unreachable or out of disk space: changes are kept in the browser. */
const ConnectionNotice = () => {
  const t = useTranslations('editor.notices')
  const isFailed = useEditorState(({ save }) => save.status === 'failed')
  return (
    <output className={classes.spoken}>
      {isFailed && <span className={classes.notice}>{t('keptHere')}</span>}
    </output>
  )
}
