import type { StarterLocale } from '../starter-page.ts'

export interface ProjectTexts {
  slug: string
  title: string
  summary: string
  alt: string
  /** Paragraphs: the question, what was done, and how it is now. */
  story: readonly [string, string, string]
  results: readonly (readonly [value: string, label: string])[]
}

interface Project {
  name: string
  facts: { client: string; sector: string; year: number; picture: string }
  texts: Record<StarterLocale, ProjectTexts>
}

/** One project for each sector. */
export const projectTexts: readonly Project[] = [
  {
    name: 'returning-crates',
    facts: { client: 'Bakkerij Voorstraat', sector: '3', year: 2026, picture: 'workshop' },
    texts: {
      'nl-nl': {
        slug: 'kratten-in-een-kring',
        title: 'Kratten in een kring',
        summary: 'Drie bakkers en hun groothandel ruilden wegwerpdozen voor een krat dat terugkomt.',
        alt: 'Een werkplaats waar kratten rondgaan in een kring',
        story: [
          'Driehonderd dozen per dag, voor drie bakkers in één straat. Niemand had het zo bedacht, en niemand ging erover: de groothandel pakte in, de bakkers gooiden weg, de gemeente haalde op.',
          'De vrachtwagen reed leeg terug. Wij telden de dozen, brachten de bakkers aan één tafel en regelden in een week een proef met vouwkratten. Eén route, één soort krat, één regel bij de deur.',
          'Na acht maanden had het krat zich terugverdiend. Inmiddels doen zeven winkels mee en telt de groothandel zelf. Wij kijken nog één ochtend per kwartaal mee.',
        ],
        results: [
          ['94%', 'van de kratten komt binnen een week terug'],
          ['€ 11.000', 'per jaar minder aan dozen'],
          ['8', 'maanden tot het krat zich terugverdiende'],
        ],
      },
      'en-gb': {
        slug: 'crates-in-a-circle',
        title: 'Crates in a circle',
        summary: 'Three bakers and their wholesaler swapped throw-away boxes for a crate that comes back.',
        alt: 'A workshop where crates travel in a circle',
        story: [
          'Three hundred boxes a day, for three bakeries in one street. Nobody had planned it and nobody was in charge: the wholesaler packed, the bakers threw away, the council collected.',
          'The lorry was driving back empty. We counted the boxes, got the bakers around a table and set up a trial with folding crates within a week. One route, one type of crate, one rule by the door.',
          'After eight months the crate had paid for itself. Seven shops take part today, and the wholesaler does his own counting. We still look in for a morning each quarter.',
        ],
        results: [
          ['94%', 'of the crates come back within a week'],
          ['€11,000', 'less spent on boxes each year'],
          ['8', 'months until the crate had paid for itself'],
        ],
      },
    },
  },
  {
    name: 'school-without-gas',
    facts: { client: 'Stichting De Polder', sector: '7', year: 2025, picture: 'school' },
    texts: {
      'nl-nl': {
        slug: 'scholen-van-het-gas',
        title: 'Elf scholen van het gas',
        summary: 'Een plan voor elf schoolgebouwen, in de volgorde waarin er toch al gebouwd werd.',
        alt: 'Een school met een open dak, waar een kraan zonnepanelen op tilt',
        story: [
          'Elf gebouwen, van 1954 tot 2011, en één conciërge die ze allemaal kende. Het bestuur wilde van het gas af en had een lijst met het slechtste gebouw bovenaan.',
          'Niet het oudste gebouw ging eerst, maar het gebouw waar het dak toch al open moest. Wij legden het onderhoudsplan van twintig jaar naast de gasrekening en zochten de jaren op waarin beide samenvielen.',
          'Zo bleef het plan binnen het onderhoud dat al begroot was. Vier scholen zijn klaar. In de vijfde hangt de meter in de gang, en houdt groep acht de grafiek bij.',
        ],
        results: [
          ['11', 'gebouwen in negen jaar'],
          ['−71%', 'gas in de eerste vier'],
          ['€ 0', 'extra, boven het begrote onderhoud'],
        ],
      },
      'en-gb': {
        slug: 'schools-without-gas',
        title: 'Eleven schools without gas',
        summary: 'A plan for eleven school buildings, in the order in which they were due for work anyway.',
        alt: 'A school with an open roof onto which a crane lifts solar panels',
        story: [
          'Eleven buildings, dating from 1954 to 2011, and one caretaker who knew them all. The board wanted to stop using gas and had drawn up a list with the worst building at the top.',
          'It was not the oldest building that went first, but the one whose roof had to come off in any case. We laid the twenty-year maintenance plan beside the gas bill and looked for the years in which the two met.',
          'That kept the plan within the maintenance budget. Four schools are done. In the fifth the meter hangs in the corridor, and the oldest pupils keep the graph.',
        ],
        results: [
          ['11', 'buildings in nine years'],
          ['−71%', 'gas in the first four'],
          ['€0', 'on top of the maintenance budget'],
        ],
      },
    },
  },
  {
    name: 'report-in-eighty-pages',
    facts: { client: 'Noordwerk Techniek', sector: '1', year: 2025, picture: 'matrix' },
    texts: {
      'nl-nl': {
        slug: 'verslag-in-tachtig-bladzijden',
        title: 'Een verslag in tachtig bladzijden',
        summary: 'Van tweehonderd bladzijden bijlagen naar één verslag dat de eigen mensen lezen.',
        alt: 'Een vlak met open en gevulde stippen; de gevulde staan rechtsboven',
        story: [
          'Een machinebouwer met vierhonderd mensen had vorig jaar een verslag dat aan alle regels voldeed. Het was door drie mensen gelezen, onder wie de drukker.',
          'We begonnen met één blad waar de directie het over eens was. Wat daar niet op paste, ging naar een bijlage of naar de prullenbak. De cijfers kwamen van de afdelingen zelf, met de schattingen erbij.',
          'Het verslag telt nu tachtig bladzijden. De eerste vier hangen in de kantine. De accountant vond minder fouten, omdat er minder te vinden was.',
        ],
        results: [
          ['80', 'bladzijden in plaats van 200'],
          ['3', 'doelen met een naam erbij'],
          ['4', 'weken minder werk aan het eind van het jaar'],
        ],
      },
      'en-gb': {
        slug: 'a-report-in-eighty-pages',
        title: 'A report in eighty pages',
        summary: 'From two hundred pages of annexes to one report that the company’s own people read.',
        alt: 'A plane of open and filled dots; the filled ones are in the upper right',
        story: [
          'A machine builder employing four hundred people had published a report that met every rule. Three people had read it, and one of them was the printer.',
          'We began with a single sheet that the board agreed on. Whatever would not fit went to an annex, or in the bin. The figures came from the departments themselves, estimates included.',
          'The report now runs to eighty pages, the first four of which hang in the canteen. The auditor found fewer mistakes, because there was less to find.',
        ],
        results: [
          ['80', 'pages instead of 200'],
          ['3', 'targets with a name beside them'],
          ['4', 'weeks less work at the end of the year'],
        ],
      },
    },
  },
  {
    name: 'timber-street',
    facts: { client: 'Woonstede', sector: '2', year: 2024, picture: 'timber' },
    texts: {
      'nl-nl': {
        slug: 'een-straat-van-hout',
        title: 'Een straat van hout',
        summary: 'Vierentwintig huurwoningen van hout, met een contract dat ook het uit elkaar halen regelt.',
        alt: 'Drie houten huizen op een rij: een geraamte, een half huis en een huis met een bloembak',
        story: [
          'Een corporatie wilde bouwen met materiaal dat iets waard blijft. De architect tekende hout. Daarna begon het eigenlijke werk.',
          'De aannemer wilde wel, de verzekeraar niet. Wij rekenden voor wat een brandweerman al wist, en schreven in het contract wie de balken over zestig jaar terugkrijgt.',
          'De straat staat er, de huurders klagen over niets behalve de geur van hars, en dat ging vanzelf over. Het contract is vrij te gebruiken; zes andere corporaties deden dat al.',
        ],
        results: [
          ['24', 'woningen in één bouwstroom'],
          ['540 ton', 'CO₂ vastgelegd in het hout'],
          ['6', 'corporaties namen het contract over'],
        ],
      },
      'en-gb': {
        slug: 'a-street-of-timber',
        title: 'A street of timber',
        summary: 'Twenty-four rented homes of timber, with a contract that also covers taking them apart.',
        alt: 'Three timber houses in a row: a frame, half a house and one with a window box',
        story: [
          'A housing association wanted to build with something that keeps its value. The architect drew timber. Then the real work began.',
          'The builder was willing, the insurer was not. We did the sums a fire officer could have done in his head, and wrote into the contract who gets the beams back in sixty years.',
          'The street is there. The tenants complained of nothing but the smell of resin, and that wore off. The contract is free to use, and six other associations have done so.',
        ],
        results: [
          ['24', 'homes in one production run'],
          ['540 tonnes', 'of CO₂ stored in the timber'],
          ['6', 'associations have adopted the contract'],
        ],
      },
    },
  },
  {
    name: 'water-twice',
    facts: { client: 'Waterschap Oude Rijn', sector: '4', year: 2026, picture: 'waterworks' },
    texts: {
      'nl-nl': {
        slug: 'water-dat-twee-keer-werkt',
        title: 'Water dat twee keer werkt',
        summary: 'Een zuivering levert haar schone water aan een wasserij, in plaats van aan de rivier.',
        alt: 'Een waterzuivering van boven, met ronde bekkens en een rietveld',
        story: [
          'In een droge zomer mocht een industriële wasserij geen grondwater meer oppompen. Achthonderd meter verderop loosde de zuivering elke dag duizend keer zo veel in de rivier.',
          'Wij zochten uit hoe schoon was schoon genoeg. Niet zo schoon als drinkwater, bleek, mits er een rietveld en een filter tussen zitten. De vergunning kostte meer tijd dan de leiding.',
          'Sinds dit voorjaar wast de wasserij met gezuiverd water. In het rietveld broeden twee paar karekieten, die nergens in de begroting stonden.',
        ],
        results: [
          ['62 mln', 'liter grondwater per jaar bespaard'],
          ['800 m', 'leiding, grotendeels langs een fietspad'],
          ['−18%', 'energie, omdat het water al lauw is'],
        ],
      },
      'en-gb': {
        slug: 'water-that-works-twice',
        title: 'Water that works twice',
        summary: 'A treatment works supplies its clean water to a laundry rather than to the river.',
        alt: 'A water treatment works from above, with round basins and a bed of reeds',
        story: [
          'One dry summer an industrial laundry was barred from pumping groundwater. Eight hundred metres away, the treatment works sent a thousand times as much into the river every day.',
          'We worked out how clean was clean enough. Less clean than drinking water, it turned out, provided there is a reed bed and a filter in between. The permit took longer than the pipe.',
          'Since this spring the laundry has been washing with treated water. Two pairs of reed warblers are nesting among the reeds. They were in nobody’s budget.',
        ],
        results: [
          ['62m', 'litres of groundwater saved each year'],
          ['800 m', 'of pipe, most of it along a cycle path'],
          ['−18%', 'energy, as the water is already lukewarm'],
        ],
      },
    },
  },
  {
    name: 'last-mile-by-water',
    facts: { client: 'Grachtvracht', sector: '5', year: 2024, picture: 'canal' },
    texts: {
      'nl-nl': {
        slug: 'de-laatste-kilometer-over-water',
        title: 'De laatste kilometer over water',
        summary:
          'Zeven leveranciers delen één elektrische schuit, en de binnenstad telt 40 vrachtwagens minder.',
        alt: 'Een elektrische schuit met vracht in een gracht, voor pakhuizen',
        story: [
          'De stad sloot de binnenring voor zware vrachtwagens. Zeven leveranciers van horeca en kantoren hadden elk een plan. Geen van die plannen hield rekening met de andere zes.',
          'Wij legden de zeven leverschema’s over elkaar. Samen pasten ze op één schuit, mits twee van hen een uur eerder begonnen. Dat uur hebben we bijna een jaar lang besproken.',
          'De schuit vaart zes dagen per week. Twee bezorgers stapten over van bestelbus naar bakfiets, en één naar schipper.',
        ],
        results: [
          ['40', 'vrachtwagens per dag minder'],
          ['7', 'leveranciers op één schuit'],
          ['11%', 'goedkoper per geleverde rolcontainer'],
        ],
      },
      'en-gb': {
        slug: 'the-last-mile-by-water',
        title: 'The last mile by water',
        summary: 'Seven suppliers share one electric barge, and the old town has 40 fewer lorries a day.',
        alt: 'An electric barge with freight on a canal, in front of warehouses',
        story: [
          'The city closed its inner ring to heavy lorries. Seven suppliers to restaurants and offices each had a plan. None of those plans took account of the other six.',
          'We laid the seven delivery schedules over each other. Together they fitted on one barge, as long as two of them started an hour earlier. We spent most of a year discussing that hour.',
          'The barge now runs six days a week. Two delivery drivers have changed from a van to a cargo bike, and one has become a skipper.',
        ],
        results: [
          ['40', 'fewer lorries a day'],
          ['7', 'suppliers on one barge'],
          ['11%', 'cheaper for each roll cage delivered'],
        ],
      },
    },
  },
  {
    name: 'repair-counter',
    facts: { client: 'Lamp & Lade', sector: '6', year: 2025, picture: 'repair' },
    texts: {
      'nl-nl': {
        slug: 'een-balie-om-te-repareren',
        title: 'Een balie om te repareren',
        summary: 'Een winkelketen verdient aan repareren, sinds de balie voorin de winkel staat.',
        alt: 'Een werkbank met een lamp, een radio en een ketel, en gereedschap aan de wand',
        story: [
          'Negen winkels met lampen en huisraad, en een magazijn vol retouren. Repareren deden ze ook, achter een deur waar “personeel” op stond. Niemand wist wat het kostte.',
          'Wij hielden vier weken bij wat er binnenkwam en waar de tijd bleef. De helft ging op aan zoeken. Met een plank van twintig onderdelen en een balie bij de ingang was een reparatie in een kwartier klaar.',
          'Klanten blijven kijken en kopen er iets bij. De negende winkel krijgt dit voorjaar zijn balie. Het bord “personeel” hangt bij ons op kantoor.',
        ],
        results: [
          ['3.200', 'reparaties in het eerste jaar'],
          ['−27%', 'retouren die naar de stort gaan'],
          ['15 min', 'voor een gewone reparatie'],
        ],
      },
      'en-gb': {
        slug: 'a-counter-for-repairs',
        title: 'A counter for repairs',
        summary: 'A chain of shops makes money on repairs now that the counter is at the front.',
        alt: 'A workbench with a lamp, a radio and a kettle, and tools on the wall',
        story: [
          'Nine shops selling lamps and household goods, and a warehouse full of returns. They did repairs as well, behind a door marked “Staff only”. Nobody knew what it cost.',
          'For four weeks we kept track of what came in and where the time went. Half of it was spent looking for things. With a shelf of twenty parts and a counter by the entrance, a repair took fifteen minutes.',
          'Customers stay to watch, and buy something while they wait. The ninth shop gets its counter this spring. The “Staff only” sign hangs in our office.',
        ],
        results: [
          ['3,200', 'repairs in the first year'],
          ['−27%', 'returned goods going to landfill'],
          ['15 min', 'for an ordinary repair'],
        ],
      },
    },
  },
]
