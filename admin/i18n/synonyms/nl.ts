import type { Translated } from '../translated.ts'
import type { synonyms as english } from './en.ts'

export const synonyms: Translated<typeof english> = {
  synonyms: {
    title: 'Synoniemen',
    forbidden: 'U hebt geen rechten om synoniemen te beheren.',
    intro:
      'Woorden die voor bezoekers die de site doorzoeken hetzelfde betekenen. Wie er één zoekt, vindt meteen ook de pagina’s met de andere, zonder indexeren.',
    none: 'Nog geen synoniemen. Voeg een woord toe waarop bezoekers zoeken, met de woorden die uw pagina’s ervoor gebruiken.',
    add: 'Nieuwe synoniemen',
    words: 'Woorden',
    wordsHelp: 'Gescheiden door komma’s: {example}. Elk kan uit meer woorden bestaan.',
    example: 'csrd, duurzaamheidsverslaggeving',
    language: 'Taal',
    editTitle: 'Synoniemen wijzigen',
    save: 'Opslaan',
    create: 'Synoniemen toevoegen',
    created: '{words} betekenen nu hetzelfde',
    changed: 'Synoniemen gewijzigd',
    actions: 'Acties',
    actionsNamed: 'Acties voor {words}',
    edit: 'Wijzigen',
    delete: 'Verwijderen',
    deleteTitle: 'De synoniemen {words} verwijderen?',
    deleteMessage: 'De zoekfunctie vindt dan alleen nog pagina’s met het gezochte woord.',
    deleted: 'Synoniemen verwijderd',
    undo: 'Ongedaan maken',
    restored: 'Synoniemen hersteld',
    taken: '“{word}” staat al bij andere synoniemen van deze taal',
    tooLong: '“{word}” is te lang: {words} woorden en {length} tekens is het maximum',
    tooFew: 'Vul minstens twee verschillende woorden in',
    tooMany: 'Vul er hoogstens {max} in',
    full: 'Deze taal heeft {max} groepen synoniemen, en dat is het maximum',
  },
}
