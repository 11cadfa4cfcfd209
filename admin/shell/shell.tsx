import { useDidUpdate, useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { UploadsCorner } from '../media/uploads/uploads-corner.tsx'
import { readFolded, storeFolded } from '../preferences.ts'
import { IdleWarning } from '../session/idle-warning.tsx'
import { LogInDialog, LogOutDialog, preloadDialogs } from '../session/lazy-dialogs.ts'
import { SessionBar } from '../session/session-bar.tsx'
import { useExpiry } from '../session/session-provider.tsx'
import { useSession } from '../session/use-session.ts'
import { Brand } from '../ui/brand.tsx'
import { FloatingBars } from '../ui/floating-bar.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { LazyDialog } from '../ui/lazy-dialog.tsx'
import { MissingCodeNotice } from '../ui/missing-code-notice.tsx'
import { CopyBadge } from './copy-badge.tsx'
import { MenuButton } from './menu-button.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { UserMenu } from './user-menu.tsx'

// Wide screens have no drawer.
const MenuDrawer = lazyComponent(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** In milliseconds: long after the first screen has been loaded, long before a session can end. */
const preloadDelay = 30_000

/** The frame around every screen: side menu, user menu, and the dialogs of the session. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('shell')
  const { user, idleMinutes } = useSession()
  const { isAsking } = useExpiry()
  const { pathname } = useLocation()
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const isMedium = useMediaQuery('(max-width: 63.99em)', undefined, { getInitialValueInEffect: false })
  const [chosen, setChosen] = useState(readFolded)
  const folded = chosen ?? isMedium
  const isEditor = /^\/pages\/[^/]+\/?$/.test(pathname)
  const menu = isNarrow ? 'drawer' : folded || isEditor ? 'rail' : 'column'
  // The path at which the drawer was opened, so that it closes on navigation.
  const [drawerPath, setDrawerPath] = useState<string>()
  const drawerOpened = isNarrow && drawerPath === pathname
  const [logOutOpened, logOut] = useDisclosure(false)
  const content = useRef<HTMLElement>(null)
  // After navigation the keyboard continues in the content, not in the menu.
  useDidUpdate(() => {
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [pathname])
  useEffect(() => {
    const timer = setTimeout(() => void preloadDialogs(), preloadDelay)
    return () => clearTimeout(timer)
  }, [])

  const fold = () => {
    setChosen(!folded)
    storeFolded(!folded)
  }

  return (
    <div className={classes.frame} data-menu={menu} data-editor={isEditor || undefined}>
      <button type="button" className={classes.skip} onClick={() => content.current?.focus()}>
        {t('skip')}
      </button>
      {menu === 'drawer' ? (
        <>
          <Suspense>
            <MenuDrawer opened={drawerOpened} onClose={() => setDrawerPath(undefined)}>
              <SideMenu onLogOut={logOut.open} />
            </MenuDrawer>
          </Suspense>
          <header className={classes.top}>
            <MenuButton
              label={t('openMenu')}
              expanded={drawerOpened}
              onClick={() => setDrawerPath(pathname)}
            />
            <Brand />
            <CopyBadge />
            <div className={classes.end}>
              {user && <UserMenu user={user} onLogOut={logOut.open} isSmall />}
            </div>
          </header>
        </>
      ) : (
        <header className={classes.column}>
          <SideMenu onLogOut={logOut.open} isRail={menu === 'rail'}>
            <div className={menu === 'rail' ? classes.rail : classes.brand}>
              <Brand isMark={menu === 'rail'} />
              <CopyBadge />
              {!isEditor && (
                <MenuButton label={t(folded ? 'unfold' : 'fold')} expanded={!folded} onClick={fold} />
              )}
            </div>
          </SideMenu>
          {user && <UserMenu user={user} onLogOut={logOut.open} isSmall={menu === 'rail'} />}
        </header>
      )}
      <main className={classes.content} ref={content} tabIndex={-1}>
        {children}
      </main>
      <UploadsCorner className={classes.uploads} />
      <LazyDialog opened={logOutOpened}>
        {opened => <LogOutDialog opened={opened} onClose={logOut.close} />}
      </LazyDialog>
      <FloatingBars>
        <SessionBar />
        <MissingCodeNotice />
      </FloatingBars>
      <LazyDialog opened={isAsking}>{opened => <LogInDialog opened={opened} />}</LazyDialog>
      {idleMinutes !== undefined && <IdleWarning idleMinutes={idleMinutes} />}
    </div>
  )
}
