import type { Publication } from './publication.ts'

export const literature: readonly Publication[] = [
  {
    name: 'material-or-not',
    type: 'literature',
    props: { author: 'Joris Haverkamp', year: 2026 },
    texts: {
      'nl-nl': {
        slug: 'wezenlijk-of-niet',
        title: 'Wezenlijk of niet',
        summary: 'Waarom kiezen het moeilijkste deel van een duurzaamheidsverslag is.',
        seoDescription:
          'Waarom kiezen het moeilijkste deel van een duurzaamheidsverslag is: van zestig onderwerpen naar zes.',
        intro:
          'Wie alles meldt, kiest niet. Dit stuk beschrijft hoe vier bedrijven hun lijst van zestig onderwerpen terugbrachten tot zes, en wat daar ruzie over gaf.',
        sections: [
          [
            'Zestig is geen antwoord',
            'Alle vier begonnen met een enquête. Alle vier kregen een lijst waarop alles een zeven scoorde. Een gemiddelde van meningen levert geen keuze op, alleen een volgorde van wie het vaakst had geantwoord.',
          ],
          [
            'De vraag die werkte',
            'Wat gaat u volgend jaar anders doen? Bij die vraag vielen veertig onderwerpen af. Niet omdat ze onbelangrijk waren, maar omdat niemand er iets over te zeggen had.',
          ],
          [
            'Waar de ruzie over ging',
            'Over water, in drie van de vier gevallen. Het verbruik was klein, de emotie groot. Twee bedrijven hielden het op de lijst, een schrapte het. Alle drie konden ze uitleggen waarom.',
          ],
        ],
      },
      'en-gb': {
        slug: 'material-or-not',
        title: 'Material or not',
        summary: 'Why choosing is the hardest part of a sustainability report.',
        seoDescription:
          'Why choosing is the hardest part of a sustainability report: from sixty topics to six.',
        intro:
          'To report everything is to choose nothing. This paper describes how four companies cut a list of sixty topics to six, and what they quarrelled about on the way.',
        sections: [
          [
            'Sixty is not an answer',
            'All four began with a survey. All four got back a list on which everything scored seven out of ten. An average of opinions is not a choice; it merely ranks whoever replied most often.',
          ],
          [
            'The question that worked',
            'What will you do differently next year? That question saw off forty topics. Not because they were unimportant, but because nobody had anything to say about them.',
          ],
          [
            'What the quarrel was about',
            'Water, in three cases out of four. Consumption was small, feelings ran high. Two companies kept it on the list and one took it off. All three could explain why.',
          ],
        ],
      },
    },
  },
  {
    name: 'timber-contracts',
    type: 'literature',
    props: { author: 'Sanne Okafor', year: 2025, sector: '2' },
    texts: {
      'nl-nl': {
        slug: 'contracten-voor-hout',
        title: 'Contracten voor hout',
        summary: 'Wat er in een bouwcontract verandert als het gebouw ooit weer uit elkaar gaat.',
        seoDescription: 'Wat er in een bouwcontract verandert als het gebouw ooit weer uit elkaar gaat.',
        intro:
          'Eigendom, opslag en keuring van balken die zestig jaar vastzitten: een verkenning met een jurist en twee aannemers.',
        sections: [
          [
            'Van wie is een balk?',
            'Zodra hij vastzit, is hij van het gebouw. Wie hem over zestig jaar terug wil, moet dat nu opschrijven, en een plek noemen waar hij dan naartoe gaat.',
          ],
          [
            'Een paspoort met vier regels',
            'Houtsoort, sterkteklasse, behandeling en bevestiging. Meer hoeft er niet in. Alles wat langer is, wordt niet bijgehouden en dus niet geloofd.',
          ],
          [
            'Wat de verzekeraar wil weten',
            'Hoe het brandt, hoe het nat wordt en wie er belt als het misgaat. Met die drie antwoorden was de polis in alle onderzochte gevallen binnen een maand rond.',
          ],
        ],
      },
      'en-gb': {
        slug: 'contracts-for-timber',
        title: 'Contracts for timber',
        summary: 'What changes in a building contract when the building will be taken apart one day.',
        seoDescription: 'What changes in a building contract when the building will be taken apart one day.',
        intro:
          'Owning, storing and inspecting beams that stay put for sixty years: a study with a lawyer and two contractors.',
        sections: [
          [
            'Whose beam is it?',
            'Once fixed, it belongs to the building. If you want it back in sixty years you have to write that down today, and name the place where it will go.',
          ],
          [
            'A passport of four lines',
            'Species, strength class, treatment and fixing. That is all it needs. Anything longer will not be kept up to date, and so will not be believed.',
          ],
          [
            'What the insurer wants to know',
            'How it burns, how it gets wet and who calls when things go wrong. With those three answers the policy was settled within a month in every case we studied.',
          ],
        ],
      },
    },
  },
  {
    name: 'talking-about-targets',
    type: 'literature',
    props: { author: 'Marit de Wilde', year: 2024 },
    texts: {
      'nl-nl': {
        slug: 'praten-over-doelen',
        title: 'Praten over doelen',
        summary: 'Drie gesprekken die een doel nodig heeft voordat het op papier staat.',
        seoDescription:
          'Drie gesprekken die een doel nodig heeft voordat het op papier staat, met de vragen erbij.',
        intro:
          'Met wie het moet doen, met wie het moet betalen en met wie het moet volhouden als u er niet meer bent.',
        sections: [
          [
            'Het eerste gesprek: doen',
            'Vraag de mensen die het werk doen wat er als eerste misgaat. Zij weten het al. Een doel dat dit gesprek niet overleeft, had u anders over een jaar ook geschrapt.',
          ],
          [
            'Het tweede gesprek: betalen',
            'Neem één bedrag mee, geen marge. Wie betaalt wil weten wat het kost als het níet lukt. Dat antwoord hebt u nodig voordat de vraag komt.',
          ],
          [
            'Het derde gesprek: volhouden',
            'Wie gaat er over vijf jaar over? Die persoon mag nu al nee zeggen. Zegt ze ja, dan staat haar naam erbij, en dat blijkt het halve doel.',
          ],
        ],
      },
      'en-gb': {
        slug: 'talking-about-targets',
        title: 'Talking about targets',
        summary: 'Three conversations that a target needs before it is on paper.',
        seoDescription:
          'Three conversations that a target needs before it is on paper, with the questions to ask.',
        intro:
          'With the people who have to do it, with those who have to pay for it, and with those who must keep it up once you have gone.',
        sections: [
          [
            'The first conversation: doing',
            'Ask the people who do the work what will go wrong first. They know already. A target that does not survive this conversation would have been dropped within a year anyway.',
          ],
          [
            'The second conversation: paying',
            'Bring one amount, not a range. Whoever pays wants to know the cost of failing. You need that answer before the question comes.',
          ],
          [
            'The third conversation: keeping it up',
            'Who will be in charge five years from now? Let that person say no today. If she says yes, put her name to it. That turns out to be half the target.',
          ],
        ],
      },
    },
  },
  {
    name: 'empty-return',
    type: 'literature',
    props: { author: 'Yasmin Aydin', year: 2026, sector: '5' },
    texts: {
      'nl-nl': {
        slug: 'de-lege-terugrit',
        title: 'De lege terugrit',
        summary: 'Een op de drie vrachtwagens rijdt leeg naar huis. Vijf planners vertellen waarom.',
        seoDescription:
          'Een op de drie vrachtwagens rijdt leeg naar huis. Vijf planners vertellen waarom, en wat helpt.',
        intro:
          'Iedereen weet dat leeg rijden zonde is. Wie een week naast een planner zit, begrijpt waarom het toch gebeurt, en waar er wel iets te winnen is.',
        sections: [
          [
            'Het is geen onwil',
            'Een terugvracht moet passen in tijd, temperatuur en aanhanger, en in een agenda die om zes uur ’s ochtends al vaststaat. Vier van de vijf kansen komen een dag te laat.',
          ],
          [
            'Eén dag eerder',
            'Bij twee vervoerders schoof de bestelsluiting van vijf uur naar twaalf uur. Klanten mopperden een week. Het aandeel lege kilometers daalde van 34 naar 25 procent.',
          ],
          [
            'Wat klanten kunnen doen',
            'Bestel op vaste dagen en noem een halve dag in plaats van een uur. Dat kost niets en scheelt de vervoerder een op de tien ritten.',
          ],
        ],
      },
      'en-gb': {
        slug: 'the-empty-return',
        title: 'The empty return',
        summary: 'One lorry in three drives home empty. Five planners explain why.',
        seoDescription:
          'One lorry in three drives home empty. Five planners explain why that is, and what helps.',
        intro:
          'Everybody knows that driving empty is a waste. Spend a week beside a planner and you see why it happens all the same, and where there is something to be gained.',
        sections: [
          [
            'It is not unwillingness',
            'A return load has to match in time, temperature and trailer, and fit a schedule that is settled by six in the morning. Four chances out of five arrive a day late.',
          ],
          [
            'A day earlier',
            'Two hauliers moved their order deadline from five o’clock to noon. Customers grumbled for a week. The share of empty kilometres fell from 34 to 25 per cent.',
          ],
          [
            'What customers can do',
            'Order on fixed days and name a half-day instead of an hour. It costs nothing and saves the haulier one trip in ten.',
          ],
        ],
      },
    },
  },
  {
    name: 'warm-waste',
    type: 'literature',
    props: { author: 'Wout Lemaire', year: 2025, sector: '4' },
    texts: {
      'nl-nl': {
        slug: 'warmte-over',
        title: 'Warmte over',
        summary: 'Een handreiking voor wie warmte weggooit en wie haar zou kunnen gebruiken.',
        seoDescription:
          'Een handreiking voor wie warmte weggooit en wie haar zou kunnen gebruiken, zonder energiebedrijf.',
        intro:
          'Restwarmte is er genoeg, afnemers ook. Wat ontbreekt is een afspraak die twee buren begrijpen. Dit stuk geeft er een, op basis van zes projecten.',
        sections: [
          [
            'Meet een winter',
            'Warmte in juli is geen aanbod. Meet van oktober tot april, elk kwartier, en teken de twee lijnen over elkaar. Waar ze elkaar raken begint het gesprek.',
          ],
          [
            'Spreek een bodem af',
            'De leverancier belooft wat hij altijd kan leveren, de afnemer wat hij altijd afneemt. Alles daarboven is meegenomen en heeft een lagere prijs.',
          ],
          [
            'Regel het einde',
            'Wat gebeurt er als een van beide verhuist? Alle zes projecten liepen juist daarop vertraging op. Eén alinea was genoeg geweest.',
          ],
        ],
      },
      'en-gb': {
        slug: 'heat-to-spare',
        title: 'Heat to spare',
        summary: 'A guide for those who throw heat away and those who could use it.',
        seoDescription:
          'A guide for those who throw heat away and those who could use it, with no utility in between.',
        intro:
          'There is plenty of waste heat, and plenty of people who want it. What is missing is an agreement two neighbours can understand. Here is one, drawn from six projects.',
        sections: [
          [
            'Measure for a winter',
            'Heat in July is not an offer. Measure from October to April, every quarter of an hour, and lay the two lines over each other. The conversation starts where they touch.',
          ],
          [
            'Agree on a floor',
            'The supplier promises what he can always deliver, the customer what she will always take. Anything beyond that is a bonus at a lower price.',
          ],
          [
            'Arrange the ending',
            'What happens if one of the two moves away? That very question delayed all six projects. A single paragraph would have settled it.',
          ],
        ],
      },
    },
  },
  {
    name: 'repair-pays',
    type: 'literature',
    props: { author: 'Lucas van Dalen', year: 2025, sector: '6' },
    texts: {
      'nl-nl': {
        slug: 'wat-repareren-kost',
        title: 'Wat repareren kost',
        summary: 'De rekening van een reparatie, en wie haar in een winkel zou moeten betalen.',
        seoDescription:
          'De rekening van een reparatie, en wie haar in een winkel zou moeten betalen. Vier winkels rekenden mee.',
        intro:
          'Repareren is bijna altijd beter en bijna nooit goedkoper. Vier winkels hielden een jaar lang bij waar het geld blijft.',
        sections: [
          [
            'Veertig minuten zoeken',
            'Van elke reparatie gaat gemiddeld een half uur op aan zoeken: naar het onderdeel, de handleiding en de schroef die ernaast viel. Niet aan repareren.',
          ],
          [
            'Een plank met twintig onderdelen',
            'Met een vaste voorraad van de twintig meest gevraagde onderdelen halveerde de zoektijd. De voorraad kostte minder dan één retourzending per week.',
          ],
          [
            'Wie betaalt',
            'Klanten betalen graag een derde van de nieuwprijs, en niet meer. Twee winkels legden de rest bij de fabrikant neer. Eén fabrikant zei meteen ja.',
          ],
        ],
      },
      'en-gb': {
        slug: 'what-a-repair-costs',
        title: 'What a repair costs',
        summary: 'The bill for a repair, and who ought to pay it in a shop.',
        seoDescription:
          'The bill for a repair, and who ought to pay it in a shop. Four retailers kept count for a year.',
        intro:
          'Repairing is nearly always better and hardly ever cheaper. Four shops kept track for a year of where the money goes.',
        sections: [
          [
            'Half an hour of looking',
            'On average, half an hour of each repair goes on looking: for the part, the manual, the screw that rolled off the bench. Not on repairing.',
          ],
          [
            'A shelf of twenty parts',
            'A stock of the twenty parts asked for most often cut the search in half. It cost less than one returned parcel a week.',
          ],
          [
            'Who pays',
            'Customers will gladly pay a third of the price of a new one, and no more. Two shops sent the rest of the bill to the manufacturer. One manufacturer agreed on the spot.',
          ],
        ],
      },
    },
  },
]
