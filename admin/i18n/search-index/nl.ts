import type { Translated } from '../translated.ts'
import type { searchIndex as en } from './en.ts'

export const searchIndex: Translated<typeof en> = {
  searchIndex: {
    title: 'Zoekindex',
    forbidden: 'U mag de zoekindex niet beheren.',
    failed: 'De status van de zoekindex kon niet worden geladen.',
    index: 'Index',
    help: 'Bezoekers vinden gepubliceerde pagina’s via deze index. De index wordt bij elke publicatie bijgewerkt.',
    indexed:
      '{count, plural, =0 {Geen pagina is vindbaar} one {# pagina is vindbaar} other {# pagina’s zijn vindbaar}}',
    idle: 'Alle pagina’s zijn bij hun publicatie geïndexeerd.',
    isRemoved:
      'Alle pagina’s zijn verwijderd. Pagina’s die vanaf nu worden gepubliceerd, worden weer geïndexeerd.',
    loading: 'De pagina’s worden geïndexeerd…',
    success: '{count, plural, one {# pagina geïndexeerd} other {# pagina’s geïndexeerd}}',
    error:
      '{count, plural, one {# pagina kon niet worden geïndexeerd.} other {# pagina’s konden niet worden geïndexeerd.}}',
    progress: '{done, number} van {total, number}',
    indexAll: 'Alle pagina’s indexeren',
    removeAll: 'Alle pagina’s verwijderen',
    removeTitle: 'Alle pagina’s uit de index verwijderen?',
    removeMessage:
      'Bezoekers vinden niets totdat de pagina’s opnieuw zijn geïndexeerd. De pagina’s zelf veranderen niet.',
    removed:
      '{count, plural, one {# pagina uit de index verwijderd} other {# pagina’s uit de index verwijderd}}',
    failedAction: 'De zoekindex kon niet worden gewijzigd.',
    try: 'Zoeken uitproberen',
    term: 'Zoekterm',
    search: 'Zoeken',
    searchFailed: 'De site kon niet worden doorzocht.',
    results:
      '{count, plural, =0 {Geen pagina’s gevonden} one {# pagina gevonden} other {# pagina’s gevonden}}',
    resultsMoreThan: 'Meer dan {count, number} pagina’s gevonden',
    corrected:
      'Niets komt overeen met deze term. {count, plural, one {# pagina} other {# pagina’s}} gevonden voor “{suggestion}”.',
    correctedMoreThan:
      'Niets komt overeen met deze term. Meer dan {count, number} pagina’s gevonden voor “{suggestion}”.',
  },
}
