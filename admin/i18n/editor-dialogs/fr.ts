import type { Translated } from '../translated.ts'
import type { editorDialogs as english } from './en.ts'

export const editorDialogs: Translated<typeof english> = {
  deletion: {
    open: 'Supprimer la page',
    title: 'Supprimer « {title} » ?',
    message: 'La page est placée dans la corbeille. Vous pouvez la restaurer jusqu’au {date}.',
    used: 'Ces liens vers la page ne fonctionneront plus :',
    delete: 'Supprimer',
    deleteAnyway: 'Supprimer quand même',
    deleted: '« {title} » a été supprimée',
  },
  duplication: {
    open: 'Dupliquer la page',
    title: 'Dupliquer « {title} »',
    newTitle: '{title} (copie)',
    duplicate: 'Dupliquer',
  },
}
