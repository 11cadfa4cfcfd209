import type { Label } from 'ximblox'

/** Field names that several blocks share. */
export const labels = {
  title: { en: 'Title', nl: 'Titel', de: 'Titel', fr: 'Titre' },
  text: { en: 'Text', nl: 'Tekst', de: 'Text', fr: 'Texte' },
  intro: { en: 'Introduction', nl: 'Inleiding', de: 'Einleitung', fr: 'Introduction' },
  image: { en: 'Image', nl: 'Afbeelding', de: 'Bild', fr: 'Image' },
  content: { en: 'Content', nl: 'Inhoud', de: 'Inhalt', fr: 'Contenu' },
  caption: { en: 'Caption', nl: 'Bijschrift', de: 'Bildunterschrift', fr: 'Légende' },
  link: { en: 'Link', nl: 'Link', de: 'Link', fr: 'Lien' },
  action: { en: 'Button', nl: 'Knop', de: 'Schaltfläche', fr: 'Bouton' },
  background: { en: 'Background', nl: 'Achtergrond', de: 'Hintergrund', fr: 'Arrière-plan' },
  width: { en: 'Width', nl: 'Breedte', de: 'Breite', fr: 'Largeur' },
  layout: { en: 'Layout', nl: 'Indeling', de: 'Anordnung', fr: 'Disposition' },
} as const satisfies Record<string, Label>
