import { h2, list, p, prose, quote } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const circularCrates = newsItem(
  'circular-crates',
  { date: '2026-10-29', author: 'Marit de Wilde', picture: 'bakery' },
  {
    'nl-nl': {
      slug: 'actueel/kratten-die-terugkomen',
      title: 'Kratten die terugkomen',
      seoDescription:
        'Drie bakkers ruilden driehonderd wegwerpdozen per dag voor een krat dat veertig keer meegaat. Zo begon het.',
      summary:
        'Drie bakkers, één leverancier en een krat dat veertig keer meegaat. Wat er nodig was om te beginnen.',
      alt: 'Drie bakkerswinkels naast elkaar, met gestapelde kratten op de stoep',
      body: prose(
        p(
          'Elke ochtend leverde de groothandel driehonderd dozen af bij drie bakkers in dezelfde straat. Elke middag lagen er driehonderd dozen bij het oud papier. Niemand had dat bedacht; het was zo gegroeid.',
        ),
        p(
          'Wij kwamen er bij toeval achter. Een van de bakkers had ons gevraagd zijn stroomverbruik te bekijken, en terwijl wij bij de oven stonden te meten, reed de papierwagen voor. “Dat is pas zonde,” zei hij, en hij had gelijk: aan dozen was hij meer kwijt dan aan gas.',
        ),
        h2('Eén rondje meer'),
        p(
          'De vrachtwagen reed toch leeg terug. Met een vouwkrat dat veertig keer meegaat en een lijst aan de deur was de proef in een week geregeld. Het kostte meer tijd om de bakkers aan één tafel te krijgen dan om de kratten te kopen.',
        ),
        p(
          'De groothandel twijfelde het langst. Lege kratten nemen ruimte in, ze moeten schoon en iemand moet ze tellen. Daarom begonnen we met één route, één soort krat en één regel: wie er geen teruggeeft, krijgt er die dag geen mee.',
        ),
        h2('Wat het opleverde'),
        list(
          '94% van de kratten komt binnen een week terug',
          'De dozen kostten € 11.000 per jaar',
          'De kratten verdienden zich terug in acht maanden',
        ),
        quote('We hadden het tien jaar eerder kunnen doen, als iemand had geteld.'),
        h2('Wat er misging'),
        p(
          'In de derde week verdwenen er zestig kratten. Ze bleken bij een buurman te staan, die ze handig vond voor zijn fietsen. Sindsdien staat er een naam op. In de zomer bleek het krat te diep voor slagroomtaarten; die gaan nu weer in een doos, en dat is geen nederlaag. Een maatregel die voor negen van de tien producten werkt, hoeft niet op de tiende te wachten.',
        ),
        p(
          'Inmiddels doen er zeven winkels mee, waaronder een slager en een kaasboer. De groothandel rekent geen statiegeld maar plakt een briefje op de deur van wie achterloopt. Dat werkt beter, zeggen ze: iedereen in de straat leest mee.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/crates-that-come-back',
      title: 'Crates that come back',
      seoDescription:
        'Three bakers swapped three hundred throw-away boxes a day for a crate that lasts forty trips. How it began.',
      summary: 'Three bakers, one supplier and a crate that lasts forty journeys. What it took to begin.',
      alt: 'Three bakeries side by side, with stacks of crates on the pavement',
      body: prose(
        p(
          'Every morning the wholesaler dropped off three hundred boxes at three bakeries in the same street. Every afternoon three hundred boxes went out with the waste paper. Nobody had planned it that way; it had simply come about.',
        ),
        p(
          'We found out by accident. One of the bakers had asked us to look at his electricity bill, and while we stood measuring his oven the paper lorry pulled up. “Now that is a waste,” he said. He was right: he spent more on boxes than on gas.',
        ),
        h2('One more round'),
        p(
          'The lorry was driving back empty anyway. With a folding crate that lasts forty journeys and a tally sheet on the door, the trial was up and running within a week. Getting the bakers around one table took longer than buying the crates.',
        ),
        p(
          'The wholesaler hesitated longest. Empty crates take up room, they need washing, and someone has to count them. So we started with one route, one type of crate and one rule: hand none back, and you get none that day.',
        ),
        h2('What came of it'),
        list(
          '94% of the crates come back within a week',
          'The boxes used to cost €11,000 a year',
          'The crates paid for themselves in eight months',
        ),
        quote('We could have done this ten years ago, if only somebody had counted.'),
        h2('What went wrong'),
        p(
          'In the third week sixty crates vanished. They turned up at a neighbour’s, who had found them just right for his bicycle parts. They have carried a name ever since. Come summer, the crate proved too deep for cream cakes, which now travel in a box again. That is no defeat. A measure that suits nine products out of ten need not wait for the tenth.',
        ),
        p(
          'Seven shops have joined so far, among them a butcher and a cheesemonger. The wholesaler charges no deposit but sticks a note on the door of anyone who falls behind. It works better, they tell us: the whole street reads it. And the baker with the oven? He got his advice on electricity in the end. It saved him rather less than the crates did, as he likes to point out to us whenever we come in for bread.',
        ),
      ),
    },
  },
)
