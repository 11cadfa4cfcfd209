import { useDidUpdate, useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UploadsCorner } from '../media/uploads/uploads-corner.tsx'
import { readFolded, storeFolded } from '../preferences.ts'
import { IdleWarning } from '../session/idle-warning.tsx'
import { LogInDialog, LogOutDialog, preloadDialogs } from '../session/lazy-dialogs.ts'
import { useExpiry } from '../session/session-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { Brand } from '../ui/brand.tsx'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import { MenuButton } from './menu-button.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

// Wide screens have no drawer.
const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then(({ MenuDrawer }) => ({ default: MenuDrawer })))

/** In milliseconds: long after the first screen has been loaded, long before a session can end. */
const preloadDelay = 30_000

/** The frame around every screen: side menu, user menu, and the dialogs of the session. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shell')
  const { user, idleMinutes } = useSession()
  const { expired } = useExpiry()
  const { pathname } = useLocation()
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const [folded, setFolded] = useState(readFolded)
  // The path at which the drawer was opened, so that it closes on navigation.
  const [drawerPath, setDrawerPath] = useState<string>()
  const drawerOpened = isNarrow && drawerPath === pathname
  const [logOutOpened, logOut] = useDisclosure(false)
  const content = useRef<HTMLElement>(null)
  // After navigation the keyboard continues in the content, not in the menu.
  useDidUpdate(() => content.current?.focus({ preventScroll: true }), [pathname])
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs(), preloadDelay)
    return () => clearTimeout(timer)
  }, [])

  const fold = () => {
    setFolded(!folded)
    storeFolded(!folded)
  }
  const hasColumn = !isNarrow && !folded

  return (
    <div className={classes.frame} data-column={hasColumn || undefined}>
      <button type="button" className={classes.skip} onClick={() => content.current?.focus()}>
        {t('skip')}
      </button>
      {hasColumn && (
        <div className={classes.column}>
          <SideMenu onLogOut={logOut.open}>
            <div className={classes.brand}>
              <Brand />
            </div>
          </SideMenu>
        </div>
      )}
      {isNarrow && (
        <Suspense>
          <MenuDrawer opened={drawerOpened} onClose={() => setDrawerPath(undefined)}>
            <SideMenu onLogOut={logOut.open} />
          </MenuDrawer>
        </Suspense>
      )}
      <header className={classes.top}>
        {isNarrow ? (
          <MenuButton label={t('openMenu')} expanded={drawerOpened} onClick={() => setDrawerPath(pathname)} />
        ) : (
          <MenuButton label={t(folded ? 'unfold' : 'fold')} expanded={!folded} onClick={fold} />
        )}
        {!hasColumn && <Brand />}
        <div className={classes.end}>{user && <UserMenu user={user} onLogOut={logOut.open} />}</div>
      </header>
      <main className={classes.content} ref={content} tabIndex={-1}>
        {children}
      </main>
      <UploadsCorner className={classes.uploads} />
      <LazyDialog opened={logOutOpened}>
        {opened => <LogOutDialog opened={opened} onClose={logOut.close} />}
      </LazyDialog>
      <LazyDialog opened={expired}>{opened => <LogInDialog opened={opened} />}</LazyDialog>
      {idleMinutes !== undefined && <IdleWarning idleMinutes={idleMinutes} />}
    </div>
  )
}
