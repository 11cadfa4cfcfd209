import type { Translated } from '../translated.ts'
import type { editorDialogs as english } from './en.ts'

export const editorDialogs: Translated<typeof english> = {
  deletion: {
    open: 'Seite löschen',
    title: '„{title}“ löschen?',
    message: 'Die Seite wird in den Papierkorb verschoben und lässt sich bis zum {date} wiederherstellen.',
    used: 'Diese Links auf die Seite funktionieren dann nicht mehr:',
    delete: 'Löschen',
    deleteAnyway: 'Trotzdem löschen',
    deleted: '„{title}“ wurde gelöscht',
  },
  duplication: {
    open: 'Seite duplizieren',
    title: '„{title}“ duplizieren',
    newTitle: '{title} (Kopie)',
    duplicate: 'Duplizieren',
  },
}
