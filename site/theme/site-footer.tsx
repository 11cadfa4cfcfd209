import { globalOf, type PagePartProps } from 'ximblox/views'
import { footer } from '../globals/footer.global.ts'
import { messagesFor } from '../messages/messages.ts'
import { ContactLines } from './contact-lines.tsx'
import { FooterMenu } from './footer-menu.tsx'
import { NewsletterSignUp } from './newsletter-sign-up.tsx'
import { SunriseFields } from './sunrise-fields.tsx'

export const SiteFooter = ({ view }: Pick<PagePartProps, 'view'>) => {
  const messages = messagesFor(view.page.locale)
  const { claim, legal } = globalOf(view, footer).props
  const entries = view.menus.footer ?? []
  return (
    <footer className="site-footer">
      <SunriseFields />
      <div className="site-footer__main wrap">
        <div className="site-footer__about">
          {claim !== '' && <p className="site-footer__claim">{claim}</p>}
          <ContactLines view={view} />
          <NewsletterSignUp view={view} />
        </div>
        {entries.length > 0 && (
          <nav aria-label={messages.footerMenu}>
            <FooterMenu entries={entries} />
          </nav>
        )}
      </div>
      {legal !== '' && (
        <div className="wrap">
          <p className="site-footer__legal">{legal}</p>
        </div>
      )}
    </footer>
  )
}
