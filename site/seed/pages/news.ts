import { starterPage } from '../starter-page.ts'

export const news = starterPage({
  name: 'news',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'actueel',
      title: 'Actueel',
      seoDescription:
        'Nieuws van SOM: wat wij leren, schrijven en veranderen, met de cijfers en de missers erbij.',
      promise: 'Actueel',
      intro: 'Wat wij leren, schrijven en veranderen.',
      empty: 'Er is nog geen nieuws. Kom gerust terug.',
    },
    'en-gb': {
      slug: 'news',
      title: 'News',
      seoDescription:
        'News from SOM: what we learn, write and change, with the figures and the failures included.',
      promise: 'News',
      intro: 'What we learn, write and change.',
      empty: 'There is no news yet. Do come back.',
    },
  },
  blocks: texts => [
    { type: 'hero', key: 'opening', props: { title: texts.promise, intro: texts.intro } },
    {
      type: 'page-list',
      key: 'list',
      props: { types: [{ key: 'news', type: 'news' }], emptyText: texts.empty },
    },
  ],
})
