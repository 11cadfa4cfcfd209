import { starterPage } from '../starter-page.ts'

export const search = starterPage({
  name: 'search',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'zoeken',
      title: 'Zoeken',
      seoDescription: 'Zoek in trainingen, projecten, nieuws en alle andere pagina’s van SOM.',
      popular: 'Veel gelezen',
      advice: 'Advies',
      training: 'Trainingen',
      news: 'Actueel',
      contact: 'Contact',
    },
    'en-gb': {
      slug: 'search',
      title: 'Search',
      seoDescription: 'Search the training courses, projects, news and all the other pages of SOM.',
      popular: 'Popular pages',
      advice: 'Advice',
      training: 'Training courses',
      news: 'News',
      contact: 'Contact',
    },
  },
  blocks: (texts, to) => [
    {
      type: 'search-results',
      key: 'results',
      props: {
        popularTitle: texts.popular,
        popular: [
          { key: 'advice', link: { label: texts.advice, target: to.page('advice') } },
          { key: 'training', link: { label: texts.training, target: to.page('training') } },
          { key: 'news', link: { label: texts.news, target: to.page('news') } },
          { key: 'contact', link: { label: texts.contact, target: to.page('contact') } },
        ],
      },
    },
  ],
})
