import type { Translated } from '../translated.ts'
import type { backups as en } from './en.ts'

export const backups: Translated<typeof en> = {
  backups: {
    title: 'Sauvegardes',
    forbidden: 'Vous n’avez pas l’autorisation de gérer les sauvegardes.',
    failed: 'Impossible de charger les sauvegardes.',
    offTitle: 'Aucune sauvegarde n’est planifiée',
    offMessage:
      'L’administrateur système indique un dossier ou un bucket dans BACKUP_URL. D’ici là, les sauvegardes sont créées uniquement avec la commande « ximblox backup ».',
    none: 'Il n’y a pas encore de sauvegarde.',
    last: 'Dernière sauvegarde',
    next: 'Prochaine sauvegarde',
    location: 'Emplacement',
    kept: 'Conservation',
    keptValue:
      'la plus récente {days, plural, one {du dernier jour} other {de chacun des # derniers jours}} et {weeks, plural, one {de la dernière semaine} other {de chacune des # dernières semaines}}',
    encryption: 'Chiffrement',
    encrypted: 'Avec une phrase secrète',
    notEncrypted: 'Aucun. L’administrateur système définit BACKUP_PASSPHRASE pour chiffrer les sauvegardes.',
    failing: 'La dernière sauvegarde a échoué',
    failingSince: 'Il n’y a pas de sauvegarde plus récente que la dernière réussie ci-dessous.',
    now: 'Sauvegarder maintenant',
    running: 'Une sauvegarde est en cours…',
    couldNotStart: 'Impossible de lancer une sauvegarde.',
    history: 'Historique',
    time: 'Date et heure',
    result: 'Résultat',
    size: 'Taille',
    duration: 'Durée',
    state: {
      waiting: 'En attente',
      running: 'En cours',
      success: 'Vérifiée',
      failed: 'Échouée',
    },
    replaced: 'Remplacée par une plus récente',
    missing:
      '{count, plural, one {Le contenu de # fichier manquait dans le stockage.} other {Le contenu de # fichiers manquait dans le stockage.}}',
    seconds: '{count, plural, one {# seconde} other {# secondes}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
  },
}
