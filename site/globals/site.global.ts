import { defineGlobal, image, link, plain } from 'ximblox'
import { initialTexts } from './initial-texts.ts'

/** What every page says about the organisation, and the pages that header and footer lead to. */
export const siteContent = defineGlobal({
  id: 'site',
  version: 1,
  label: { en: 'Name and header', nl: 'Naam en kop', de: 'Name und Kopf', fr: 'Nom et en-tête' },
  description: {
    en: 'The name of the organisation, the default image for sharing, and the pages for search and newsletter.',
    nl: 'De naam van de organisatie, de standaardafbeelding om te delen, en de pagina’s voor zoeken en nieuwsbrief.',
    de: 'Der Name der Organisation, das Standardbild zum Teilen und die Seiten für Suche und Newsletter.',
    fr: 'Le nom de l’organisation, l’image de partage par défaut et les pages de recherche et de newsletter.',
  },
  fields: {
    name: plain({
      label: { en: 'Name', nl: 'Naam', de: 'Name', fr: 'Nom' },
      help: {
        en: 'Shown in tabs, in search results and when a page is shared.',
        nl: 'Staat in tabbladen, in zoekresultaten en bij gedeelde pagina’s.',
        de: 'Steht in Tabs, in Suchergebnissen und bei geteilten Seiten.',
        fr: 'Affiché dans les onglets, les résultats de recherche et les pages partagées.',
      },
      max: 80,
      required: true,
    }),
    tagline: plain({
      label: { en: 'Tagline', nl: 'Ondertitel', de: 'Untertitel', fr: 'Sous-titre' },
      help: {
        en: 'Shown next to the logo.',
        nl: 'Staat naast het logo.',
        de: 'Steht neben dem Logo.',
        fr: 'Affiché à côté du logo.',
      },
      max: 40,
    }),
    shareImage: image({
      label: {
        en: 'Image for sharing',
        nl: 'Afbeelding om te delen',
        de: 'Bild zum Teilen',
        fr: 'Image de partage',
      },
      help: {
        en: 'Used for pages without an image of their own.',
        nl: 'Voor pagina’s zonder eigen afbeelding.',
        de: 'Für Seiten ohne eigenes Bild.',
        fr: 'Pour les pages sans image propre.',
      },
      aspectRatio: 1.91,
    }),
    searchPage: link({
      label: { en: 'Search page', nl: 'Zoekpagina', de: 'Suchseite', fr: 'Page de recherche' },
    }),
    newsletterPage: link({
      label: {
        en: 'Newsletter page',
        nl: 'Nieuwsbriefpagina',
        de: 'Newsletter-Seite',
        fr: 'Page de la newsletter',
      },
    }),
  },
  initialProps: locale => {
    const { name, tagline } = initialTexts(locale)
    return { name, tagline }
  },
})
