import { h2, list, p, prose } from '../prose.ts'
import { callToAction, timeline } from '../sections.ts'
import { picture, starterPage } from '../starter-page.ts'

export const about = starterPage({
  name: 'about',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'over-ons',
      title: 'Over ons',
      seoDescription:
        'Wie SOM is, hoe wij werken en waar u ons aan mag houden. Een klein bureau in Utrecht, sinds 2006.',
      promise: 'Wij blijven tot u ons niet meer nodig hebt.',
      intro:
        'SOM is een klein bureau van adviseurs en trainers in Utrecht. Wij werken voor maakbedrijven, zorginstellingen en gemeenten die duurzaam ondernemen willen leren in plaats van uitbesteden.',
      seedlings: 'Vijf zaailingen op een rij, elk hoger en met diepere wortels dan de vorige',
      story: prose(
        h2('Waarom SOM'),
        p(
          'Een som is wat er overblijft als je alles bij elkaar optelt. Wie alleen kosten telt, mist de helft; wie alleen goede bedoelingen telt, ook. Wij rekenen met mensen, met milieu en met marge, en we laten zien hoe de uitkomst tot stand komt.',
        ),
        p(
          'Dat doen we aan tafel, met de mensen die het werk doen. Een inkoper weet meer van verpakkingen dan wij, een planner meer van lege ritten. Onze taak is de goede vraag stellen en de cijfers op orde brengen.',
        ),
        h2('Waar u ons aan mag houden'),
        list(
          'Wij rekenen voor, zodat u na kunt rekenen.',
          'Wij zeggen het als een maatregel niet werkt, ook als die van ons kwam.',
          'Wij nemen geen opdracht aan die u zelf beter kunt doen.',
        ),
      ),
      ringsTitle: 'Ring voor ring',
      growth: prose(
        p(
          'Een boom groeit elk jaar een ring, in een goed jaar een brede. Zo werken wij ook met organisaties: liever tien jaar achter elkaar een stap dan één keer een sprong.',
        ),
      ),
      film: 'Een boom die ring voor ring groeit',
      filmCaption: 'Twintig jaar in zes seconden. In het echt duurt het langer, en dat is de bedoeling.',
      drawingsTitle: 'Wat wij tekenen als we praten',
      polder: 'Een polder met populieren, windmolens en een werkplaats',
      polderCaption: 'Alles in een streek hangt samen.',
      canal: 'Een elektrische schuit met vracht in een gracht, voor pakhuizen',
      canalCaption: 'Zeven leveranciers, één schuit.',
      greenhouse: 'Een verlichte kas in de nacht, met een warme buis naar rechts',
      greenhouseCaption: 'Wat de een weggooit, verwarmt de ander.',
      years: [
        [
          '2006',
          'Eén tafel',
          'Drie adviseurs huren een oude kwekerij in Utrecht. Het eerste rapport telt 140 bladzijden.',
        ],
        [
          '2011',
          'Terugkomen',
          'Wij bellen tien klanten na. Sindsdien komen we elk kwartaal een ochtend terug.',
        ],
        [
          '2016',
          'De SOM-academie',
          'De eerste training, voor elf inkopers. De twaalfde stoel bleef leeg en staat er nog.',
        ],
        ['2022', 'Zonder auto’s', 'De laatste leaseauto gaat weg. Niemand mist haar, behalve de garage.'],
        ['2026', 'Acht mensen', 'Twintig jaar SOM, en nog altijd één tafel.'],
      ],
      teamTitle: 'Met wie u te maken krijgt',
      teamIntro: 'Acht mensen aan één tafel. U krijgt altijd degene aan de lijn die het werk ook doet.',
      next: {
        title: 'Er is plaats voor twee',
        text: 'Wij zoeken een adviseur energie en een trainer. Meer dan tien willen we er niet worden.',
        label: 'Bekijk de vacatures',
      },
      practice: prose(
        h2('Zelf ook'),
        p(
          'We reizen met de trein en de fiets, drukken niets wat op een scherm kan en bouwden deze website zo licht mogelijk: zonder script, zonder volgers, met eigen tekeningen.',
        ),
      ),
    },
    'en-gb': {
      slug: 'about-us',
      title: 'About us',
      seoDescription:
        'Who SOM is, how we work and what you can hold us to. A small firm in Utrecht, since 2006.',
      promise: 'We stay until you no longer need us.',
      intro:
        'SOM is a small firm of consultants and trainers in Utrecht. We work for manufacturers, care providers and local councils who would rather learn sustainable business than outsource it.',
      seedlings: 'Five seedlings in a row, each taller and with deeper roots than the last',
      story: prose(
        h2('Why SOM'),
        p(
          '“Som” is Dutch for sum: what is left when you add everything up. Count costs alone and you miss half of it; count good intentions alone and you do too. We count people, planet and profit, and we show our working.',
        ),
        p(
          'We do it around the table, with the people who do the work. A buyer knows more about packaging than we do, and a planner more about empty journeys. Our job is to ask the right question and get the figures straight.',
        ),
        h2('What you can hold us to'),
        list(
          'We show our sums, so that you can check them.',
          'We say so when a measure does not work, even if it was ours.',
          'We turn down work that you would do better yourselves.',
        ),
      ),
      ringsTitle: 'Ring by ring',
      growth: prose(
        p(
          'A tree grows one ring a year, a wide one in a good year. That is how we work with organisations: better one step a year for ten years than a single leap.',
        ),
      ),
      film: 'A tree that grows ring by ring',
      filmCaption: 'Twenty years in six seconds. The real thing takes rather longer, and that is the point.',
      drawingsTitle: 'What we draw while we talk',
      polder: 'A polder with poplars, wind turbines and a workshop',
      polderCaption: 'In a region, everything is connected.',
      canal: 'An electric barge with freight on a canal, in front of warehouses',
      canalCaption: 'Seven suppliers, one barge.',
      greenhouse: 'A greenhouse lit up at night, with a warm pipe leading away',
      greenhouseCaption: 'What one throws away keeps the other warm.',
      years: [
        [
          '2006',
          'One table',
          'Three consultants rent a former nursery in Utrecht. Their first report runs to 140 pages.',
        ],
        [
          '2011',
          'Coming back',
          'We ring ten former clients. Ever since, we have come back for a morning each quarter.',
        ],
        [
          '2016',
          'The SSE Academy',
          'Our first course, for eleven buyers. The twelfth chair stayed empty, and is still there.',
        ],
        ['2022', 'No more cars', 'The last company car goes. Nobody misses it except the garage.'],
        ['2026', 'Eight people', 'Twenty years of SOM, and still just the one table.'],
      ],
      teamTitle: 'The people you will meet',
      teamIntro: 'Eight people around one table. Whoever answers the phone is the one who does the work.',
      next: {
        title: 'There is room for two more',
        text: 'We are looking for an energy consultant and a trainer. We never want to be more than ten.',
        label: 'See our vacancies',
      },
      practice: prose(
        h2('Practising what we preach'),
        p(
          'We travel by train and bicycle, print nothing that a screen can show, and built this website as light as we could: no script, no trackers, drawings of our own.',
        ),
      ),
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: { title: texts.promise, intro: texts.intro },
      __images: { image: picture(to, 'seedlings', texts.seedlings) },
    },
    {
      type: 'columns',
      key: 'story',
      props: { layout: 'wide-left' },
      slots: {
        left: [{ type: 'rich-text', key: 'why', props: { body: texts.story } }],
        right: [{ type: 'rich-text', key: 'practice', props: { body: texts.practice } }],
      },
    },
    {
      type: 'columns',
      key: 'growth',
      props: { background: 'tint' },
      slots: {
        left: [{ type: 'heading', key: 'growth-title', props: { text: texts.ringsTitle } }],
        right: [{ type: 'rich-text', key: 'growth-text', props: { body: texts.growth } }],
      },
    },
    timeline('years', '', texts.years),
    {
      type: 'team',
      key: 'team',
      props: { title: texts.teamTitle, intro: texts.teamIntro },
    },
    {
      type: 'video',
      key: 'film',
      props: { title: texts.film, caption: texts.filmCaption },
      __images: { poster: picture(to, 'rings', '') },
      __files: { video: to.file('rings.mp4') },
    },
    {
      type: 'gallery',
      key: 'drawings',
      props: {
        title: texts.drawingsTitle,
        pictures: [
          { key: 'polder', caption: texts.polderCaption },
          { key: 'canal', caption: texts.canalCaption },
          { key: 'greenhouse', caption: texts.greenhouseCaption },
        ],
      },
      __images: {
        pictures_polder_image: picture(to, 'polder', texts.polder),
        pictures_canal_image: picture(to, 'canal', texts.canal),
        pictures_greenhouse_image: picture(to, 'greenhouse', texts.greenhouse),
      },
    },
    callToAction(texts.next, to.page('vacancies')),
  ],
})
