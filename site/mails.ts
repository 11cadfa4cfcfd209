import { languages } from '@ximblox/contract/locales'
import { mailTexts } from '@ximblox/contract/messages/mails/mail-texts'
import type { SiteMails } from 'ximblox/server'
import { initialTexts } from './globals/initial-texts.ts'

const inLanguages = <T>(valueOf: (language: (typeof languages)[number]) => T) =>
  Object.fromEntries(languages.map(language => [language, valueOf(language)]))

const nameIn = (language: string): string => initialTexts(language).name

/** All mails come from the organisation, with the colours of its buttons. */
export const mails: SiteMails = {
  senders: inLanguages(nameIn),
  design: {
    logo: { file: new URL('assets/icons/icon-192.png', import.meta.url), alt: 'SOM', width: 64 },
    // Those of `--accent` and `--on-accent` in the tokens of the theme.
    colors: { button: '#f4a63a', buttonText: '#14261d' },
  },
  texts: inLanguages(language => ({
    frame: { footer: mailTexts[language].frame.footer.replace('{site}', nameIn(language)) },
  })),
}
