import type { PagePartProps } from '@ximblox/blocks/render/views'
import { messagesFor } from '../messages/messages.ts'
import { FooterMenu } from './footer-menu.tsx'
import { SunriseFields } from './sunrise-fields.tsx'

export const SiteFooter = ({ view }: Pick<PagePartProps, 'view'>) => {
  const messages = messagesFor(view.page.locale)
  const entries = view.menus.footer ?? []
  return (
    <footer className="site-footer">
      <SunriseFields />
      <div className="site-footer__main wrap">
        <p className="site-footer__claim">{messages.claim}</p>
        {entries.length > 0 && (
          <nav aria-label={messages.footerMenu}>
            <FooterMenu entries={entries} />
          </nav>
        )}
      </div>
      <div className="wrap">
        <p className="site-footer__legal">{messages.legal}</p>
      </div>
    </footer>
  )
}
