import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SavePreview } from '@ximblox/contract/page-settings'
import { pathOf } from '@ximblox/contract/rules/locale-path'
import type { SiteSettings } from '@ximblox/contract/settings'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useRedirectEffects } from '../../pages/use-redirect-effects.ts'
import { useOpenedPage } from '../opened-page.ts'
import { useAddressDraft, useAddressDraftStore } from './address-draft.ts'
import classes from './move-consequences.module.css'

interface Props {
  preview: SavePreview
  settings: SiteSettings
}

/** The side effects of moving the page. */
export const MoveConsequences = ({ preview, settings }: Props) => {
  const t = useTranslations('editor.settings')
  const { page } = useOpenedPage()
  const address = useAddressDraftStore()
  const { shouldUpdateLinks, swap } = useAddressDraft()
  const localeName = useLocaleName()
  const redirectEffects = useRedirectEffects()
  const { moved, linking, menus, linksLeft } = preview
  const links = linking.totalItems + menus.length
  const path = pathOf(page, settings)
  const isRedirected =
    page.publishedVersionID !== 0 && !swap && !preview.bringsBack.some(({ from }) => from === path)
  const mayUpdate = links > linksLeft.pages + linksLeft.menus
  return (
    <div className={classes.consequences}>
      {isRedirected && <p>{t('redirects', { path })}</p>}
      {redirectEffects(preview).map(effect => (
        <p key={effect}>{effect}</p>
      ))}
      {moved.totalItems > 0 && (
        <Several
          title={t('movesAlong', { count: moved.totalItems })}
          more={moved.totalItems - moved.items.length}
        >
          {moved.items.map(({ pageID, title, locale, to }) => (
            <li key={pageID}>
              {title} <span className={classes.quiet}>{pathOf({ locale, slug: to }, settings)}</span>
            </li>
          ))}
        </Several>
      )}
      {links === 0 && <p>{t('noLinks')}</p>}
      {mayUpdate && (
        <Checkbox
          label={t('updateLinks')}
          description={t('updateLinksHelp')}
          checked={shouldUpdateLinks}
          onChange={event => address.setState({ shouldUpdateLinks: event.currentTarget.checked })}
        />
      )}
      {linksLeft.pages > 0 && <p>{t('pagesLeft', { count: linksLeft.pages })}</p>}
      {linksLeft.menus > 0 && <p>{t('menusLeft', { count: linksLeft.menus })}</p>}
      {linking.totalItems > 0 && (
        <Several
          title={t('linksOnPages', { count: linking.totalItems })}
          more={linking.totalItems - linking.items.length}
        >
          {linking.items.map(({ pageID, title, locale }) => (
            <li key={pageID}>
              <Link to="/pages/$id" params={{ id: String(pageID) }} target="_blank">
                {title}
              </Link>{' '}
              <span className={classes.quiet}>{localeName(locale)}</span>
            </li>
          ))}
        </Several>
      )}
      {menus.length > 0 && (
        <Several title={t('linksInMenus', { count: menus.length })}>
          {menus.map(({ id, name, locale }) => (
            <li key={id}>
              {name} <span className={classes.quiet}>{localeName(locale)}</span>
            </li>
          ))}
        </Several>
      )}
    </div>
  )
}

/** A collapsed list; `more` is the number of entries left out. */
const Several = ({ title, more = 0, children }: { title: string; more?: number; children: ReactNode }) => {
  const t = useTranslations('editor.settings')
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {children}
        {more > 0 && <li className={classes.quiet}>{t('andMore', { count: String(more) })}</li>}
      </ul>
    </details>
  )
}
