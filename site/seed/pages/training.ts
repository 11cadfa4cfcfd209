import { h2, h3, list, p, prose } from '../prose.ts'
import { faq } from '../sections.ts'
import { picture, starterPage } from '../starter-page.ts'
import { plans } from './training-plans.ts'

export const training = starterPage({
  name: 'training',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'som-academie/trainingen',
      title: 'Trainingen',
      seoDescription:
        'Trainingen in duurzaam ondernemen van de SOM-academie: klein, praktisch en met uw eigen cijfers.',
      promise: 'Maandag aan de slag.',
      intro:
        'De SOM-academie geeft trainingen voor mensen die het al druk hebben. Kleine groepen, uw eigen cijfers op tafel, en aan het eind van de dag een plan dat u de volgende ochtend begint.',
      action: 'Vraag een training aan',
      workshop: 'Een werkplaats met zonnepanelen waar kratten rondgaan in een kring',
      coursesTitle: 'Onze trainingen',
      howTitle: 'Hoe een dag verloopt',
      how: prose(
        p(
          'We beginnen om half tien met koffie en met de vraag die u meebracht. ’s\u00a0Ochtends de kennis die u nodig hebt, ’s middags uw eigen geval. Om vier uur heeft iedereen een plan op één blad.',
        ),
        list(
          'Ten hoogste twaalf deelnemers',
          'Twee trainers met praktijkervaring',
          'Na zes weken een terugbelgesprek',
        ),
      ),
      practical: prose(
        h2('Praktisch'),
        h3('Waar'),
        p('In Utrecht, op tien minuten lopen van het station, of bij u.'),
        h3('Kosten'),
        p('Vanaf € 495 per persoon per dag, exclusief 21% btw. Lunch en materiaal horen erbij.'),
        h3('Annuleren'),
        p('Kosteloos tot 30 dagen voor het begin, daarna is het hele bedrag verschuldigd.'),
      ),
      inCompanyTitle: 'Liever met uw eigen team?',
      train: 'Een trein op een lage brug over een rivier, bij ondergaande zon',
      datesTitle: 'Eerste data',
      pricesTitle: 'Wat het kost',
      pricesNote: 'Alle prijzen zijn exclusief 21% btw. Annuleren is kosteloos tot 30 dagen voor het begin.',
      offers: plans['nl-nl'],
      askedTitle: 'Veelgestelde vragen',
      asked: [
        [
          'Kan ik kosteloos annuleren?',
          'Ja, tot en met 30 dagen voor de eerste dag. Daarna is het hele bedrag verschuldigd. Een collega mag altijd in uw plaats komen.',
        ],
        [
          'Is de prijs met of zonder btw?',
          'De prijzen zijn exclusief 21% btw. Bij het inschrijven ziet u beide bedragen. Lunch en materiaal horen erbij.',
        ],
        [
          'Wat als een training vol is?',
          'Dan komt u op de wachtlijst. Valt er iemand uit, dan bieden wij de plaats per e-mail aan, op volgorde van de lijst. U hebt twee dagen om haar aan te nemen. Het kost u niets en u zit nergens aan vast.',
        ],
        [
          'Krijg ik een certificaat?',
          'U krijgt een bewijs van deelname, en na zes weken een telefoontje met de vraag wat ervan terechtkwam. Dat tweede is meer waard.',
        ],
      ],
      inCompany: prose(
        p(
          'Elke training geven we ook bij u, met uw processen als lesmateriaal. We komen eerst een halve dag kijken, zodat de voorbeelden kloppen.',
        ),
      ),
      inCompanyAction: 'Bespreek het met ons',
      requestTitle: 'Vraag een dag bij u aan',
      requestIntro: 'Wij bellen binnen twee werkdagen met een voorstel.',
      requestAction: 'Aanvragen',
      requestThanks: 'Wij bellen u binnen twee werkdagen met een voorstel.',
      requestReply: 'Uw aanvraag voor een training bij u',
      mailbox: 'hallo@som.example',
      questions: [
        { key: 'name', label: 'Uw naam', width: 'half' },
        { key: 'email', label: 'E-mailadres', kind: 'email', width: 'half' },
        { key: 'size', label: 'Hoeveel mensen doen er mee?', kind: 'number', width: 'half' },
        { key: 'when', label: 'Wanneer ongeveer?', width: 'half', required: false },
        {
          key: 'place',
          label: 'Waar?',
          kind: 'radio',
          options: 'Bij ons\nIn Utrecht\nErgens anders',
        },
        {
          key: 'where',
          label: 'Op welk adres?',
          whenField: 'Waar?',
          whenValue: 'Ergens anders',
        },
        {
          key: 'subjects',
          label: 'Waar moet het over gaan?',
          kind: 'checkboxes',
          options: 'Duurzaam inkopen\nCO₂ in cijfers\nHet verslag\nCirculair ontwerpen',
          required: false,
        },
        { key: 'more', label: 'Wat moeten wij nog weten?', kind: 'long-text', required: false },
        { key: 'agree', label: 'SOM mag mij over deze aanvraag bellen en schrijven.', kind: 'consent' },
      ],
    },
    'en-gb': {
      slug: 'sse-academy/training-courses',
      title: 'Training courses',
      seoDescription:
        'Courses in sustainable business from the SSE Academy: small, practical and with your own figures.',
      promise: 'Use it on Monday.',
      intro:
        'The SSE Academy teaches people who are already busy. Small groups, your own figures on the table, and by the end of the day a plan to start on in the morning.',
      action: 'Request a course',
      workshop: 'A workshop with solar panels where crates travel in a circle',
      coursesTitle: 'Our courses',
      howTitle: 'How a day unfolds',
      how: prose(
        p(
          'We begin at half past nine with coffee and the question you brought. The morning is for the knowledge you need, the afternoon for your own case. By four o’clock everybody has a plan on one sheet.',
        ),
        list(
          'Twelve participants at most',
          'Two trainers who have done the work',
          'A follow-up call after six weeks',
        ),
      ),
      practical: prose(
        h2('Practical matters'),
        h3('Where'),
        p('In Utrecht, ten minutes’ walk from the station, or on your premises.'),
        h3('Costs'),
        p('From €495 per person per day, excluding 21% VAT. Lunch and materials are included.'),
        h3('Cancelling'),
        p('Free of charge up to 30 days before the start; after that the full amount is due.'),
      ),
      inCompanyTitle: 'Prefer to train with your own team?',
      train: 'A train on a low bridge across a river as the sun goes down',
      datesTitle: 'Next dates',
      pricesTitle: 'What it costs',
      pricesNote: 'All prices exclude 21% VAT. Cancelling is free of charge up to 30 days before the start.',
      offers: plans['en-gb'],
      askedTitle: 'Frequently asked questions',
      asked: [
        [
          'Can I cancel free of charge?',
          'Yes, up to and including 30 days before the first day. After that the full amount is due. A colleague may always take your place.',
        ],
        [
          'Do prices include VAT?',
          'Prices exclude 21% VAT. When you register you see both amounts. Lunch and materials are included.',
        ],
        [
          'What if a course is full?',
          'You join the waiting list. If somebody drops out, we offer the place by email, in the order of the list. You have two days to accept it. It costs nothing and commits you to nothing.',
        ],
        [
          'Do I get a certificate?',
          'You get a certificate of attendance, and after six weeks a phone call asking what has come of it. The second is worth more.',
        ],
      ],
      inCompany: prose(
        p(
          'We also run every course on your premises, using your own processes. We come and look around for half a day first, so that the examples ring true.',
        ),
      ),
      inCompanyAction: 'Talk it over with us',
      requestTitle: 'Request a day on your premises',
      requestIntro: 'We ring with a proposal within two working days.',
      requestAction: 'Send the request',
      requestThanks: 'We will ring you with a proposal within two working days.',
      requestReply: 'Your request for a course on your premises',
      mailbox: 'hello@som.example',
      questions: [
        { key: 'name', label: 'Your name', width: 'half' },
        { key: 'email', label: 'Email address', kind: 'email', width: 'half' },
        { key: 'size', label: 'How many people will take part?', kind: 'number', width: 'half' },
        { key: 'when', label: 'When, roughly?', width: 'half', required: false },
        {
          key: 'place',
          label: 'Where?',
          kind: 'radio',
          options: 'At our place\nIn Utrecht\nSomewhere else',
        },
        {
          key: 'where',
          label: 'At which address?',
          whenField: 'Where?',
          whenValue: 'Somewhere else',
        },
        {
          key: 'subjects',
          label: 'What should it be about?',
          kind: 'checkboxes',
          options: 'Sustainable purchasing\nCarbon in figures\nThe report\nCircular design',
          required: false,
        },
        { key: 'more', label: 'What else should we know?', kind: 'long-text', required: false },
        { key: 'agree', label: 'SOM may call and write to me about this request.', kind: 'consent' },
      ],
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
      __images: { image: picture(to, 'workshop', texts.workshop) },
    },
    {
      type: 'page-list',
      key: 'courses',
      props: {
        title: texts.coursesTitle,
        types: [{ key: 'training', type: 'training' }],
        look: 'cards',
        filters: [
          { key: 'level', filter: 'level' },
          { key: 'place', filter: 'place' },
        ],
        sort: 'start',
        sorting: true,
        size: 12,
      },
    },
    { type: 'training-dates', key: 'dates', props: { title: texts.datesTitle, size: 6 } },
    {
      type: 'columns',
      key: 'day',
      props: { layout: 'wide-left', background: 'tint' },
      slots: {
        left: [
          { type: 'heading', key: 'day-title', props: { text: texts.howTitle } },
          { type: 'rich-text', key: 'day-text', props: { body: texts.how } },
        ],
        right: [{ type: 'rich-text', key: 'practical', props: { body: texts.practical } }],
      },
    },
    {
      type: 'price-table',
      key: 'prices',
      props: { title: texts.pricesTitle, offers: texts.offers, note: texts.pricesNote },
    },
    faq('asked', texts.askedTitle, texts.asked),
    {
      type: 'image-text',
      key: 'in-company',
      props: {
        title: texts.inCompanyTitle,
        body: texts.inCompany,
        action: { label: texts.inCompanyAction, target: to.page('contact') },
      },
      __images: { image: picture(to, 'train', texts.train) },
    },
    {
      type: 'form',
      key: 'request',
      props: {
        title: texts.requestTitle,
        intro: texts.requestIntro,
        fields: texts.questions,
        button: texts.requestAction,
        thanks: texts.requestThanks,
        recipient: texts.mailbox,
        replySubject: texts.requestReply,
        replyText: texts.requestThanks,
        privacy: { target: to.page('privacy') },
        background: 'tint',
      },
    },
  ],
})
