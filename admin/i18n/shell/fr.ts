import type { Translated } from '../translated.ts'
import type { shell as english } from './en.ts'

export const shell: Translated<typeof english> = {
  menu: {
    label: 'Menu principal',
    pages: 'Pages',
    pageOverview: 'Vue d’ensemble',
    menuStructure: 'Structure des menus',
    newPage: 'Nouvelle page',
    siteContent: 'Contenu du site',
    pageTypes: 'Types de page',
    mediaLibrary: 'Médiathèque',
    publicationRequests: 'Demandes de publication',
    submissions: 'Envois',
    userManagement: 'Gestion des utilisateurs',
    settings: 'Paramètres',
    logOut: 'Se déconnecter',
  },
  shell: {
    name: 'CMS',
    home: 'Aller au tableau de bord',
    skip: 'Aller au contenu',
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    fold: 'Masquer le menu',
    unfold: 'Afficher le menu',
    breadcrumbs: 'Fil d’Ariane',
    settings: 'Paramètres',
    logOut: 'Se déconnecter',
    notFound: 'Page introuvable',
    crashed: 'Une erreur est survenue',
    crashedHelp:
      'Vos modifications non enregistrées sont conservées dans ce navigateur. Rechargez la page pour continuer.',
    reload: 'Recharger',
    failedPart: 'Cette partie n’a pas pu être affichée.',
  },
  logIn: {
    title: 'Se connecter',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    capsLock: 'Verr. Maj est activé',
    again: 'Se reconnecter',
    expired:
      'Votre session a expiré. Connectez-vous pour continuer. Votre travail sur cet écran est conservé.',
  },
  logOut: {
    title: 'Se déconnecter ?',
    message: 'Vous pourrez vous reconnecter à tout moment.',
    confirm: 'Se déconnecter',
  },
  idle: {
    title: 'Êtes-vous toujours là ?',
    message: 'Vous serez déconnecté dans {seconds, plural, one {# seconde} other {# secondes}}.',
    stay: 'Rester connecté',
    logOut: 'Se déconnecter maintenant',
  },
  keys: { Ctrl: 'Ctrl', Shift: 'Maj', Alt: 'Alt', Enter: 'Entrée', Delete: 'Suppr', Esc: 'Échap' },
  languages: { en: 'Anglais', nl: 'Néerlandais', de: 'Allemand', fr: 'Français' },
}
