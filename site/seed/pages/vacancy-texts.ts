import type { StarterLocale } from '../starter-page.ts'

interface VacancyTexts {
  slug: string
  title: string
  summary: string
  hours: string
  salaryNote: string
  /** Paragraphs about the work. */
  work: readonly string[]
  /** What someone brings. */
  bring: readonly string[]
  /** A remark in a box. */
  remark: string
}

interface Vacancy {
  name: string
  facts: { employment: string; salaryFrom: number; salaryTo: number; weeksOpen: number }
  texts: Record<StarterLocale, VacancyTexts>
}

export const vacancyTexts: readonly Vacancy[] = [
  {
    name: 'energy-consultant',
    facts: { employment: 'partTime', salaryFrom: 4100, salaryTo: 5400, weeksOpen: 8 },
    texts: {
      'nl-nl': {
        slug: 'adviseur-energie-en-gebouwen',
        title: 'Adviseur energie en gebouwen',
        summary: 'U rekent aan gebouwen, en legt de uitkomst uit aan wie de knop omdraait.',
        hours: '32 uur per week',
        salaryNote: 'bij 36 uur',
        work: [
          'Een zwembad, een drukkerij, elf scholen: uw gebouwen hebben weinig gemeen, behalve een rekening die niemand begrijpt. U gaat kijken, meet na en zoekt uit waar de warmte blijft. Daarna schrijft u twee bladzijden. De eerste is voor de directie, de tweede voor de conciërge, en die tweede is de belangrijkste.',
          'U werkt met Henk en Yasmin, meestal twee dagen bij klanten en twee dagen in Utrecht. Per jaar doet u vijf tot zeven opdrachten. U doet ze af: wij gaan na een jaar terug om te zien of de som klopte.',
        ],
        bring: [
          'Een technische opleiding, en liefst een paar jaar op een dak of in een ketelhuis',
          'Plezier in cijfers die niet meteen kloppen',
          'Zinnen die een conciërge en een wethouder allebei begrijpen',
        ],
        remark: 'Een rijbewijs hoeft niet. U krijgt een treinabonnement en een vouwfiets.',
      },
      'en-gb': {
        slug: 'energy-and-buildings-consultant',
        title: 'Energy and buildings consultant',
        summary: 'You do the sums on buildings, and explain the answer to whoever turns the tap.',
        hours: '32 hours a week',
        salaryNote: 'for 36 hours',
        work: [
          'A swimming pool, a printing works, eleven schools: your buildings will have little in common except a bill that nobody understands. You go and look, take readings and work out where the heat is going. Then you write two pages. The first is for the board and the second for the caretaker, and the second is the one that counts.',
          'You will work with Henk and Yasmin, usually two days on site and two in Utrecht, on five to seven assignments a year. And you see them through: a year later we go back to check whether the sum was right.',
        ],
        bring: [
          'Training as an engineer, and ideally a few years on roofs or in boiler rooms',
          'A liking for figures that do not add up at first',
          'Sentences that a caretaker and a councillor can both follow',
        ],
        remark: 'No driving licence needed. You get a rail pass and a folding bicycle.',
      },
    },
  },
  {
    name: 'academy-trainer',
    facts: { employment: 'partTime', salaryFrom: 3800, salaryTo: 5000, weeksOpen: 6 },
    texts: {
      'nl-nl': {
        slug: 'trainer-som-academie',
        title: 'Trainer bij de SOM-academie',
        summary: 'U geeft zes dagen in de maand les aan mensen die het al druk hebben.',
        hours: '24 tot 32 uur per week',
        salaryNote: 'bij 36 uur',
        work: [
          'Twaalf mensen aan één tafel, en ze zijn er allemaal omdat er op hun werk iets moet. U hebt twee dagen. Op de eerste middag rekenen ze aan hun eigen bedrijf, en op de tweede gaan ze naar huis met een plan waar hun naam onder staat.',
          'U geeft zes dagen in de maand les, in Utrecht, Zwolle en Eindhoven. De rest van de tijd maakt u de lessen beter. Daarvoor belt u de deelnemers zes weken later op, en dat is vaak het leerzaamste deel van het vak.',
        ],
        bring: [
          'Ervaring voor een groep die niet vanzelf stil is',
          'Kennis van ten minste één van onze onderwerpen, en de wil om de andere te leren',
          'Geduld, en een grap voor na de lunch',
        ],
        remark: 'Twijfelt u? Loop eerst een lesdag mee. U zit dan gewoon bij de deelnemers aan tafel.',
      },
      'en-gb': {
        slug: 'sse-academy-trainer',
        title: 'Trainer at the SSE Academy',
        summary: 'Six days a month you teach people who are already busy.',
        hours: '24 to 32 hours a week',
        salaryNote: 'for 36 hours',
        work: [
          'Twelve people round a table, all of them there because something has to happen at work. You have two days. On the first afternoon they do the sums on their own business, and on the second they go home with a plan that has their name on it.',
          'You will teach six days a month, in Utrecht, Zwolle and Eindhoven. The rest of the time you make the courses better. To do so you ring the participants six weeks later, which is often where a trainer learns most.',
        ],
        bring: [
          'Experience with a room that does not fall silent by itself',
          'Knowledge of at least one of our subjects, and the will to learn the others',
          'Patience, and a joke for after lunch',
        ],
        remark:
          'Not sure? Come and sit in on a day first. You will have a seat at the table like anyone else.',
      },
    },
  },
  {
    name: 'graduate-placement',
    facts: { employment: 'internship', salaryFrom: 650, salaryTo: 650, weeksOpen: 12 },
    texts: {
      'nl-nl': {
        slug: 'afstudeerplek-materialen',
        title: 'Afstudeerplek: materialen',
        summary: 'Een half jaar lang één vraag: waar blijft alles wat een bouwplaats verlaat?',
        hours: '32 tot 36 uur per week',
        salaryNote: 'stagevergoeding',
        work: [
          'Van elke verbouwing gaat een kwart van het materiaal de poort uit zonder dat iemand het opschrijft. U volgt een half jaar lang drie bouwplaatsen, weegt wat eruit gaat en zoekt uit waar het terechtkomt. De aannemers weten dat u komt, en zijn benieuwder dan ze toegeven.',
          'Joris begeleidt u elke week een uur, en leest mee. Uw scriptie is van u. Wat eruit komt, zetten wij onder uw naam in het kenniscentrum.',
        ],
        bring: [
          'Het laatste jaar van een hbo- of masteropleiding, zoals bouwkunde, milieukunde of bedrijfskunde',
          'Laarzen, en de gewoonte om dingen op te schrijven',
          'Een eigen mening over afval',
        ],
        remark: 'Begin: februari of september. Elk halfjaar is er plaats voor één afstudeerder.',
      },
      'en-gb': {
        slug: 'graduate-placement-materials',
        title: 'Graduate placement: materials',
        summary: 'One question for six months: where does everything go that leaves a building site?',
        hours: '32 to 36 hours a week',
        salaryNote: 'placement allowance',
        work: [
          'In every conversion, a quarter of the material goes out of the gate without anyone writing it down. For six months you follow three building sites, weigh what leaves them and find out where it ends up. The builders know you are coming, and are more curious than they admit.',
          'Joris will give you an hour each week and read along. Your dissertation is your own. What comes of it goes into our knowledge centre, under your name.',
        ],
        bring: [
          'The final year of a degree such as building engineering, environmental science or business',
          'Boots, and the habit of writing things down',
          'Views of your own about waste',
        ],
        remark: 'Starts in February or September. There is one place every six months.',
      },
    },
  },
]
