import type { Translated } from '../translated.ts'
import type { ui as english } from './en.ts'

export const ui: Translated<typeof english> = {
  modal: { close: 'Sluiten', cancel: 'Annuleren' },
  input: { counter: '{length} van {max}', showPassword: 'Wachtwoord tonen' },
  search: {
    open: 'Zoeken',
    close: 'Zoeken sluiten',
    placeholder: 'Zoeken…',
    noResults: 'Geen resultaten',
  },
  list: {
    failed: 'Deze lijst kon niet worden geladen.',
    retry: 'Opnieuw proberen',
    showAll: 'Filters wissen',
    from: 'Van',
    until: 'Tot en met',
  },
  uses: {
    onSite: 'gepubliceerd',
    inMenu: 'In het menu “{name}”',
    morePages: '{count, plural, one {en nog één pagina} other {en nog # pagina’s}}',
  },
  copyField: {
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
    failed: 'Uw browser heeft kopiëren geblokkeerd. Kopieer de tekst handmatig.',
  },
  pager: {
    label: 'Paginering',
    page: 'Pagina {page}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
  },
}
