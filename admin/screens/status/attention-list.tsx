import { allows } from '@ximblox/contract/rules/permissions'
import type { SiteStatus } from '@ximblox/contract/status'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { PathLink } from '../../ui/path-link.tsx'
import plainClasses from '../../ui/plain.module.css'
import textClasses from '../../ui/text.module.css'
import { attentionOf, screens } from './attention.ts'
import classes from './status-screen.module.css'

/** What an administrator should look at, each with the screen where it can be solved. */
export const AttentionList = ({ status }: { status: SiteStatus }) => {
  const t = useTranslations('status')
  const { permissions } = useSession()
  const items = attentionOf(status)
  const mayOpen = (screen: keyof typeof screens) => {
    const { permission } = screens[screen]
    return permission === undefined || allows(permissions, permission)
  }
  if (items.length === 0) return <p className={classes.fine}>{t('fine')}</p>
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className={textClasses.heading}>
        {t('attention')}
      </h2>
      <ul className={`${plainClasses.list} ${classes.attention}`}>
        {items.map(({ text, count = 0, screen }) => (
          <li key={text}>
            <span>{t(`item.${text}`, { count })}</span>
            {screen && mayOpen(screen) && (
              <PathLink path={screens[screen].path}>{t(`link.${screen}`)}</PathLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
