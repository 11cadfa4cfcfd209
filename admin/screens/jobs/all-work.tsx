import { Skeleton } from '@mantine/core'
import type { JobKind } from '@ximblox/contract/jobs'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import badge from '../../ui/state-badge.module.css'
import textClasses from '../../ui/text.module.css'
import { countsOf } from './job-states.ts'
import classes from './jobs.module.css'
import { useJobKinds } from './use-job-kinds.ts'
import { useKindName } from './use-kind-name.ts'

/** Each kind of work: what of it waits, runs and fails, and when it goes on. */
export const AllWork = () => {
  const t = useTranslations('jobs')
  const { data, error, refetch } = useJobKinds()
  return (
    <section aria-labelledby="all-work">
      <h2 id="all-work" className={textClasses.heading}>
        {t('all')}
      </h2>
      {data && <KindTable kinds={data} />}
      {!data && error && <LoadFailed message={t('failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} maw={720} />}
    </section>
  )
}

const KindTable = ({ kinds }: { kinds: readonly JobKind[] }) => {
  const t = useTranslations('jobs')
  const nameOf = useKindName()
  if (kinds.length === 0) return <p className={classes.none}>{t('none')}</p>
  return (
    <table className={classes.kinds} aria-labelledby="all-work">
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('stateTitle')}</th>
          <th scope="col">{t('nextRun')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(kind => (
          <tr key={kind.kind}>
            <th scope="row">{nameOf(kind.kind)}</th>
            <td>
              <KindState kind={kind} />
            </td>
            <td>{kind.nextAt === null ? '–' : <RelativeTime time={kind.nextAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const KindState = ({ kind }: { kind: JobKind }) => {
  const t = useTranslations('jobs')
  const counts = countsOf(kind)
  if (counts.length === 0) return <Counted state="success" text={t('state.fine')} />
  const texts = {
    givenUp: (count: number) => t('givenUp', { count }),
    failing: (count: number) => t('failing', { count }),
    running: (count: number) => t('running', { count }),
    waiting: (count: number) => t('waiting', { count }),
  }
  return counts.map(({ state, count }) => (
    <Counted key={state} state={state === 'givenUp' ? 'given-up' : state} text={texts[state](count)} />
  ))
}

const Counted = ({ state, text }: { state: string; text: string }) => (
  <span className={`${badge.badge} ${classes.count}`} data-state={state}>
    {text}
  </span>
)
