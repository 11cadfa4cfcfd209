import type { StarterLocale } from '../starter-page.ts'

export interface TrainingTexts {
  slug: string
  title: string
  seoDescription: string
  summary: string
  alt: string
  duration: string
  intro: string
  /** What participants learn. */
  learn: readonly string[]
  who: string
}

/** The texts of the trainings, by the name of their page. */
export const trainingTexts = {
  'sustainable-purchasing': {
    'nl-nl': {
      slug: 'duurzaam-inkopen',
      title: 'Duurzaam inkopen',
      seoDescription:
        'Training van één dag voor inkopers: van prijs per stuk naar kosten per jaar, met uw eigen offertes.',
      summary: 'Van prijs per stuk naar kosten per jaar: leren lezen wat een leverancier niet zegt.',
      alt: 'Een weegschaal met munten aan de ene kant en een plant aan de andere',
      duration: 'Eén dag',
      intro:
        'U neemt drie offertes van uw eigen tafel mee. Aan het eind van de dag weet u wat ze over tien jaar kosten, en welke vragen u de leverancier morgen stelt.',
      learn: [
        'Rekenen met levensduur, onderhoud en terugname',
        'Keurmerken: welke zeggen iets?',
        'Een gesprek oefenen met een leverancier',
      ],
      who: 'Voor inkopers, facilitair managers en iedereen die een handtekening onder een bestelling zet. Voorkennis is niet nodig, drie offertes wel.',
    },
    'en-gb': {
      slug: 'sustainable-purchasing',
      title: 'Sustainable purchasing',
      seoDescription:
        'A one-day course for buyers: from price per piece to cost per year, using your own quotations.',
      summary: 'From price per piece to cost per year: learning to read what a supplier leaves out.',
      alt: 'A pair of scales with coins on one side and a plant on the other',
      duration: 'One day',
      intro:
        'Bring three quotations from your own desk. By the end of the day you know what they will cost over ten years, and what to ask the supplier in the morning.',
      learn: [
        'Calculating with lifetime, maintenance and return',
        'Labels: which of them tell you anything?',
        'Practising a conversation with a supplier',
      ],
      who: 'For buyers, facilities managers and anyone who signs orders. No prior knowledge needed; three quotations are.',
    },
  },
  'carbon-in-figures': {
    'nl-nl': {
      slug: 'co2-in-cijfers',
      title: 'CO₂ in cijfers',
      seoDescription:
        'Training van twee dagen: zelf een CO₂-voetafdruk maken in de drie scopes, met gegevens die u al hebt.',
      summary: 'Zelf een voetafdruk maken in de drie scopes, met de gegevens die u al hebt.',
      alt: 'Een staafdiagram waarvan de staven elk jaar korter worden',
      duration: 'Twee dagen',
      intro:
        'De eerste dag rekent u met wat er al is: energie, brandstof, inkoop en reizen. De tweede dag vult u de gaten, kiest u wat u weglaat en schrijft u op waarom.',
      learn: [
        'Een rekenblad dat u meeneemt',
        'Omgaan met schattingen',
        'Een toelichting die een accountant begrijpt',
      ],
      who: 'Voor controllers, milieucoördinatoren en wie er onverwacht verantwoordelijk voor is geworden. U kunt overweg met een rekenblad.',
    },
    'en-gb': {
      slug: 'carbon-in-figures',
      title: 'Carbon in figures',
      seoDescription:
        'A two-day course: calculate your own footprint in the three scopes, from data you already have.',
      summary: 'Calculate your own footprint in the three scopes, from data you already have.',
      alt: 'A bar chart in which the bars get shorter each year',
      duration: 'Two days',
      intro:
        'On day one you work with what there is: energy, fuel, purchases and travel. On day two you fill in the gaps, decide what to leave out, and write down why.',
      learn: ['A worksheet to take home', 'Dealing with estimates', 'Notes that an auditor will understand'],
      who: 'For controllers, environmental coordinators and anyone who finds it has suddenly become their job. You should be at home with a spreadsheet.',
    },
  },
  'leading-sustainably': {
    'nl-nl': {
      slug: 'duurzaam-leiden',
      title: 'Leergang duurzaam leiden',
      seoDescription:
        'Leergang voor directies: acht dagen in een half jaar, een eigen vraagstuk en een besluit aan het eind.',
      summary: 'Voor directies en wie dat wordt: acht dagen, met een opdracht uit eigen huis.',
      alt: 'Een ronde tafel van boven gezien, met zes stoelen',
      duration: 'Acht dagen in een half jaar',
      intro:
        'Iedereen werkt aan een vraag uit het eigen huis en komt op de laatste dag met een besluit dat genomen is. Tussen de dagen door belt u met uw trainer.',
      learn: [
        'Rekenen met waarde die niet op de balans staat',
        'Tegenspraak organiseren, en ervan leren',
        'Een besluit nemen dat u overleeft',
      ],
      who: 'Voor directeuren, bestuurders en wie binnen twee jaar die stoel inneemt. Per sector laten we ten hoogste twee deelnemers toe.',
    },
    'en-gb': {
      slug: 'leading-sustainably',
      title: 'Leading sustainably',
      seoDescription:
        'A programme for boards: eight days over six months, a question of your own and a decision at the end.',
      summary:
        'For directors and those about to become one: eight days, with an assignment from your own organisation.',
      alt: 'A round table seen from above, with six chairs',
      duration: 'Eight days over six months',
      intro:
        'Everyone works on a question from their own organisation and arrives on the last day with a decision that has been taken. Between the days you speak to your trainer on the phone.',
      learn: [
        'Reckoning with value that is not on the balance sheet',
        'Inviting dissent, and learning from it',
        'Making a decision that outlives you',
      ],
      who: 'For directors, board members and those who expect to be one within two years. We admit no more than two people from any one sector.',
    },
  },
  'report-writing': {
    'nl-nl': {
      slug: 'een-verslag-schrijven',
      title: 'Een verslag dat gelezen wordt',
      seoDescription:
        'Training van twee dagen: een duurzaamheidsverslag schrijven dat aan de regels voldoet en gelezen wordt.',
      summary: 'Twee dagen schrijven, schrappen en kiezen, tot er een verslag ligt dat mensen uitlezen.',
      alt: 'Een vlak met open en gevulde stippen; de gevulde staan rechtsboven',
      duration: 'Twee dagen',
      intro:
        'U brengt het verslag van vorig jaar mee, of de bouwstenen voor het eerste. De eerste dag kiest u wat erin hoort. De tweede dag herschrijft u drie bladzijden, die ’s avonds door een buitenstaander worden gelezen.',
      learn: [
        'Kiezen wat wezenlijk is, en uitleggen waarom',
        'Cijfers opschrijven zonder mist',
        'Tegenvallers melden zonder ruis',
      ],
      who: 'Voor wie het verslag schrijft, en voor wie het moet ondertekenen. Kom bij voorkeur samen.',
    },
    'en-gb': {
      slug: 'writing-the-report',
      title: 'A report worth reading',
      seoDescription:
        'A two-day course on writing a sustainability report that meets the rules and that people read.',
      summary: 'Two days of writing, cutting and choosing, until there is a report people read to the end.',
      alt: 'A plane of open and filled dots; the filled ones are in the upper right',
      duration: 'Two days',
      intro:
        'Bring last year’s report, or the makings of your first. On day one you choose what belongs in it. On day two you rewrite three pages, which an outsider reads that evening.',
      learn: [
        'Choosing what is material, and explaining why',
        'Presenting figures without fog',
        'Reporting bad news without fuss',
      ],
      who: 'For whoever writes the report, and whoever has to sign it. Come together if you can.',
    },
  },
  'circular-design': {
    'nl-nl': {
      slug: 'circulair-ontwerpen',
      title: 'Circulair ontwerpen',
      seoDescription:
        'Training van één dag met schroevendraaier: producten uit elkaar halen en beter weer in elkaar zetten.',
      summary: 'Haal uw eigen product uit elkaar en ontdek waarom niemand het repareert.',
      alt: 'Stromen materiaal van links naar rechts, waarvan er een terugkeert',
      duration: 'Eén dag',
      intro:
        'U neemt een product mee, en een schroevendraaier. In de ochtend haalt u het uit elkaar en noteert u wat er breekt. In de middag ontwerpt u drie verbeteringen die de productie niet duurder maken.',
      learn: [
        'Verbindingen die ook weer los kunnen',
        'Materialen die na twee levens nog iets waard zijn',
        'Een verdienmodel voor wat terugkomt',
      ],
      who: 'Voor ontwerpers, productmanagers en werkvoorbereiders. Het product mag kapot.',
    },
    'en-gb': {
      slug: 'circular-design',
      title: 'Circular design',
      seoDescription:
        'A one-day course with a screwdriver: take products apart and put them back together, only better.',
      summary: 'Take your own product apart and find out why nobody repairs it.',
      alt: 'Flows of material from left to right, one of which returns',
      duration: 'One day',
      intro:
        'Bring a product and a screwdriver. In the morning you take it apart and note what breaks. In the afternoon you design three improvements that do not make it dearer to produce.',
      learn: [
        'Joints that can be undone',
        'Materials that are worth something after two lives',
        'Making money on what comes back',
      ],
      who: 'For designers, product managers and production planners. The product may end up broken.',
    },
  },
  'energy-walk': {
    'nl-nl': {
      slug: 'energie-op-de-werkvloer',
      title: 'Energie op de werkvloer',
      seoDescription:
        'Training van één dag in een echte fabriek: zien, horen en voelen waar energie verdwijnt, en wat u eraan doet.',
      summary: 'Een dag in een echte fabriek: zien, horen en voelen waar energie verdwijnt.',
      alt: 'Een plattegrond van een fabriek met een route erdoorheen',
      duration: 'Eén dag',
      intro:
        'We lopen drie rondes door een fabriek die draait: een keer met de ogen, een keer met de oren en een keer met een meter. Daartussen rekent u uit wat u vond, en wat het kost om er niets aan te doen.',
      learn: [
        'Lekken vinden in warmte, lucht en tijd',
        'Meten met wat er al hangt',
        'Uw eigen ronde voorbereiden, met route en vragen',
      ],
      who: 'Voor technische diensten, ploegleiders en energiecoördinatoren. Draag dichte schoenen.',
    },
    'en-gb': {
      slug: 'energy-on-the-shop-floor',
      title: 'Energy on the shop floor',
      seoDescription:
        'A one-day course in a working factory: see, hear and feel where energy is lost, and what to do about it.',
      summary: 'A day in a working factory: see, hear and feel where energy is being lost.',
      alt: 'The floor plan of a factory with a route through it',
      duration: 'One day',
      intro:
        'We walk three rounds of a factory in operation: once with our eyes, once with our ears and once with a meter. In between you work out what you found, and what it costs to do nothing.',
      learn: [
        'Finding leaks of heat, air and time',
        'Measuring with the meters that are already there',
        'Preparing a round of your own, with a route and questions',
      ],
      who: 'For maintenance crews, shift leaders and energy coordinators. Please wear sturdy shoes.',
    },
  },
} as const satisfies Record<string, Record<StarterLocale, TrainingTexts>>
