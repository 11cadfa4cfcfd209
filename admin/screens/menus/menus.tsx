import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListBar } from '../../list/list-bar.tsx'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MenuChoice } from './menu-choice.tsx'
import { MenuEditor } from './menu-editor.tsx'
import { menuKey } from './menu-queries.ts'

/** The URL says which menu is being edited. */
export const Menus = () => {
  const t = useTranslations('menus')
  const client = useClient()
  const navigate = useNavigate()
  const settings = useSettings()
  const { menu: name = 'main', locale = settings?.defaultLocale } = useSearch({ strict: false })
  const { data, isError, refetch } = useQuery({
    queryKey: menuKey,
    queryFn: async ({ signal }) => (await client.menu.list({}, { signal })).data,
  })
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data || !settings) return <Skeleton height={320} />
  const inLocale = data.filter(menu => menu.locale === locale)
  const chosen = inLocale.find(menu => menu.name === name) ?? inLocale[0] ?? data[0]
  if (!chosen) return <p>{t('none')}</p>
  return (
    <LoadedMenu
      key={chosen.id}
      id={chosen.id}
      choice={
        <MenuChoice
          menus={data}
          locales={settings.availableLocales}
          chosen={chosen}
          onChoose={({ name, locale }) =>
            void navigate({ to: '/menu-structure', search: { menu: name, locale } })
          }
        />
      }
    />
  )
}

const LoadedMenu = ({ id, choice }: { id: number; choice: ReactNode }) => {
  const client = useClient()
  const { user } = useSession()
  const { data, isError, refetch } = useQuery({
    queryKey: [...menuKey, id],
    queryFn: ({ signal }) => client.menu.get({ params: { id } }, { signal }),
    // A refetch would overwrite what the user is editing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data && user)
    return <MenuEditor menu={data.menu} targets={data.targets} userID={user.ID} choice={choice} />
  return (
    <>
      <ListBar>{choice}</ListBar>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton height={320} mt="md" />}
    </>
  )
}
