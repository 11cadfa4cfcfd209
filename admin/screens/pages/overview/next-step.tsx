import { Link } from '@tanstack/react-router'
import type { OverviewPage, OverviewRow } from '@ximblox/contract/overview'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { RejectedBadge } from '../../../ui/rejected-badge.tsx'
import { ScheduleBadge } from '../../../ui/schedule-badge.tsx'
import { mostUrgent } from './most-urgent.ts'
import classes from './next-step.module.css'

/** What is to be done next, in words; the most urgent of all languages of the page. */
export const NextStep = ({ row }: { row: OverviewRow }) => {
  const localeName = useLocaleName()
  const page = mostUrgent(row.pages)
  if (!page) return null
  return (
    <span className={classes.step}>
      {page.locale !== row.locale && !page.behind && (
        <span className={classes.locale}>{localeName(page.locale)}: </span>
      )}
      <Step page={page} />
    </span>
  )
}

const Step = ({ page }: { page: OverviewPage }) => {
  const t = useTranslations('overview')
  const localeName = useLocaleName()
  const { request, scheduled, rejected, locale } = page
  if (scheduled?.failure) return <ScheduleBadge schedule={scheduled} />
  if (request)
    return (
      <>
        <span className={classes.asked}>{t('asks', { name: request.requester.name || t('someone') })}</span>
        <Link
          to="/pages/$id/compare"
          params={{ id: String(page.id) }}
          search={{ until: String(request.versionID) }}
          className={classes.review}
        >
          {t('review')}
        </Link>
      </>
    )
  if (rejected) return <RejectedBadge />
  if (scheduled) return <ScheduleBadge schedule={scheduled} />
  return t('isBehind', { language: localeName(locale) })
}
