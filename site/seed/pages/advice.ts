import { list, p, prose } from '../prose.ts'
import { callToAction, faq, stepByStep } from '../sections.ts'
import { picture, starterPage } from '../starter-page.ts'

export const advice = starterPage({
  name: 'advice',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'advies',
      title: 'Advies',
      seoDescription: 'Nulmeting, strategie en duurzaamheidsverslag: hoe SOM organisaties adviseert.',
      promise: 'Eerst tellen, dan kiezen.',
      intro:
        'Goed advies begint met weten waar u staat. Wij brengen de cijfers op orde en helpen u te kiezen wat u eerst doet, en wat niet.',
      action: 'Plan een kennismaking',
      hero: 'Een waterzuivering van boven, met ronde bekkens en een rietveld',
      baselineTitle: 'Nulmeting in zes weken',
      sheetTitle: 'Om mee te beginnen',
      sheet: 'nulmeting.pdf',
      sheetName: 'De nulmeting in tien vragen',
      sheetText: 'Eén blad, voor een halve dag met drie collega’s.',
      baseline: prose(
        p(
          'We meten energie, materiaal, vervoer en inkoop, en praten met de mensen die erover gaan. U krijgt één blad met de tien grootste posten en wat elk daarvan kost.',
        ),
        list('Voetafdruk in de drie scopes', 'Gesprekken op de werkvloer', 'Een blad dat iedereen begrijpt'),
      ),
      reportTitle: 'Een verslag dat gelezen wordt',
      reporting: prose(
        p(
          'De Europese regels vragen veel, en ze veranderen. Wij bepalen met u wat voor uw organisatie wezenlijk is, welke gegevens u al hebt en hoe u de rest verzamelt zonder er een afdeling voor op te richten.',
        ),
        p('Het resultaat voldoet aan de regels en past bij wat u doet. En uw collega’s lezen het ook.'),
      ),
      reportAction: 'Leer het zelf schrijven',
      bars: 'Een staafdiagram waarvan de staven elk jaar korter worden',
      report: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
      stepsTitle: 'Zo werken wij',
      stepsIntro: 'Geen dik rapport aan het eind, maar vier momenten waarop u iets in handen hebt.',
      stages: [
        [
          'Kennismaken',
          'Een gesprek van een uur, bij u of bij ons. Daarna weet u of wij iets voor u kunnen doen, en wat het kost.',
        ],
        ['Tellen', 'Wat gebruikt u, waar, en wat betaalt u ervoor? We tellen samen met uw eigen mensen.'],
        [
          'Kiezen',
          'Vijf maatregelen, op volgorde van wat ze opleveren. De rest gaat op een lijst voor later.',
        ],
        ['Volhouden', 'Elk kwartaal een ochtend om de stand op te maken, tot u het zonder ons doet.'],
      ],
      quote: 'Voor het eerst lag er een advies dat onze monteurs serieus namen. Ze hadden het zelf geteld.',
      speaker: 'Rachid Post',
      speakerRole: 'hoofd vastgoed',
      speakerFrom: 'Stichting De Polder',
      questionsTitle: 'Wat klanten eerst vragen',
      questions: [
        [
          'Wat kost een advies?',
          'Een nulmeting kost tussen € 6.000 en € 14.000, exclusief 21% btw. U krijgt vooraf een vast bedrag. Duurt het langer, dan is dat onze zorg.',
        ],
        [
          'Hoeveel tijd kost het ons?',
          'Reken op vier dagen van uw eigen mensen in zes weken, verdeeld over drie of vier collega’s. Zonder hen heeft het geen zin.',
        ],
        [
          'Werken jullie ook voor kleine bedrijven?',
          'Ja, vanaf ongeveer tien mensen. Bent u kleiner, begin dan met de tien vragen hierboven. Vaak is dat genoeg.',
        ],
        [
          'Helpen jullie met subsidies?',
          'Wij zeggen welke er zijn en wat ze waard zijn. Een maatregel die alleen met subsidie uitkan, raden wij af.',
        ],
      ],
      next: {
        title: 'Begin met een gesprek',
        text: 'Een uur, vrijblijvend, en u krijgt er in elk geval drie goede vragen voor terug.',
        label: 'Plan een kennismaking',
      },
    },
    'en-gb': {
      slug: 'advice',
      title: 'Advice',
      seoDescription: 'Baseline, strategy and sustainability reporting: how SOM advises organisations.',
      promise: 'Count first, then choose.',
      intro:
        'Good advice begins with knowing where you stand. We put the figures in order and help you choose what to do first, and what to leave alone.',
      action: 'Arrange a first meeting',
      hero: 'A water treatment works from above, with round basins and a bed of reeds',
      baselineTitle: 'A baseline in six weeks',
      sheetTitle: 'To get you started',
      sheet: 'baseline.pdf',
      sheetName: 'The baseline in ten questions',
      sheetText: 'One sheet, for half a day with three colleagues.',
      baseline: prose(
        p(
          'We measure energy, materials, transport and purchasing, and talk to the people who look after them. You get one sheet with the ten largest items and what each of them costs.',
        ),
        list(
          'Footprint in the three scopes',
          'Conversations on the shop floor',
          'One sheet that everybody understands',
        ),
      ),
      reportTitle: 'A report that gets read',
      reporting: prose(
        p(
          'European rules ask a great deal, and they change. Together we decide what is material to your organisation, which data you already have, and how to collect the rest without setting up a department for it.',
        ),
        p('The result meets the rules and fits what you do. And your colleagues will read it too.'),
      ),
      reportAction: 'Learn to write your own',
      bars: 'A bar chart in which the bars get shorter each year',
      report: 'An open report with three overlapping circles',
      stepsTitle: 'How we work',
      stepsIntro: 'No thick report at the end, but four moments when you have something in your hands.',
      stages: [
        [
          'Meet',
          'A conversation of an hour, at your place or ours. After that you know whether we can help, and what it will cost.',
        ],
        [
          'Count',
          'What do you use, where, and what do you pay for it? We count together with your own people.',
        ],
        ['Choose', 'Five measures, ranked by what they bring in. The rest goes on a list for later.'],
        ['Keep going', 'One morning each quarter to see how things stand, until you can do without us.'],
      ],
      quote:
        'For the first time there was advice our engineers took seriously. They had done the counting themselves.',
      speaker: 'Rachid Post',
      speakerRole: 'head of property',
      speakerFrom: 'Stichting De Polder',
      questionsTitle: 'What clients ask first',
      questions: [
        [
          'What does advice cost?',
          'A baseline costs between €6,000 and €14,000, excluding 21% VAT. You get a fixed price beforehand. If it takes longer, that is our problem.',
        ],
        [
          'How much of our time will it take?',
          'Allow four days of your own people’s time over six weeks, shared between three or four colleagues. Without them there is no point.',
        ],
        [
          'Do you work for small companies too?',
          'Yes, from about ten people upwards. If you are smaller, start with the ten questions above. Often that is enough.',
        ],
        [
          'Can you help with grants?',
          'We tell you which there are and what they are worth. If a measure only pays with a grant, we advise against it.',
        ],
      ],
      next: {
        title: 'Start with a conversation',
        text: 'An hour, with no strings attached. You will come away with three good questions at the very least.',
        label: 'Arrange a first meeting',
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
        action: { label: texts.action, target: to.page('contact') },
        background: 'deep',
      },
      __images: { image: picture(to, 'waterworks', texts.hero) },
    },
    stepByStep('steps', { title: texts.stepsTitle, intro: texts.stepsIntro }, texts.stages),
    {
      type: 'image-text',
      key: 'baseline',
      props: { title: texts.baselineTitle, body: texts.baseline, background: 'tint' },
      __images: { image: picture(to, 'bars', texts.bars) },
    },
    {
      type: 'download-list',
      key: 'sheets',
      props: {
        title: texts.sheetTitle,
        files: [{ key: 'baseline', name: texts.sheetName, text: texts.sheetText }],
      },
      __files: { files_baseline_file: to.file(texts.sheet) },
    },
    {
      type: 'image-text',
      key: 'reporting',
      anchorPoint: 'reporting',
      props: {
        title: texts.reportTitle,
        body: texts.reporting,
        action: { label: texts.reportAction, target: to.page('training') },
        side: 'right',
      },
      __images: { image: picture(to, 'report', texts.report) },
    },
    {
      type: 'quote',
      key: 'quote',
      props: {
        text: texts.quote,
        name: texts.speaker,
        role: texts.speakerRole,
        organisation: texts.speakerFrom,
        background: 'tint',
      },
    },
    faq('questions', texts.questionsTitle, texts.questions),
    callToAction(texts.next, to.page('contact')),
  ],
})
