import { Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSummary } from '../../comparison/use-summary.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import plainClasses from '../../ui/plain.module.css'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'
import type { OpenPoint } from '../open-points/find-open-points.ts'
import { useOpenPoints } from '../open-points/use-open-points.ts'
import { usePointText } from '../open-points/use-point-text.ts'
import { useOpenedPage } from '../opened-page.ts'
import { PublicationNotices } from '../publication/publication-notices.tsx'
import { isOnOverview } from '../state/activities.ts'
import { useUnpublishedChanges } from '../unpublished-changes.tsx'
import { useShownState } from '../use-shown-state.ts'
import { useGoTo } from '../validation/use-go-to.ts'
import { useEditorState, useWorkspace } from '../workspace.ts'
import classes from './side-panel.module.css'

/** What publishing the page would change, what is left to do, and the way to its versions. */
export const PageFacts = () => {
  const t = useTranslations('editor.pageFacts')
  const tHistory = useTranslations('history')
  const { readOnly } = useWorkspace()
  const { page } = useOpenedPage()
  const savedAt = useEditorState(({ save }) => save.savedAt)
  const state = useShownState()
  const changes = useUnpublishedChanges()
  const summary = useSummary()
  // The other tabs show them below their forms.
  const isShown = useEditorState(({ activity }) => isOnOverview(activity))
  const params = { id: String(page.id) }
  return (
    <>
      {isShown && <PublicationNotices />}
      <div className={classes.facts}>
        <section>
          <p>{t(`state.${state}`)}</p>
          {state === 'unpublished-changes' && (
            <p className={classes.changes}>{changes && summary(changes)}</p>
          )}
          <p className={textClasses.hint}>
            {t('edited')} <RelativeTime time={savedAt} />
          </p>
          <Group gap="xs">
            {state === 'unpublished-changes' && (
              <ButtonLink size="xs" variant="default" to="/pages/$id/compare" params={params}>
                {t('compare')}
              </ButtonLink>
            )}
            <ButtonLink size="xs" variant="default" to="/pages/$id/history" params={params}>
              {tHistory('open')}
            </ButtonLink>
          </Group>
        </section>
        {!readOnly && <ToDo />}
      </div>
    </>
  )
}

const ToDo = () => {
  const t = useTranslations('editor.pageFacts')
  const tPoints = useTranslations('editor.openPoints')
  const points = useOpenPoints()
  const required = points.filter(({ name }) => name === 'required')
  const suggested = points.filter(({ name }) => name !== 'required')
  if (points.length === 0) return <p className={textClasses.hint}>{t('done')}</p>
  return (
    <>
      <Points label={tPoints('needed')} points={required} />
      <Points label={tPoints('better')} points={suggested} />
    </>
  )
}

const Points = ({ label, points }: { label: string; points: readonly OpenPoint[] }) => {
  const textOf = usePointText()
  const goTo = useGoTo()
  if (points.length === 0) return null
  return (
    <section>
      <h2>{label}</h2>
      <ul className={`${plainClasses.list} ${classes.points}`}>
        {points.map(point => (
          <li key={JSON.stringify(point)}>
            <button
              type="button"
              data-required={point.name === 'required' || undefined}
              onClick={() => goTo(point.name === 'required' ? point.error : point.first)}
            >
              {textOf(point)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
