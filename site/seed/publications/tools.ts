import type { Publication } from './publication.ts'

export const tools: readonly Publication[] = [
  {
    name: 'baseline-questions',
    type: 'tool',
    props: { author: 'SOM', year: 2026 },
    texts: {
      'nl-nl': {
        slug: 'nulmeting',
        title: 'Nulmeting in tien vragen',
        summary: 'Tien vragen waarmee u in een middag weet waar u staat.',
        seoDescription:
          'Nulmeting in tien vragen: een blad waarmee u met drie collega’s in een middag weet waar u staat.',
        intro:
          'Beantwoord de vragen eerst alleen en daarna met een collega van een andere afdeling. Waar de antwoorden verschillen, zit het werk.',
        sections: [],
      },
      'en-gb': {
        slug: 'baseline',
        title: 'Baseline in ten questions',
        summary: 'Ten questions that show in an afternoon where you stand.',
        seoDescription:
          'A baseline in ten questions: one sheet, three colleagues, and you know where you stand in an afternoon.',
        intro:
          'Answer the questions on your own first, and then with a colleague from another department. Where your answers differ is where the work is.',
        sections: [],
      },
    },
  },
  {
    name: 'cost-per-year',
    type: 'tool',
    props: { author: 'Marit de Wilde', year: 2025, sector: '6' },
    texts: {
      'nl-nl': {
        slug: 'kosten-per-jaar',
        title: 'Rekenen met kosten per jaar',
        summary: 'Vijf stappen van een offerte naar wat iets werkelijk kost.',
        seoDescription:
          'Rekenen met kosten per jaar: vijf stappen van een offerte naar wat iets u werkelijk gaat kosten.',
        intro:
          'Deel de aanschaf door de levensduur, tel onderhoud en energie erbij op en trek af wat u aan het eind terugkrijgt. Doe het voor elke offerte met dezelfde getallen.',
        sections: [
          [
            'Aanschaf',
            'Noteer de prijs met alles erbij: vervoer, plaatsing, uitleg en het weghalen van het oude.',
          ],
          ['Levensduur', 'Vraag niet hoe lang het mee kán gaan, maar hoe lang de vorige meeging.'],
          ['Gebruik', 'Tel energie, water en verbruiksartikelen over één gewoon jaar.'],
          ['Onderhoud', 'Neem de twee duurste reparaties die u kent en verdeel ze over de jaren.'],
          [
            'Einde',
            'Trek af wat iemand ervoor betaalt. Moet u zelf betalen om ervan af te komen, tel het dan op.',
          ],
        ],
      },
      'en-gb': {
        slug: 'cost-per-year',
        title: 'Calculating cost per year',
        summary: 'Five steps from a quotation to what something really costs.',
        seoDescription:
          'Calculating cost per year: five steps from a quotation to what something is really going to cost you.',
        intro:
          'Divide the price by the lifetime, add maintenance and energy, and subtract what you get back at the end. Use the same figures for each quotation.',
        sections: [
          [
            'Purchase',
            'Write down the full price: delivery, installation, instruction and taking away the old one.',
          ],
          ['Lifetime', 'Do not ask how long it could last, but how long the last one did.'],
          ['Use', 'Add up energy, water and consumables for one ordinary year.'],
          [
            'Maintenance',
            'Take the two most expensive repairs you can remember and spread them over the years.',
          ],
          [
            'The end',
            'Subtract what somebody will pay for it. If you have to pay to be rid of it, add that instead.',
          ],
        ],
      },
    },
  },
  {
    name: 'site-walk',
    type: 'tool',
    props: { author: 'Joris Haverkamp', year: 2024, sector: '1' },
    texts: {
      'nl-nl': {
        slug: 'ronde-door-de-fabriek',
        title: 'Een ronde door de fabriek',
        summary: 'Waarop u let als u een uur meeloopt in een productiehal.',
        seoDescription:
          'Een ronde door de fabriek: waarop u let als u een uur meeloopt in een productiehal, op één blad.',
        intro:
          'Loop mee aan het begin van een dienst. Kijk naar wat warm is, wat lekt, wat stilstaat en toch aan staat, en vraag bij elke container wie hem leegt.',
        sections: [
          ['Bij de poort', 'Wat komt er binnen, hoe vaak, en hoe vol is de wagen?'],
          ['In de hal', 'Wat is warm, wat maakt lawaai, wat draait zonder dat er iemand staat?'],
          ['Bij de compressor', 'Luister een minuut. Lekt er lucht, dan hoort u het in de pauze.'],
          [
            'Bij het afval',
            'Wat ligt er in welke container, en wie leegt hem? Vraag ook wat er níet in mag.',
          ],
          [
            'Op de terugweg',
            'Vraag drie mensen wat zij als eerste zouden veranderen. Schrijf hun naam erbij.',
          ],
        ],
      },
      'en-gb': {
        slug: 'a-walk-through-the-factory',
        title: 'A walk through the factory',
        summary: 'What to look for when you spend an hour in a production hall.',
        seoDescription:
          'A walk through the factory: what to look for in an hour on the production floor, on one sheet.',
        intro:
          'Join at the start of a shift. Look for what is warm, what leaks, what is standing still yet switched on, and ask at every skip who empties it.',
        sections: [
          ['At the gate', 'What comes in, how often, and how full is the lorry?'],
          ['On the floor', 'What is warm, what is noisy, what is running with nobody near?'],
          ['By the compressor', 'Listen for a minute. If air is leaking, you will hear it in the break.'],
          ['By the waste', 'What goes into which skip, and who empties it? Ask what must not go in, too.'],
          ['On the way back', 'Ask three people what they would change first. Write down their names.'],
        ],
      },
    },
  },
  {
    name: 'one-sheet',
    type: 'tool',
    props: { author: 'Joris Haverkamp', year: 2026 },
    texts: {
      'nl-nl': {
        slug: 'het-ene-blad',
        title: 'Het ene blad',
        summary: 'Een leeg vel met vijf regels waar een heel verslag mee begint.',
        seoDescription:
          'Het ene blad: een leeg vel met vijf regels waar een heel duurzaamheidsverslag mee begint.',
        intro:
          'Vul het met potlood in, met drie mensen die het niet eens zijn. Gummen mag. Het blad is af als iedereen zijn naam eronder zet.',
        sections: [
          ['Wat', 'Wat wilt u beter doen? Gebruik woorden van de werkvloer.'],
          ['Nu', 'Welk getal geldt vandaag? Schrijf erbij of het gemeten of geschat is.'],
          ['Straks', 'Welk getal wilt u halen, en in welk jaar?'],
          ['Wie', 'Eén naam. Wie een afdeling opschrijft, begint opnieuw.'],
          ['Eerst', 'Wat gebeurt er aanstaande maandag?'],
        ],
      },
      'en-gb': {
        slug: 'the-single-sheet',
        title: 'The single sheet',
        summary: 'An empty page with five lines from which a whole report can grow.',
        seoDescription:
          'The single sheet: an empty page with five lines from which a whole sustainability report can grow.',
        intro:
          'Fill it in with a pencil, and with three people who disagree. Rubbing out is allowed. It is finished when everybody has signed.',
        sections: [
          ['What', 'What do you want to do better? Use words from the shop floor.'],
          ['Now', 'What is today’s figure? Say whether it is measured or estimated.'],
          ['Then', 'Which figure do you want to reach, and by what year?'],
          ['Who', 'One name. If you write down a department, start again.'],
          ['First', 'What is going to happen next Monday?'],
        ],
      },
    },
  },
  {
    name: 'travel-list',
    type: 'tool',
    props: { author: 'Yasmin Aydin', year: 2025, sector: '5' },
    texts: {
      'nl-nl': {
        slug: 'de-reislijst',
        title: 'De reislijst',
        summary: 'Een lijst voor bij de koffieautomaat waarmee reizen vanzelf minder wordt.',
        seoDescription:
          'De reislijst: een blad voor bij de koffieautomaat waarmee zakelijk reizen vanzelf minder wordt.',
        intro:
          'Hang de lijst op waar iedereen komt. Wie reist, vult één regel in. Na een maand leest u samen wat er staat.',
        sections: [
          ['Waarheen', 'Plaats en doel, in zes woorden.'],
          ['Waarmee', 'Trein, fiets, auto of vliegtuig, en hoeveel uur van deur tot deur.'],
          ['Waarom zo', 'Waarom kon het niet korter, later of per telefoon?'],
          ['Met wie', 'Wie had kunnen gaan, of mee kunnen rijden?'],
          ['Achteraf', 'Had u deze reis opnieuw gemaakt? Ja of nee is genoeg.'],
        ],
      },
      'en-gb': {
        slug: 'the-travel-list',
        title: 'The travel list',
        summary: 'A list to put up by the coffee machine, and travel goes down by itself.',
        seoDescription:
          'The travel list: a sheet to put up by the coffee machine, and business travel goes down by itself.',
        intro:
          'Hang the list where everybody passes. Each traveller fills in a single line. After a month, read it together.',
        sections: [
          ['Where to', 'Place and purpose, in six words.'],
          ['How', 'Train, bicycle, car or plane, and how many hours door to door.'],
          ['Why like this', 'Why could it not be shorter, later or on the phone?'],
          ['With whom', 'Who could have gone, or shared the ride?'],
          ['Afterwards', 'Would you make this journey again? Yes or no will do.'],
        ],
      },
    },
  },
]
