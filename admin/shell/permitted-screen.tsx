import { allows } from '@ximblox/contract/rules/permissions'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { BinNav } from '../screens/bin/bin-nav.tsx'
import { useSession } from '../session/use-session.ts'
import { SettingsNav } from '../settings/settings-nav.tsx'
import { NoPermission } from '../ui/no-permission.tsx'
import { ScreenHead, ScreenHeadContext } from '../ui/screen-head.tsx'
import { UsersNav } from '../users/users-nav.tsx'
import type { DeclaredScreen } from './declared-screen.ts'

/** The screen with what its route declares, or an explanation for users without its permission. */
export const permittedScreen = (Content: ComponentType, declared: DeclaredScreen) => () => {
  const t = useTranslations()
  const { permissions } = useSession()
  const { title, crumbs = [], section, permission, forbidden } = declared
  return (
    <ScreenHeadContext
      value={{
        title: t(title),
        crumbs: crumbs.map(crumb => ({ ...crumb, title: t(crumb.title) })),
        Nav: section && navs[section],
      }}
    >
      {allows(permissions, permission) ? (
        <Content />
      ) : (
        <>
          <ScreenHead />
          <NoPermission>{t(forbidden)}</NoPermission>
        </>
      )}
    </ScreenHeadContext>
  )
}

const navs = { bin: BinNav, settings: SettingsNav, users: UsersNav }
