import type { Translated } from '../translated.ts'
import type { ui as english } from './en.ts'

export const ui: Translated<typeof english> = {
  missingCode: {
    waiting: 'Een deel van dit scherm kon niet worden geladen. Het verschijnt zodra dat lukt.',
    outdated:
      'Ximblox is bijgewerkt op de server. Laad opnieuw om verder te gaan; teksten van pagina’s blijven bewaard.',
    reload: 'Opnieuw laden',
  },
  modal: {
    close: 'Sluiten',
    cancel: 'Annuleren',
    dropWords: 'Wat u hebt getypt weggooien?',
    drop: 'Weggooien',
    keepWords: 'Verder bewerken',
  },
  input: {
    counter: '{length} van {max}',
    showPassword: 'Wachtwoord tonen',
    tooLong: '{count, plural, one {# teken} other {# tekens}} te veel',
    addressHelp: 'Bijvoorbeeld voorbeeld.nl, /contact of naam@voorbeeld.nl',
  },
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
    created: 'Gemaakt',
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
  leaving: {
    title: 'Pagina verlaten zonder op te slaan?',
    message:
      'Uw laatste wijzigingen konden niet worden opgeslagen. Deze browser bewaart ze tot u de pagina weer opent.',
    held: 'Dit kan zo niet worden opgeslagen: {values}. Deze browser bewaart het; al het andere is opgeslagen.',
    address: 'Het nieuwe adres is nog niet opgeslagen.',
    pictures: 'Een afbeelding die u hebt geplakt, staat nog niet op de pagina en zou daar ontbreken.',
    words: 'Dit is niet opgeslagen en gaat verloren: {words}',
    leave: 'Verlaten',
    stay: 'Verder bewerken',
  },
  undoRedo: {
    undo: 'Ongedaan maken',
    redo: 'Opnieuw uitvoeren',
  },
}
