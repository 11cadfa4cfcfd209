import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LocaleUse, SiteSettings } from '@ximblox/contract/settings'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useSettings } from '../../settings/use-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'
import { AddLanguageDialog } from './add-language-dialog.tsx'
import { HiddenLanguages } from './hidden-languages.tsx'
import { LanguageTable } from './language-table.tsx'
import { RemoveLanguageDialog } from './remove-language-dialog.tsx'
import { localeUsesKey, useStoreLocales } from './use-store-locales.ts'

/** `/cmsadmin/settings/site`: the languages that visitors can read. */
export const LanguagesScreen = () => {
  const t = useTranslations('siteLanguages')
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>} />
      <LoadedLanguages isAdding={isAdding} onAdded={() => setAdding(false)} />
    </>
  )
}

interface AddingProps {
  isAdding: boolean
  /** The dialog is done. */
  onAdded: () => void
}

const LoadedLanguages = (props: AddingProps) => {
  const client = useClient()
  const settings = useSettings()
  const { data, isError, refetch } = useQuery({
    queryKey: localeUsesKey,
    queryFn: ({ signal }) => client.settings.localeUses({}, { signal }),
  })
  if (!data && isError) return <LoadFailed onRetry={() => void refetch()} />
  if (!data || !settings) return <Skeleton height={240} />
  return <Languages {...props} settings={settings} uses={data.data} />
}

const Languages = ({
  isAdding,
  onAdded,
  settings,
  uses,
}: AddingProps & { settings: SiteSettings; uses: readonly LocaleUse[] }) => {
  const t = useTranslations('siteLanguages')
  const [removing, setRemoving] = useState<LocaleUse>()
  const { add, remove, isBusy, entries, clear } = useStoreLocales(settings)
  useEffect(() => clear, [clear])
  return (
    <>
      <LanguageTable
        uses={uses.filter(use => use.isAvailable)}
        defaultLocale={settings.defaultLocale}
        onRemove={setRemoving}
      />
      <p className={textClasses.detail}>{t('firstStart')}</p>
      <HiddenLanguages
        uses={uses.filter(use => !use.isAvailable)}
        isBusy={isBusy}
        onAdd={locale => void add(locale)}
      />
      {isAdding && (
        <AddLanguageDialog
          present={settings.availableLocales}
          busy={isBusy}
          entries={entries}
          onClose={() => {
            clear()
            onAdded()
          }}
          onAdd={async locale => {
            if (await add(locale)) onAdded()
          }}
        />
      )}
      {removing && (
        <RemoveLanguageDialog
          use={removing}
          busy={isBusy}
          entries={entries}
          onClose={() => {
            clear()
            setRemoving(undefined)
          }}
          onRemove={async () => {
            if (await remove(removing.locale)) setRemoving(undefined)
          }}
        />
      )}
    </>
  )
}
