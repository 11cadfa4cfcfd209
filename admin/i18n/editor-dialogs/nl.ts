import type { Translated } from '../translated.ts'
import type { editorDialogs as english } from './en.ts'

export const editorDialogs: Translated<typeof english> = {
  deletion: {
    open: 'Pagina verwijderen',
    title: '“{title}” verwijderen?',
    message: 'De pagina gaat naar de prullenbak en kan tot {date} worden hersteld.',
    used: 'Deze links naar de pagina werken dan niet meer:',
    delete: 'Verwijderen',
    deleteAnyway: 'Toch verwijderen',
    deleted: '“{title}” is verwijderd',
  },
  duplication: {
    open: 'Pagina dupliceren',
    title: '“{title}” dupliceren',
    newTitle: '{title} (kopie)',
    duplicate: 'Dupliceren',
  },
}
