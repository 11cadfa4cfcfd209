import { list, p, prose } from '../prose.ts'
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
      workshop: 'Een werkplaats met zonnepanelen waar kratten rondgaan in een kring',
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
      seedlings: 'Vijf zaailingen op een rij, elk hoger dan de vorige',
      report: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
      stepsTitle: 'Zo werken wij',
      stepsIntro: 'Geen dik rapport aan het eind, maar drie momenten waarop u iets in handen hebt.',
      countTitle: 'Tellen',
      countText: 'Wat gebruikt u, waar, en wat betaalt u ervoor? We tellen samen met uw eigen mensen.',
      chooseTitle: 'Kiezen',
      chooseText: 'Vijf maatregelen, op volgorde van wat ze opleveren. De rest gaat op een lijst voor later.',
      keepTitle: 'Volhouden',
      keepText: 'Elk kwartaal een ochtend om de stand op te maken, tot u het zonder ons doet.',
    },
    'en-gb': {
      slug: 'advice',
      title: 'Advice',
      seoDescription: 'Baseline, strategy and sustainability reporting: how SOM advises organisations.',
      promise: 'Count first, then choose.',
      intro:
        'Good advice begins with knowing where you stand. We put the figures in order and help you choose what to do first, and what to leave alone.',
      action: 'Arrange a first meeting',
      workshop: 'A workshop with solar panels where crates travel in a circle',
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
      seedlings: 'Five seedlings in a row, each taller than the last',
      report: 'An open report with three overlapping circles',
      stepsTitle: 'How we work',
      stepsIntro: 'No thick report at the end, but three moments when you have something in your hands.',
      countTitle: 'Count',
      countText:
        'What do you use, where, and what do you pay for it? We count together with your own people.',
      chooseTitle: 'Choose',
      chooseText: 'Five measures, in order of what they bring in. The rest goes on a list for later.',
      keepTitle: 'Keep going',
      keepText: 'One morning each quarter to see how things stand, until you do it without us.',
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
      __images: { image: picture(to, 'workshop', texts.workshop) },
    },
    { type: 'heading', key: 'steps', props: { text: texts.stepsTitle, intro: texts.stepsIntro } },
    {
      type: 'cards',
      key: 'stages',
      props: {
        cards: [
          { key: 'count', title: texts.countTitle, text: texts.countText },
          { key: 'choose', title: texts.chooseTitle, text: texts.chooseText },
          { key: 'keep', title: texts.keepTitle, text: texts.keepText },
        ],
      },
    },
    {
      type: 'image-text',
      key: 'baseline',
      props: { title: texts.baselineTitle, body: texts.baseline, background: 'tint' },
      __images: { image: picture(to, 'seedlings', texts.seedlings) },
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
  ],
})
