import { allows } from '@ximblox/contract/rules/permissions'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { NoPermission } from '../ui/no-permission.tsx'
import { ScreenHead, ScreenHeadContext } from '../ui/screen-head.tsx'
import type { DeclaredScreen } from './declared-screen.ts'
import classes from './permitted-screen.module.css'
import { SectionLinks } from './section-links.tsx'

/** The screen with what its route declares, or an explanation for users without its permission. */
export const permittedScreen = (Content: ComponentType, declared: DeclaredScreen) => () => {
  const t = useTranslations()
  const { permissions } = useSession()
  const { title, crumbs = [], section } = declared
  return (
    <ScreenHeadContext
      value={{
        title: t(title),
        crumbs: crumbs.map(crumb => ({ ...crumb, title: t(crumb.title) })),
        links: section && <SectionLinks section={section} />,
      }}
    >
      <div className={declared.isForm && classes.form}>
        {declared.permission === undefined || allows(permissions, declared.permission) ? (
          <Content />
        ) : (
          <>
            <ScreenHead />
            <NoPermission>{t(declared.forbidden)}</NoPermission>
          </>
        )}
      </div>
    </ScreenHeadContext>
  )
}
