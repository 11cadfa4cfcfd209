import { lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { allows } from '@ximblox/contract/rules/permissions'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import { type FoundScreen, findOwnScreen } from '../own-screens.ts'
import { NotFoundScreen } from '../pages/not-found-screen.tsx'
import { useSession } from '../session/use-session.ts'
import { useSite } from '../site.tsx'
import { NoPermission } from '../ui/no-permission.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** At a path where the product has no screen: one of the site, or none. */
export const OtherScreen = () => {
  const { screens } = useSite()
  const { pathname } = useLocation()
  const found = findOwnScreen(screens, pathname)
  return found ? <OwnScreen key={found.screen.slug} {...found} /> : <NotFoundScreen />
}

const OwnScreen = ({ screen: { title, permission, load }, rest }: FoundScreen) => {
  const t = useTranslations('shell')
  const { permissions } = useSession()
  const { labelText } = useLanguage()
  const [Screen] = useState(() => lazyRouteComponent(load))
  if (permission === undefined || allows(permissions, permission))
    return (
      // A component that suspends before it is mounted loses its state, so this one must not.
      <Suspense>
        <Screen path={rest} />
      </Suspense>
    )
  return (
    <>
      <PageHead title={labelText(title)} />
      <NoPermission>{t('noScreen')}</NoPermission>
    </>
  )
}
