import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { LocaleUse } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.ts'
import { localeUsesKey } from './use-store-locales.ts'

interface Props {
  locale: string
  page: LocaleUse['home']
  /** The same page in the default language. */
  source: LocaleUse['home']
  slug: string
  label: string
}

/** The home page or the page for wrong addresses of a language, or a button that creates it as a translation. */
export const NeededPage = ({ locale, page, source, slug, label }: Props) => {
  const t = useTranslations('siteLanguages')
  const client = useClient()
  const navigate = useNavigate()
  const { run, isBusy, entries } = useCall({ invalidates: [localeUsesKey, ['pages']] })
  if (page)
    return (
      <Link to="/pages/$id" params={{ id: String(page.id) }} title={page.title}>
        <StateBadge state={page.state} />
      </Link>
    )
  if (!source) return t('none')
  const create = async () => {
    const body = { pageID: source.id, newLocale: locale, title: source.title, slug }
    const created = await run(() => client.page.createTranslation({ body }))
    if (!created) return
    toast(t('created'))
    void navigate({ to: '/pages/$id', params: { id: String(created.pageID) } })
  }
  return (
    <>
      <Button variant="default" size="xs" loading={isBusy} onClick={() => void create()}>
        {label}
      </Button>
      <ErrorSummary entries={entries} />
    </>
  )
}
