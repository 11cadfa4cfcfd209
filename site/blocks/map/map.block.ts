import { defineBlock, image, link, multiline, plain } from 'ximblox'
import { appearance } from '../appearance.ts'
import { labels } from '../labels.ts'

/** Where to find the organisation: a still map, the address, and a link for directions. */
export const map = defineBlock({
  id: 'map',
  version: 1,
  label: { en: 'Map', nl: 'Kaart van de omgeving', de: 'Lageplan', fr: 'Plan d’accès' },
  group: 'media',
  keywords: {
    en: 'address location directions route visit office',
    nl: 'adres locatie route routebeschrijving plattegrond bezoek kantoor',
    de: 'Adresse Standort Anfahrt Route Karte Besuch Büro',
    fr: 'adresse lieu itinéraire carte visite bureau',
  },
  icon: 'image-and-text',
  sketch: [['image'], ['title', 'line', 'button']],
  fields: {
    title: plain({ label: labels.title, max: 160, search: 'heading' }),
    address: multiline({
      label: { en: 'Address', nl: 'Adres', de: 'Anschrift', fr: 'Adresse' },
      help: {
        en: 'Leave empty for the address in the contact details of the site.',
        nl: 'Laat leeg voor het adres in de contactgegevens van de site.',
        de: 'Leer lassen für die Anschrift aus den Kontaktdaten der Website.',
        fr: 'Laissez vide pour reprendre l’adresse des coordonnées du site.',
      },
      max: 300,
    }),
    text: multiline({
      label: { en: 'How to get there', nl: 'Bereikbaarheid', de: 'Anfahrt', fr: 'Comment venir' },
      max: 600,
    }),
    directions: link({
      label: { en: 'Route planner', nl: 'Routeplanner', de: 'Routenplaner', fr: 'Calcul d’itinéraire' },
      help: {
        en: 'Leave empty for directions to the address on OpenStreetMap.',
        nl: 'Laat leeg voor een route naar het adres op OpenStreetMap.',
        de: 'Leer lassen für eine Route zur Anschrift auf OpenStreetMap.',
        fr: 'Laissez vide pour un itinéraire vers l’adresse sur OpenStreetMap.',
      },
    }),
    picture: image({
      label: { en: 'Map', nl: 'Kaart', de: 'Karte', fr: 'Plan' },
      help: {
        en: 'Leave empty for a drawn street map.',
        nl: 'Laat leeg voor een getekende plattegrond.',
        de: 'Leer lassen für einen gezeichneten Stadtplan.',
        fr: 'Laissez vide pour un plan dessiné.',
      },
      aspectRatio: 16 / 10,
    }),
    background: appearance.background,
  },
})
