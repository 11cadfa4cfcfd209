import { defineGlobal, list, multiline, plain, url } from 'ximblox'

export const contactDetails = defineGlobal({
  id: 'contact',
  version: 1,
  label: { en: 'Contact details', nl: 'Contactgegevens', de: 'Kontaktdaten', fr: 'Coordonnées' },
  description: {
    en: 'Address, phone, email and social media, as the footer shows them.',
    nl: 'Adres, telefoon, e-mail en sociale media, zoals de voettekst ze toont.',
    de: 'Anschrift, Telefon, E-Mail und soziale Medien, wie die Fußzeile sie zeigt.',
    fr: 'Adresse, téléphone, e-mail et réseaux sociaux, tels que le pied de page les affiche.',
  },
  fields: {
    address: multiline({ label: { en: 'Address', nl: 'Adres', de: 'Anschrift', fr: 'Adresse' }, max: 300 }),
    phone: plain({ label: { en: 'Phone', nl: 'Telefoon', de: 'Telefon', fr: 'Téléphone' }, max: 40 }),
    email: plain({
      label: { en: 'Email address', nl: 'E-mailadres', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
      max: 250,
    }),
    social: list({
      label: { en: 'Social media', nl: 'Sociale media', de: 'Soziale Medien', fr: 'Réseaux sociaux' },
      itemLabel: { en: 'Profile', nl: 'Profiel', de: 'Profil', fr: 'Profil' },
      max: 8,
      fields: {
        name: plain({
          label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
          max: 40,
          required: true,
        }),
        url: url({
          label: { en: 'URL', nl: 'URL', de: 'URL', fr: 'URL' },
          required: true,
        }),
      },
    }),
  },
})
