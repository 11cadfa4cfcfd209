import { Button, Group, Progress } from '@mantine/core'
import type { SearchSettingsState } from '@ximblox/contract/search'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'
import { toast } from '../../ui/toast.ts'
import { outcomeOf } from './index-outcome.ts'
import classes from './search-index-screen.module.css'
import { searchKey } from './search-keys.ts'

/** How many pages can be found, the progress of indexing, and the buttons to remove and to index all pages. */
export const IndexSection = ({ state }: { state: SearchSettingsState }) => {
  const t = useTranslations('searchIndex')
  const client = useClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const removal = useCall({ invalidates: [searchKey] })
  const indexing = useCall({ invalidates: [searchKey] })
  const isIndexing = state.indexingState === 'loading'

  const removeAll = async () => {
    const removed = await removal.run(() => client.search.removeAll({ body: {} }))
    setIsConfirming(false)
    if (removed) toast(t('removed', { count: removed.total }))
  }
  return (
    <section className={classes.section}>
      <h2 className={textClasses.heading}>{t('index')}</h2>
      <p>{t('help')}</p>
      <p className={classes.count}>{t('indexed', { count: state.indexed })}</p>
      <Outcome state={state} />
      <ErrorSummary entries={[...removal.entries, ...indexing.entries]} title={t('failedAction')} />
      <Group gap="xs">
        <Button
          loading={indexing.isBusy}
          disabled={isIndexing || removal.isBusy}
          onClick={() => void indexing.run(() => client.search.indexAll({ body: {} }))}
        >
          {t('indexAll')}
        </Button>
        <Button
          variant="default"
          loading={removal.isBusy}
          disabled={indexing.isBusy}
          onClick={() => setIsConfirming(true)}
        >
          {t('removeAll')}
        </Button>
      </Group>
      <Modal
        title={t('removeTitle')}
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        theme="orange"
        confirm={{ label: t('removeAll'), onConfirm: () => void removeAll(), busy: removal.isBusy }}
      >
        {t('removeMessage')}
      </Modal>
    </section>
  )
}

/** Announced to screen readers when it changes, except for the numbers, which change each second. */
const Outcome = ({ state }: { state: SearchSettingsState }) => {
  const t = useTranslations('searchIndex')
  const outcome = outcomeOf(state)
  const message = () => {
    switch (outcome.is) {
      case 'removed':
        return t('isRemoved')
      case 'idle':
        return t('idle')
      case 'loading':
        return t('loading')
      case 'success':
        return t('success', { count: outcome.count })
      case 'error':
        return t('error', { count: outcome.count })
    }
  }
  return (
    <>
      <output className={classes.outcome}>
        {message()}
        {'finishedAt' in outcome && outcome.finishedAt !== null && (
          <>
            {' '}
            <RelativeTime time={outcome.finishedAt} />
          </>
        )}
      </output>
      {outcome.is === 'loading' && (
        <div className={classes.progress}>
          <Progress.Root size="lg">
            <Progress.Section value={outcome.percent} aria-label={t('loading')} />
          </Progress.Root>
          <span>{t('progress', { done: state.done, total: state.total })}</span>
        </div>
      )}
    </>
  )
}
