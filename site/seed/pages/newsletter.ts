import { callToAction } from '../sections.ts'
import { picture, starterPage } from '../starter-page.ts'

export const newsletter = starterPage({
  name: 'newsletter',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'nieuwsbrief',
      title: 'Nieuwsbrief',
      seoDescription:
        'Eén keer per maand een brief van SOM: een praktijkverhaal, een getal en een vraag over duurzaam ondernemen.',
      promise: 'Eén brief per maand.',
      intro: 'Een praktijkverhaal, een getal en een vraag. Te lezen in de tijd van een kop koffie.',
      alt: 'Een brievenbus waar enveloppen uit komen die in bladeren veranderen',
      formTitle: 'Aanmelden',
      formIntro: 'Alleen uw e-mailadres. Uitschrijven kan met één klik, onder elke brief.',
      next: {
        title: 'Eerst iets lezen?',
        text: 'Op de nieuwspagina staat wat wij dit jaar telden, bouwden en verkeerd hadden.',
        label: 'Lees het nieuws',
      },
    },
    'en-gb': {
      slug: 'newsletter',
      title: 'Newsletter',
      seoDescription:
        'One letter a month from SOM: a story from practice, a figure and a question about sustainable business.',
      promise: 'One letter a month.',
      intro:
        'A story from practice, a figure and a question. It takes as long to read as a cup of coffee takes to drink.',
      alt: 'A letter box with envelopes that turn into leaves',
      formTitle: 'Sign up',
      formIntro: 'Your email address is all we need. Unsubscribe with one click at the foot of every letter.',
      next: {
        title: 'Something to read first?',
        text: 'Our news pages tell what we counted, built and got wrong this year.',
        label: 'Read the news',
      },
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: { title: texts.promise, intro: texts.intro },
      __images: { image: picture(to, 'letters', texts.alt) },
    },
    {
      type: 'newsletter-form',
      key: 'signup',
      props: { title: texts.formTitle, intro: texts.formIntro, privacy: { target: to.page('privacy') } },
    },
    callToAction(texts.next, to.page('news')),
  ],
})
