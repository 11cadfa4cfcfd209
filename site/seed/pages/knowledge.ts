import { picture, starterPage } from '../starter-page.ts'

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
      alt: 'Een patroon van bladeren, elk een stukje verder gedraaid',
      shelfTitle: 'Wat er ligt',
      tools: 'Tools',
      toolsText: 'Vijf bladen om mee aan tafel te gaan zitten. Met een potlood.',
      toolsLink: 'Naar de tools',
      literature: 'Literatuur',
      literatureText: 'Zes publicaties van een paar bladzijden, geschreven door wie het werk deed.',
      literatureLink: 'Naar de literatuur',
      news: 'Actueel',
      newsText: 'Verhalen uit de praktijk, met de cijfers en de missers erbij.',
      newsLink: 'Naar het nieuws',
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
      alt: 'A pattern of leaves, each turned a little further than the last',
      shelfTitle: 'On the shelf',
      tools: 'Tools',
      toolsText: 'Five sheets to sit down with around a table. Bring a pencil.',
      toolsLink: 'Browse the tools',
      literature: 'Literature',
      literatureText: 'Six publications of a few pages each, by the people who did the work.',
      literatureLink: 'Browse the literature',
      news: 'News',
      newsText: 'Stories from practice, with the figures and the failures included.',
      newsLink: 'Read the news',
      leafletTitle: 'Eight questions for a supplier',
      leafletIntro:
        'A sheet to keep by the phone: eight questions that tell you within fifteen minutes how a supplier works.',
      leaflet: 'supplier.pdf',
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: { title: texts.promise, intro: texts.intro },
      __images: { image: picture(to, 'leaves', texts.alt) },
    },
    {
      type: 'cards',
      key: 'shelf',
      props: {
        title: texts.shelfTitle,
        cards: [
          {
            key: 'tools',
            title: texts.tools,
            text: texts.toolsText,
            link: { label: texts.toolsLink, target: to.page('tools') },
          },
          {
            key: 'literature',
            title: texts.literature,
            text: texts.literatureText,
            link: { label: texts.literatureLink, target: to.page('literature') },
          },
          {
            key: 'news',
            title: texts.news,
            text: texts.newsText,
            link: { label: texts.newsLink, target: to.page('news') },
          },
        ],
      },
    },
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
