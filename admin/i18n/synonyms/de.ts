import type { Translated } from '../translated.ts'
import type { synonyms as english } from './en.ts'

export const synonyms: Translated<typeof english> = {
  synonyms: {
    title: 'Synonyme',
    forbidden: 'Sie haben keine Berechtigung, Synonyme zu verwalten.',
    intro:
      'Wörter, die für Besucher, die die Website durchsuchen, dasselbe bedeuten. Wer eines davon sucht, findet sofort auch die Seiten mit den anderen, ohne neue Indexierung.',
    none: 'Noch keine Synonyme. Fügen Sie ein Wort hinzu, nach dem Besucher suchen, mit den Wörtern, die Ihre Seiten dafür haben.',
    add: 'Neue Synonyme',
    words: 'Wörter',
    wordsHelp: 'Durch Kommas getrennt: {example}. Jedes kann aus mehreren Wörtern bestehen.',
    example: 'csrd, nachhaltigkeitsbericht',
    language: 'Sprache',
    editTitle: 'Synonyme ändern',
    save: 'Speichern',
    create: 'Synonyme hinzufügen',
    created: '{words} bedeuten jetzt dasselbe',
    changed: 'Synonyme geändert',
    actions: 'Aktionen',
    actionsNamed: 'Aktionen für {words}',
    edit: 'Ändern',
    delete: 'Löschen',
    deleteTitle: 'Die Synonyme {words} löschen?',
    deleteMessage: 'Die Suche findet dann nur noch Seiten mit dem gesuchten Wort.',
    deleted: 'Synonyme gelöscht',
    undo: 'Rückgängig',
    restored: 'Synonyme wiederhergestellt',
    taken: '„{word}“ ist schon bei anderen Synonymen dieser Sprache',
    tooLong: '„{word}“ ist zu lang: höchstens {words} Wörter und {length} Zeichen',
    tooFew: 'Geben Sie mindestens zwei verschiedene Wörter ein',
    tooMany: 'Geben Sie höchstens {max} ein',
    full: 'Diese Sprache hat {max} Gruppen von Synonymen, mehr sind nicht möglich',
  },
}
