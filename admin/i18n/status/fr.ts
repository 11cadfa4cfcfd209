import type { Translated } from '../translated.ts'
import type { status as en } from './en.ts'

export const status: Translated<typeof en> = {
  status: {
    title: 'État',
    forbidden: 'Vous n’avez pas l’autorisation de consulter l’état du site.',
    failed: 'Impossible de charger l’état du site.',
    fine: 'Tout fonctionne.',
    attention: 'À vérifier',
    facts: 'À propos de ce site',
    version: 'Version',
    started: 'Démarré',
    database: 'Base de données',
    embedded: 'PostgreSQL {version}, intégrée',
    external: 'PostgreSQL {version}',
    files: 'Fichiers',
    inFolder: '{count, plural, one {# fichier} other {# fichiers}}, {size}',
    inBucket: '{count, plural, one {# fichier} other {# fichiers}}, {size}, dans un bucket',
    free: 'Espace libre',
    mails: 'E-mails',
    renditions: 'Images pour les visiteurs',
    waiting: '{count, plural, =0 {Aucun élément en attente} other {# en attente}}',
    backup: 'Dernière sauvegarde',
    none: 'Aucune pour l’instant',
    item: {
      full: 'Il n’y a plus d’espace : rien ne peut être enregistré. Un administrateur système doit en libérer.',
      reserve:
        'Il reste peu d’espace : les envois de fichiers sont refusés. Un administrateur système doit en libérer.',
      missing:
        '{count, plural, one {Le contenu de # fichier manque dans le stockage.} other {Le contenu de # fichiers manque dans le stockage.}} Un administrateur système peut le restaurer à partir d’une sauvegarde.',
      noMailServer:
        'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés, mais pas envoyés.',
      mailsGivenUp:
        '{count, plural, one {# e-mail n’a pas pu être remis.} other {# e-mails n’ont pas pu être remis.}}',
      mailsWaiting:
        'Le serveur de messagerie n’accepte plus rien depuis un moment : {count, plural, one {# e-mail attend} other {# e-mails attendent}}.',
      schedulesFailed:
        '{count, plural, one {# modification planifiée a échoué.} other {# modifications planifiées ont échoué.}}',
      schedulesLate:
        '{count, plural, one {# modification planifiée est en retard.} other {# modifications planifiées sont en retard.}}',
      noBackups: 'Aucune sauvegarde n’est planifiée.',
      backupFailed: 'La dernière sauvegarde a échoué.',
      webhooksFailing:
        '{count, plural, one {# webhook n’atteint pas son destinataire.} other {# webhooks n’atteignent pas leurs destinataires.}}',
      webhooksDisabled:
        '{count, plural, one {# webhook a été désactivé après trois jours d’échecs.} other {# webhooks ont été désactivés après trois jours d’échecs.}}',
      hooksFailing:
        '{count, plural, one {# tâche du code propre à ce site échoue et sera réessayée.} other {# tâches du code propre à ce site échouent et seront réessayées.}}',
      hooksGivenUp:
        '{count, plural, one {# tâche du code propre à ce site a été abandonnée après trois jours d’échecs.} other {# tâches du code propre à ce site ont été abandonnées après trois jours d’échecs.}}',
    },
    link: {
      mails: 'E-mails',
      backups: 'Sauvegardes',
      requests: 'Demandes et planifications',
      webhooks: 'Webhooks',
      jobs: 'Tâches en arrière-plan',
    },
  },
}
