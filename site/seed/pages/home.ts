import { p, prose, quote } from '../prose.ts'
import { callToAction, keyFigures } from '../sections.ts'
import { logo, picture, starterPage } from '../starter-page.ts'

const clients = [
  ['voorstraat', 'Bakkerij Voorstraat'],
  ['woonstede', 'Woonstede'],
  ['noordwerk', 'Noordwerk Techniek'],
  ['grachtvracht', 'Grachtvracht'],
  ['lade', 'Lamp & Lade'],
] as const

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
      floorplan: 'Een plattegrond van een fabriek met een route erdoorheen',
      trainingTitle: 'Training',
      trainingText:
        'Eén dag of één seizoen, met uw eigen cijfers op tafel in plaats van een casus uit een boek.',
      trainingLink: 'Naar de SOM-academie',
      table: 'Een ronde tafel van boven gezien, met zes stoelen, schriften en koffie',
      reportTitle: 'Verslag',
      reportText: 'Een duurzaamheidsverslag dat klopt met de regels en dat mensen ook echt uitlezen.',
      reportLink: 'Hulp bij uw verslag',
      matrix: 'Een vlak met open en gevulde stippen; de gevulde staan rechtsboven',
      sumTitle: 'Waar het samenkomt',
      sum: prose(
        p(
          'Mens, milieu en marge worden vaak als drie potjes behandeld. Wij zoeken naar de plek waar ze elkaar overlappen: daar zitten de maatregelen die niemand na een jaar weer terugdraait.',
        ),
        quote('Een besparing die niemand begrijpt, is volgend jaar weg.'),
      ),
      sumAction: 'Lees hoe wij werken',
      circles: 'Cirkels die elkaar overlappen, met hier en daar een gevuld blad',
      newsTitle: 'Actueel',
      newsMore: 'Al het nieuws',
      clientsTitle: 'Zij telden mee',
      figuresTitle: 'Twintig jaar in getallen',
      figures: [
        ['640', 'organisaties geholpen, van bakkerij tot ziekenhuis'],
        ['41%', 'minder uitstoot na vijf jaar, gemiddeld bij onze klanten'],
        ['90%', 'van de maatregelen bestaat na drie jaar nog'],
        ['12', 'deelnemers per training, en niet één meer'],
      ],
      quote:
        'Ze begonnen niet met een plan, maar met een weegschaal. Na een week wisten onze eigen mensen wat er moest gebeuren.',
      speaker: 'Femke Adelaar',
      speakerRole: 'bedrijfsleider',
      speakerFrom: 'Noordwerk Techniek',
      datesTitle: 'Binnenkort in de academie',
      datesMore: 'Alle trainingen',
      next: {
        title: 'Waar loopt u vast?',
        text: 'Vertel het ons. Wij bellen binnen twee werkdagen terug en stellen dan vooral vragen.',
        label: 'Neem contact op',
      },
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
      floorplan: 'The floor plan of a factory with a route through it',
      trainingTitle: 'Training',
      trainingText: 'One day or one season, with your own figures on the table instead of a textbook case.',
      trainingLink: 'Visit the SSE Academy',
      table: 'A round table seen from above, with six chairs, notebooks and coffee',
      reportTitle: 'Reporting',
      reportText: 'A sustainability report that meets the rules and that people read to the end.',
      reportLink: 'Help with your report',
      matrix: 'A plane of open and filled dots; the filled ones are in the upper right',
      sumTitle: 'Where it all meets',
      sum: prose(
        p(
          'People, planet and profit are often kept as three separate accounts. We look for the place where they overlap: that is where you find the measures nobody reverses a year later.',
        ),
        quote('A saving that nobody understands is gone next year.'),
      ),
      sumAction: 'Read how we work',
      circles: 'Overlapping circles, with a filled leaf here and there',
      newsTitle: 'News',
      newsMore: 'All news',
      clientsTitle: 'They counted with us',
      figuresTitle: 'Twenty years in figures',
      figures: [
        ['640', 'organisations helped, from a bakery to a hospital'],
        ['41%', 'lower emissions after five years, on average among our clients'],
        ['90%', 'of the measures are still in place three years later'],
        ['12', 'participants on a course, and not one more'],
      ],
      quote:
        'They did not begin with a plan but with a set of scales. Within a week our own people knew what had to be done.',
      speaker: 'Femke Adelaar',
      speakerRole: 'operations manager',
      speakerFrom: 'Noordwerk Techniek',
      datesTitle: 'Coming up at the academy',
      datesMore: 'All training courses',
      next: {
        title: 'Where are you stuck?',
        text: 'Tell us. We ring back within two working days, and mostly ask questions.',
        label: 'Get in touch',
      },
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
      type: 'logos',
      key: 'clients',
      props: {
        title: texts.clientsTitle,
        logos: clients.map(([key, name]) => ({ key, name, link: null })),
      },
      __images: Object.fromEntries(clients.map(([key, name]) => [`logos_${key}_image`, logo(to, key, name)])),
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
        cards_advice_image: picture(to, 'floorplan', texts.floorplan),
        cards_training_image: picture(to, 'table', texts.table),
        cards_report_image: picture(to, 'matrix', texts.matrix),
      },
    },
    keyFigures('figures', texts.figuresTitle, texts.figures),
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
      __images: { image: picture(to, 'circles', texts.circles) },
    },
    {
      type: 'quote',
      key: 'quote',
      props: {
        text: texts.quote,
        name: texts.speaker,
        role: texts.speakerRole,
        organisation: texts.speakerFrom,
        alignment: 'center',
      },
    },
    {
      type: 'training-dates',
      key: 'dates',
      props: {
        title: texts.datesTitle,
        size: 4,
        more: { label: texts.datesMore, target: to.page('training') },
        background: 'tint',
      },
    },
    {
      type: 'latest-news',
      key: 'latest',
      props: {
        title: texts.newsTitle,
        types: [{ key: 'news', type: 'news' }],
        more: { label: texts.newsMore, target: to.page('news') },
      },
    },
    callToAction(texts.next, to.page('contact')),
  ],
})
