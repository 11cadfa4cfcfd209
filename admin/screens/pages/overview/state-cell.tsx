import { Link } from '@tanstack/react-router'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { OverviewRow } from '@ximblox/contract/overview'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../pages/use-locale-name.ts'
import { useSession } from '../../../session/use-session.ts'
import { useSettings } from '../../../settings/use-settings.ts'
import { StateGlyph, useStateNames } from '../../../ui/state-block.tsx'
import classes from './state-cell.module.css'

interface Props {
  row: OverviewRow
  locale: string
  onCreate: (row: OverviewRow, locale: Locale) => void
}

/** The state of a page in one language; opens it, or offers to create it. */
export const StateCell = ({ row, locale, onCreate }: Props) => {
  const t = useTranslations('overview')
  const { permissions } = useSession()
  const settings = useSettings()
  const localeName = useLocaleName()
  const stateName = useStateNames()
  const language = localeName(locale)
  const page = row.pages.find(page => page.locale === locale)
  if (page) {
    const state = page.request ? 'requested' : page.state
    const label = `${language}: ${stateName(state)}`
    return (
      <Link
        to="/pages/$id"
        params={{ id: String(page.id) }}
        className={classes.cell}
        aria-label={label}
        title={label}
      >
        <StateGlyph state={state} />
      </Link>
    )
  }
  const mayCreate =
    isLocale(locale) &&
    settings?.availableLocales.includes(locale) &&
    allows(permissions, 'translate-page', { locale, type: row.type })
  if (!mayCreate)
    return (
      <span className={classes.cell} title={`${language}: ${stateName('missing')}`}>
        <StateGlyph state="missing" />
      </span>
    )
  const label = t('create', { title: row.title, language })
  return (
    <button
      type="button"
      className={classes.cell}
      aria-label={label}
      title={label}
      onClick={() => onCreate(row, locale)}
    >
      <StateGlyph state="missing" />
    </button>
  )
}
