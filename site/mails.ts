import { languages } from 'ximblox'
import type { SiteMails } from 'ximblox/server'
import { initialTexts } from './globals/initial-texts.ts'
import { formMailCatalogue } from './messages/form-mails/form-mail-messages.ts'

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
    frame: { footer: formMailCatalogue[language].footer.replace('{site}', nameIn(language)) },
  })),
}
