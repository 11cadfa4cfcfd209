import type { Language } from '@ximblox/contract/locales'

/** The headings of the columns that every form has. */
export const csvHeadings: Record<
  Language,
  Record<'id' | 'at' | 'state' | 'page' | 'locale' | 'subject' | 'note', string>
> = {
  en: {
    id: 'Number',
    at: 'Sent at',
    state: 'Status',
    page: 'Page',
    locale: 'Language',
    subject: 'About',
    note: 'Note',
  },
  nl: {
    id: 'Nummer',
    at: 'Verzonden op',
    state: 'Status',
    page: 'Pagina',
    locale: 'Taal',
    subject: 'Betreft',
    note: 'Notitie',
  },
  de: {
    id: 'Nummer',
    at: 'Gesendet am',
    state: 'Status',
    page: 'Seite',
    locale: 'Sprache',
    subject: 'Betrifft',
    note: 'Notiz',
  },
  fr: {
    id: 'Numéro',
    at: 'Envoyé le',
    state: 'État',
    page: 'Page',
    locale: 'Langue',
    subject: 'Objet',
    note: 'Note',
  },
}

export type Ticks = Record<'yes' | 'no', string>

/** What a tick box is in a cell. */
export const csvTicks: Record<Language, Ticks> = {
  en: { yes: 'yes', no: 'no' },
  nl: { yes: 'ja', no: 'nee' },
  de: { yes: 'ja', no: 'nein' },
  fr: { yes: 'oui', no: 'non' },
}
