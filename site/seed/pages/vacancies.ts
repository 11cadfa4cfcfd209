import { h2, h3, linkTo, list, p, prose } from '../prose.ts'
import { picture, starterPage } from '../starter-page.ts'

export const vacancies = starterPage({
  name: 'vacancies',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'over-ons/vacatures',
      title: 'Vacatures',
      seoDescription:
        'Werken bij SOM in Utrecht: een vacature voor een adviseur energie, een trainer en een afstudeerplek.',
      promise: 'Kom mee tellen.',
      intro:
        'Wij zijn met acht mensen en willen er tien worden. Niet meer: iedereen moet aan één tafel passen.',
      action: 'Solliciteer',
      alt: 'Akkers vanuit de lucht, elk met eigen voren',
      jobsTitle: 'Wie wij zoeken',
      noJobs: 'Er zijn nu geen vacatures. Een open sollicitatie lezen we altijd.',
      offer: prose(
        h2('Wat u van ons krijgt'),
        list(
          'Een treinabonnement in plaats van een auto',
          'Zes weken vakantie en elke tweede vrijdag vrij',
          'Een tiende van uw tijd voor iets dat u wilt leren',
          'Winst die in december gelijk wordt verdeeld',
        ),
        h2('Afstuderen'),
        p(
          'Elk halfjaar is er plaats voor één afstudeerder. U krijgt een eigen vraag, een begeleider en € 650 per maand.',
        ),
      ),
      how: prose(
        h2('Zo gaat het'),
        p(
          'Schrijf in een halve pagina welke som u bij uw huidige werk zou willen maken. U hoort binnen een week van ons. Daarna volgt een gesprek, een dag meelopen en een besluit, alles binnen drie weken.',
        ),
        h3('Open sollicitaties'),
        p(
          'Staat uw werk er niet bij? Open sollicitaties van vakgenoten lezen we altijd. Sturen kan naar ',
          linkTo('werk@som.example', 'mailto:werk@som.example'),
          '.',
        ),
      ),
    },
    'en-gb': {
      slug: 'about-us/vacancies',
      title: 'Vacancies',
      seoDescription:
        'Careers at SOM in Utrecht: openings for an energy consultant and a trainer, and a graduate placement.',
      promise: 'Come and count with us.',
      intro:
        'There are eight of us and we would like to be ten. No more: we all have to fit round one table.',
      action: 'Apply',
      alt: 'A bird’s-eye view of fields, each with furrows of its own',
      jobsTitle: 'Who we are looking for',
      noJobs: 'There are no vacancies at present. We always read speculative applications.',
      offer: prose(
        h2('What we offer'),
        list(
          'A rail pass in place of a company car',
          'Six weeks’ holiday, and every other Friday off',
          'A tenth of your time for something you want to learn',
          'Profits shared out equally in December',
        ),
        h2('Graduate placements'),
        p(
          'Twice a year we take on one final-year student. You get a question of your own, a supervisor and €650 a month.',
        ),
      ),
      how: prose(
        h2('How it works'),
        p(
          'Write half a page on the sum you would like to do in the job you have now. You will hear from us within a week. Then comes a conversation, a day alongside us and a decision, all within three weeks.',
        ),
        h3('Speculative applications'),
        p(
          'Not what you do? We always read letters from people in the field. Send yours to ',
          linkTo('jobs@som.example', 'mailto:jobs@som.example'),
          '.',
        ),
      ),
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: {
        title: texts.promise,
        intro: texts.intro,
        action: { label: texts.action, target: to.page('contact') },
      },
      __images: { image: picture(to, 'furrows', texts.alt) },
    },
    {
      type: 'page-list',
      key: 'jobs',
      props: {
        title: texts.jobsTitle,
        types: [{ key: 'vacancy', type: 'vacancy' }],
        background: 'tint',
        sort: 'closing',
        emptyText: texts.noJobs,
      },
    },
    {
      type: 'columns',
      key: 'practice',
      slots: {
        left: [{ type: 'rich-text', key: 'offer', props: { body: texts.offer } }],
        right: [{ type: 'rich-text', key: 'how', props: { body: texts.how } }],
      },
    },
  ],
})
