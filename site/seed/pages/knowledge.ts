import { starterPage } from '../starter-page.ts'

export const knowledge = starterPage({
  name: 'knowledge',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'kenniscentrum',
      title: 'Kenniscentrum',
      seoDescription:
        'Werkbladen, tools en brochures van SOM om vandaag nog zelf mee te beginnen, gratis en op één blad.',
      promise: 'Begin zelf.',
      intro: 'Wat wij bij klanten op tafel leggen, op één blad. Neem het mee naar uw eigen tafel.',
      leafletTitle: 'Acht vragen aan een leverancier',
      leafletIntro:
        'Een blad voor bij de telefoon: acht vragen die in een kwartier laten horen hoe een leverancier werkt.',
      leaflet: 'leverancier.pdf',
    },
    'en-gb': {
      slug: 'knowledge-centre',
      title: 'Knowledge centre',
      seoDescription:
        'Worksheets, tools and leaflets from SOM that get you started today, free of charge and on one sheet.',
      promise: 'Start without us.',
      intro: 'The things we put on our clients’ tables, on one sheet each. Take them to a table of your own.',
      leafletTitle: 'Eight questions for a supplier',
      leafletIntro:
        'A sheet to keep by the phone: eight questions that tell you within fifteen minutes how a supplier works.',
      leaflet: 'supplier.pdf',
    },
  },
  blocks: (texts, to) => [
    { type: 'hero', key: 'opening', props: { title: texts.promise, intro: texts.intro } },
    {
      type: 'leaflet-form',
      key: 'leaflet',
      props: {
        title: texts.leafletTitle,
        intro: texts.leafletIntro,
        privacy: { target: to.page('privacy') },
        background: 'tint',
      },
      __files: { leaflet: to.file(texts.leaflet) },
    },
  ],
})
