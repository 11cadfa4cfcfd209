import type { StarterLocale } from '../starter-page.ts'
import type { MemberTexts } from './members.ts'

/** The people of SOM, by name. */
export const memberTexts: Readonly<Record<string, Record<StarterLocale, MemberTexts>>> = {
  'Sanne Okafor': {
    'nl-nl': {
      role: 'Directeur',
      description:
        'Begeleidt directies die een besluit voor zich uit schuiven, en heeft er zelf ook een paar gehad.',
      specialties: ['Strategie', 'Bestuur', 'Bouw'],
      story:
        'Sanne leidde een bouwbedrijf voordat ze het advies in ging. Ze vraagt in elk eerste gesprek welk besluit al een jaar op tafel ligt, en wacht dan. Ze geeft de leergang voor directies en woont op een dijk, tussen de schapen van iemand anders.',
      alt: 'Portret van Sanne Okafor, met krullen en een lichte trui',
    },
    'en-gb': {
      role: 'Director',
      description: 'Works with boards that keep putting off a decision, having put off a few herself.',
      specialties: ['Strategy', 'Governance', 'Construction'],
      story:
        'Sanne ran a building firm before she became a consultant. In every first meeting she asks which decision has been on the table for a year, and then she waits. She teaches the programme for boards and lives on a dyke, among sheep that belong to somebody else.',
      alt: 'Portrait of Sanne Okafor, with curly hair and a light jumper',
    },
  },
  'Marit de Wilde': {
    'nl-nl': {
      role: 'Adviseur inkoop',
      description: 'Was twaalf jaar inkoper en weet aan welke kant van de tafel de vragen horen.',
      specialties: ['Inkoop', 'Circulaire ketens'],
      story:
        'Marit kocht twaalf jaar lang alles in, van schroeven tot verzekeringen. Ze leest een offerte van achter naar voren, omdat daar staat wat er niet bij zit. In haar trainingen belt u echt met een leverancier, waar de groep bij zit.',
      alt: 'Portret van Marit de Wilde, met een ronde bril en halflang haar',
    },
    'en-gb': {
      role: 'Purchasing consultant',
      description: 'Spent twelve years as a buyer and knows which side of the table the questions belong on.',
      specialties: ['Purchasing', 'Circular supply chains'],
      story:
        'For twelve years Marit bought everything from screws to insurance. She reads a quotation from back to front, because that is where it says what is not included. On her courses you really do ring a supplier, with the group listening in.',
      alt: 'Portrait of Marit de Wilde, with round glasses and a bob',
    },
  },
  'Joris Haverkamp': {
    'nl-nl': {
      role: 'Adviseur verslaglegging',
      description:
        'Rekent voetafdrukken door tot ze kloppen en schrijft ze daarna zo op dat iemand ze leest.',
      specialties: ['Verslaglegging', 'CO₂-berekening'],
      story:
        'Joris werkte bij een accountantskantoor en miste daar het deel na de cijfers. Hij schrapt graag, te beginnen bij zijn eigen zinnen. Zijn langste verslag telt tachtig bladzijden; daar heeft hij nog steeds spijt van.',
      alt: 'Portret van Joris Haverkamp, met een baard en een overhemd',
    },
    'en-gb': {
      role: 'Reporting consultant',
      description:
        'Checks footprints until they are right, then writes them up so that people will read them.',
      specialties: ['Reporting', 'Carbon accounting'],
      story:
        'Joris came from an accountancy firm, where he missed the part that follows the figures. He likes to cut, beginning with his own sentences. His longest report runs to eighty pages, and he still regrets it.',
      alt: 'Portrait of Joris Haverkamp, with a beard and an open shirt',
    },
  },
  'Yasmin Aydin': {
    'nl-nl': {
      role: 'Adviseur mobiliteit',
      description: 'Zoekt uit wie er waarheen reist, en vraagt daarna of dat nog nodig is.',
      specialties: ['Reizen', 'Logistiek', 'Gedrag'],
      story:
        'Yasmin plande tien jaar lang vrachtwagens en weet dus waarom ze leeg terugrijden. Ze maakt geen reisbeleid zonder de planners erbij. Haar eigen record: in één dag met de trein naar Kopenhagen, inclusief twee vergaderingen.',
      alt: 'Portret van Yasmin Aydin, met een hoofddoek',
    },
    'en-gb': {
      role: 'Mobility consultant',
      description: 'Works out who travels where, and then asks whether they still need to.',
      specialties: ['Travel', 'Logistics', 'Behaviour'],
      story:
        'Yasmin scheduled lorries for ten years, so she knows why they drive home empty. She writes no travel policy without the planners in the room. Her own record: Copenhagen by train in a day, with two meetings on board.',
      alt: 'Portrait of Yasmin Aydin, wearing a headscarf',
    },
  },
  'Wout Lemaire': {
    'nl-nl': {
      role: 'Adviseur energie',
      description: 'Vindt warmte die iemand anders weggooit, en iemand die haar kan gebruiken.',
      specialties: ['Energie', 'Gebouwen', 'Water'],
      story:
        'Wout is werktuigbouwkundige en begint een opdracht in de kelder. Wat warm is, wat lekt en wat aan staat terwijl er niemand is: hij schrijft het op een plattegrond en loopt daarna naar boven, naar wie de rekening betaalt.',
      alt: 'Portret van Wout Lemaire, met kort haar',
    },
    'en-gb': {
      role: 'Energy consultant',
      description: 'Finds heat that one person is throwing away and another person could use.',
      specialties: ['Energy', 'Buildings', 'Water'],
      story:
        'Wout is a mechanical engineer who starts every assignment in the basement. What is warm, what leaks, what is running with nobody there: he marks it on a floor plan, and then goes upstairs to see whoever pays the bill.',
      alt: 'Portrait of Wout Lemaire, with short hair',
    },
  },
  'Ineke Bosman': {
    'nl-nl': {
      role: 'Adviseur ketens',
      description: 'Belt net zo lang door tot ze weet waar iets echt vandaan komt.',
      specialties: ['Leveranciers', 'Mensenrechten'],
      story:
        'Ineke was journalist en stelt vragen zoals anderen ademhalen. Ze reist een keten liever na dan dat ze een vragenlijst stuurt, en komt terug met verhalen die in geen enkel formulier passen. Die schrijft ze ook op.',
      alt: 'Portret van Ineke Bosman, met opgestoken haar',
    },
    'en-gb': {
      role: 'Supply chain consultant',
      description: 'Keeps ringing until she knows where a thing really comes from.',
      specialties: ['Suppliers', 'Human rights'],
      story:
        'Ineke used to be a journalist, and asks questions the way other people breathe. She would sooner follow a supply chain than send it a questionnaire, and comes home with stories that fit no form. She writes those down as well.',
      alt: 'Portrait of Ineke Bosman, with her hair up',
    },
  },
  'Henk Terpstra': {
    'nl-nl': {
      role: 'Trainer',
      description: 'Geeft al dertig jaar les en heeft nog nooit een dia met meer dan zes woorden gemaakt.',
      specialties: ['Training', 'Productie'],
      story:
        'Henk was bedrijfsleider in een papierfabriek en leidde daar in zijn eentje zeventig mensen op. Hij laat u eerst zelf rekenen en vertelt daarna pas hoe het moet. Dat duurt langer en het blijft hangen.',
      alt: 'Portret van Henk Terpstra, kaal, met een baard en een ronde bril',
    },
    'en-gb': {
      role: 'Trainer',
      description: 'Has taught for thirty years and never made a slide with more than six words on it.',
      specialties: ['Training', 'Manufacturing'],
      story:
        'Henk managed a paper mill and trained seventy people there single-handed. He lets you do the sum first and only then tells you how it is done. It takes longer, and it sticks.',
      alt: 'Portrait of Henk Terpstra, bald, with a beard and round glasses',
    },
  },
  'Lucas van Dalen': {
    'nl-nl': {
      role: 'Ontwerper en trainer',
      description: 'Haalt producten uit elkaar om te zien of ze ook weer in elkaar kunnen.',
      specialties: ['Circulair ontwerpen', 'Materialen'],
      story:
        'Lucas ontwierp lampen tot hij er een op de stort terugvond. Nu leert hij ontwerpers om aan de schroevendraaier te denken. Hij tekende ook de illustraties op deze website, vooral op dinsdag, als het regent.',
      alt: 'Portret van Lucas van Dalen, met lang haar',
    },
    'en-gb': {
      role: 'Designer and trainer',
      description: 'Takes products apart to see whether they can be put back together again.',
      specialties: ['Circular design', 'Materials'],
      story:
        'Lucas designed lamps until he came across one of them at the tip. Now he teaches designers to think of the screwdriver. He also drew the illustrations on this website, mostly on Tuesdays, when it rains.',
      alt: 'Portrait of Lucas van Dalen, with long hair',
    },
  },
}
