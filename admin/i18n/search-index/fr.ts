import type { Translated } from '../translated.ts'
import type { searchIndex as en } from './en.ts'

export const searchIndex: Translated<typeof en> = {
  searchIndex: {
    title: 'Index de recherche',
    forbidden: 'Vous n’avez pas l’autorisation de gérer l’index de recherche.',
    failed: 'Impossible de charger l’état de l’index de recherche.',
    index: 'Index',
    help: 'Les visiteurs trouvent les pages publiées grâce à cet index. Il est mis à jour à chaque publication.',
    indexed:
      '{count, plural, =0 {Aucune page ne peut être trouvée} one {# page peut être trouvée} other {# pages peuvent être trouvées}}',
    idle: 'Toutes les pages ont été indexées lors de leur publication.',
    isRemoved:
      'Toutes les pages ont été retirées. Les pages publiées à partir de maintenant sont de nouveau indexées.',
    loading: 'Les pages sont en cours d’indexation…',
    success: '{count, plural, one {# page indexée} other {# pages indexées}}',
    error:
      '{count, plural, one {# page n’a pas pu être indexée.} other {# pages n’ont pas pu être indexées.}}',
    progress: '{done, number} sur {total, number}',
    indexAll: 'Indexer toutes les pages',
    removeAll: 'Retirer toutes les pages',
    removeTitle: 'Retirer toutes les pages de l’index ?',
    removeMessage:
      'Les visiteurs ne trouvent rien tant que les pages ne sont pas indexées de nouveau. Les pages elles-mêmes ne changent pas.',
    removed: '{count, plural, one {# page retirée de l’index} other {# pages retirées de l’index}}',
    failedAction: 'Impossible de modifier l’index de recherche.',
    try: 'Essayer la recherche',
    term: 'Terme de recherche',
    search: 'Rechercher',
    searchFailed: 'Impossible d’effectuer la recherche.',
    results: '{count, plural, =0 {Aucune page trouvée} one {# page trouvée} other {# pages trouvées}}',
    resultsMoreThan: 'Plus de {count, number} pages trouvées',
    corrected:
      'Rien ne correspond à ce terme. {count, plural, one {# page trouvée} other {# pages trouvées}} pour « {suggestion} ».',
    correctedMoreThan:
      'Rien ne correspond à ce terme. Plus de {count, number} pages trouvées pour « {suggestion} ».',
  },
}
