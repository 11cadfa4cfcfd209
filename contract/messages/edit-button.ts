import type { Language } from '../locales.ts'

/** The link from a public page to its editor, which only users see. */
export const editButton: Record<Language, string> = {
  en: 'Edit this page',
  nl: 'Deze pagina bewerken',
  de: 'Diese Seite bearbeiten',
  fr: 'Modifier cette page',
}
