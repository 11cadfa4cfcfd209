import { p, prose, quote } from '../prose.ts'
import { picture, starterPage } from '../starter-page.ts'

export const home = starterPage({
  name: 'home',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: '',
      title: 'Home',
      seoTitle: 'Advies en training',
      seoDescription:
        'SOM helpt organisaties om duurzaam te ondernemen: met advies dat blijft staan en trainingen die maandag al werken.',
      promise: 'Duurzaam ondernemen is geen project.',
      intro:
        'Het is een manier van werken. Wij helpen organisaties om die te leren, met advies dat ook na ons vertrek blijft staan en trainingen die maandag al werken.',
      action: 'Bekijk de trainingen',
      polder: 'Een polder met populieren, windmolens en een werkplaats, bij opkomende zon',
      waysTitle: 'Drie manieren om te beginnen',
      adviceTitle: 'Advies',
      adviceText: 'Van een eerste nulmeting tot een strategie die de directie zelf kan uitleggen.',
      adviceLink: 'Wat wij doen',
      workshop: 'Een werkplaats met zonnepanelen waar kratten rondgaan in een kring',
      trainingTitle: 'Training',
      trainingText:
        'Eén dag of één seizoen, met uw eigen cijfers op tafel in plaats van een casus uit een boek.',
      trainingLink: 'Naar de SOM-academie',
      table: 'Een ronde tafel van boven gezien, met zes stoelen, schriften en koffie',
      reportTitle: 'Verslag',
      reportText: 'Een duurzaamheidsverslag dat klopt met de regels en dat mensen ook echt uitlezen.',
      reportLink: 'Hulp bij uw verslag',
      report: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
      sumTitle: 'Waar het samenkomt',
      sum: prose(
        p(
          'Mens, milieu en marge worden vaak als drie potjes behandeld. Wij zoeken naar de plek waar ze elkaar overlappen: daar zitten de maatregelen die niemand na een jaar weer terugdraait.',
        ),
        quote('Een besparing die niemand begrijpt, is volgend jaar weg.'),
      ),
      sumAction: 'Lees hoe wij werken',
      rings: 'De jaarringen van een boom',
      newsTitle: 'Actueel',
      newsMore: 'Al het nieuws',
      noNews: 'Er is nog geen nieuws.',
    },
    'en-gb': {
      slug: '',
      title: 'Home',
      seoTitle: 'Consultancy and training',
      seoDescription:
        'SOM helps organisations do business sustainably, with advice that outlasts the adviser and training you can use by Monday.',
      promise: 'Sustainable business is not a project.',
      intro:
        'It is a way of working. We help organisations to learn it, with advice that still holds once we have left and training you can use by Monday.',
      action: 'See our courses',
      polder: 'A polder with poplars, wind turbines and a workshop at sunrise',
      waysTitle: 'Three ways to start',
      adviceTitle: 'Advice',
      adviceText: 'From a first baseline to a strategy that your board can explain without us.',
      adviceLink: 'What we do',
      workshop: 'A workshop with solar panels where crates travel in a circle',
      trainingTitle: 'Training',
      trainingText: 'One day or one season, with your own figures on the table instead of a textbook case.',
      trainingLink: 'Visit the SSE Academy',
      table: 'A round table seen from above, with six chairs, notebooks and coffee',
      reportTitle: 'Reporting',
      reportText: 'A sustainability report that meets the rules and that people read to the end.',
      reportLink: 'Help with your report',
      report: 'An open report with three overlapping circles',
      sumTitle: 'Where it all meets',
      sum: prose(
        p(
          'People, planet and profit are often kept as three separate accounts. We look for the place where they overlap: that is where you find the measures nobody reverses a year later.',
        ),
        quote('A saving that nobody understands is gone next year.'),
      ),
      sumAction: 'Read how we work',
      rings: 'The growth rings of a tree',
      newsTitle: 'News',
      newsMore: 'All news',
      noNews: 'There is no news yet.',
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: {
        title: texts.promise,
        intro: texts.intro,
        action: { label: texts.action, target: to.page('training') },
        layout: 'panorama',
      },
      __images: { image: picture(to, 'polder', texts.polder) },
    },
    {
      type: 'cards',
      key: 'ways',
      props: {
        title: texts.waysTitle,
        cards: [
          {
            key: 'advice',
            title: texts.adviceTitle,
            text: texts.adviceText,
            link: { label: texts.adviceLink, target: to.page('advice') },
          },
          {
            key: 'training',
            title: texts.trainingTitle,
            text: texts.trainingText,
            link: { label: texts.trainingLink, target: to.page('training') },
          },
          {
            key: 'report',
            title: texts.reportTitle,
            text: texts.reportText,
            link: { label: texts.reportLink, target: { ...to.page('advice'), block: 'reporting' } },
          },
        ],
      },
      __images: {
        cards_advice_image: picture(to, 'workshop', texts.workshop),
        cards_training_image: picture(to, 'table', texts.table),
        cards_report_image: picture(to, 'report', texts.report),
      },
    },
    {
      type: 'image-text',
      key: 'sum',
      props: {
        title: texts.sumTitle,
        body: texts.sum,
        action: { label: texts.sumAction, target: to.page('about') },
        side: 'right',
        background: 'deep',
      },
      __images: { image: picture(to, 'rings', texts.rings) },
    },
    {
      type: 'page-list',
      key: 'latest',
      props: {
        title: texts.newsTitle,
        types: [{ key: 'news', type: 'news' }],
        size: 3,
        paging: false,
        emptyText: texts.noNews,
        more: { label: texts.newsMore, target: to.page('news') },
      },
    },
  ],
})
