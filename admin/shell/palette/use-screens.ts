import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { useSite } from '../../site.tsx'
import type { SideMenuItem } from '../menu.ts'
import { settingsGroups } from '../settings-groups.ts'
import { useMayOpen } from '../use-may-open.ts'
import { useMenu } from '../use-menu.ts'

export interface PaletteItem {
  title: string
  path: string
  /** Tells items of the same title apart. */
  detail?: string | undefined
}

/** The screens and actions that the user has permission for. */
export const useScreens = (): PaletteItem[] => {
  const t = useTranslations('menu')
  const tPalette = useTranslations('palette')
  const tAll = useTranslations()
  const { registry } = useSite()
  const { permissions } = useSession()
  const { labelText } = useLanguage()
  const pageTypes = [...registry.pageTypes.values()]
  const menu = useMenu('')
  const creatable = pageTypes.filter(({ id }) => allows(permissions, 'create-page', { type: id }))
  const mayOpen = useMayOpen()
  const settings = settingsGroups
    .flatMap(({ screens }) => screens)
    .filter(({ path }) => path !== '/user/settings' && mayOpen(path))
  return [
    ...menu.flatMap(withPaths),
    ...creatable.map(({ id, label }) => ({
      title: tPalette('create', { type: labelText(label) }),
      path: `/new-page?type=${encodeURIComponent(id)}`,
    })),
    ...settings.map(({ title, path }) => ({ title: tAll(title), path, detail: t('settings') })),
  ]
}

const withPaths = ({ title, path, items }: SideMenuItem): PaletteItem[] => [
  ...(path === undefined ? [] : [{ title, path }]),
  ...items.flatMap(withPaths),
]
