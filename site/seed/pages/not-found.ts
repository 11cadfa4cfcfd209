import { starterPage } from '../starter-page.ts'

/** Drawn with status 404 wherever no page is found. */
export const notFound = starterPage({
  name: 'not-found',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: '404',
      title: 'Pagina niet gevonden',
      seoDescription:
        'Dit adres leidt nergens heen. Zoek op de website van SOM, of ga verder via een van de links op deze pagina.',
      promise: 'Deze optelling klopt niet.',
      intro:
        'Het adres is veranderd, of er sloop een tikfout in. De pagina die u zoekt staat hier in elk geval niet.',
      action: 'Naar de startpagina',
      training: 'Trainingen',
      news: 'Actueel',
      contact: 'Contact',
      elsewhere: 'Misschien zocht u dit',
      look: 'Bekijken',
    },
    'en-gb': {
      slug: '404',
      title: 'Page not found',
      seoDescription:
        'This address leads nowhere. Search the website of SOM, or carry on from one of the links on this page.',
      promise: 'This does not add up.',
      intro:
        'The address has changed, or a typing error slipped in. Either way, the page you are looking for is not here.',
      action: 'To the home page',
      training: 'Training courses',
      news: 'News',
      contact: 'Contact',
      elsewhere: 'Perhaps you were after one of these',
      look: 'Have a look',
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: {
        title: texts.promise,
        intro: texts.intro,
        action: { label: texts.action, target: to.page('home') },
      },
    },
    { type: 'search-box', key: 'search' },
    {
      type: 'cards',
      key: 'elsewhere',
      props: {
        title: texts.elsewhere,
        cards: [
          {
            key: 'training',
            title: texts.training,
            link: { label: texts.look, target: to.page('training') },
          },
          { key: 'news', title: texts.news, link: { label: texts.look, target: to.page('news') } },
          { key: 'contact', title: texts.contact, link: { label: texts.look, target: to.page('contact') } },
        ],
      },
    },
  ],
})
