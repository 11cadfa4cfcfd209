import type { RichText } from '@ximblox/blocks/rich-text/document'
import { h2, list, p, prose, quote } from '../prose.ts'
import {
  picture,
  type StarterLocale,
  type StarterPage,
  type StarterTexts,
  starterPage,
} from '../starter-page.ts'

interface ItemTexts extends StarterTexts {
  summary: string
  alt: string
  body: RichText
}

const item = (
  name: string,
  facts: { date: string; author: string; picture: string },
  texts: Record<StarterLocale, ItemTexts>,
): StarterPage =>
  starterPage({
    name,
    type: 'news',
    texts,
    props: ({ summary }) => ({ date: facts.date, author: facts.author, summary }),
    images: ({ alt }, to) => ({ image: picture(to, facts.picture, alt) }),
    blocks: ({ body }) => [{ type: 'rich-text', key: 'story', props: { body } }],
  })

export const newsItems = [
  item(
    'circular-crates',
    { date: '2026-10-29', author: 'Marit de Wilde', picture: 'workshop' },
    {
      'nl-nl': {
        slug: 'actueel/kratten-die-terugkomen',
        title: 'Kratten die terugkomen',
        seoDescription: 'Hoe drie bakkers samen van wegwerpdozen afkwamen.',
        summary:
          'Drie bakkers, één leverancier en een krat dat veertig keer meegaat. Wat er nodig was om te beginnen.',
        alt: 'Een werkplaats waar kratten rondgaan in een kring',
        body: prose(
          p(
            'Elke ochtend leverde de groothandel driehonderd dozen af bij drie bakkers in dezelfde straat. Elke middag lagen er driehonderd dozen bij het oud papier. Niemand had dat bedacht; het was zo gegroeid.',
          ),
          h2('Eén rondje meer'),
          p(
            'De vrachtwagen reed toch leeg terug. Met een vouwkrat dat veertig keer meegaat en een lijst aan de deur was de proef in een week geregeld. Het kostte meer tijd om de bakkers aan één tafel te krijgen dan om de kratten te kopen.',
          ),
          list(
            '94% van de kratten komt binnen een week terug',
            'De dozen kostten € 11.000 per jaar',
            'De kratten verdienden zich terug in acht maanden',
          ),
          quote('We hadden het tien jaar eerder kunnen doen, als iemand had geteld.'),
        ),
      },
      'en-gb': {
        slug: 'news/crates-that-come-back',
        title: 'Crates that come back',
        seoDescription: 'How three bakers got rid of throw-away boxes together.',
        summary: 'Three bakers, one supplier and a crate that lasts forty journeys. What it took to begin.',
        alt: 'A workshop where crates travel in a circle',
        body: prose(
          p(
            'Every morning the wholesaler delivered three hundred boxes to three bakers in the same street. Every afternoon three hundred boxes lay with the waste paper. Nobody had planned it; it had grown that way.',
          ),
          h2('One more round'),
          p(
            'The lorry drove back empty anyway. With a folding crate that lasts forty journeys and a list on the door, the trial was arranged within a week. It took longer to get the bakers around one table than to buy the crates.',
          ),
          list(
            '94% of the crates come back within a week',
            'The boxes cost €11,000 a year',
            'The crates paid for themselves in eight months',
          ),
          quote('We could have done it ten years ago, if somebody had counted.'),
        ),
      },
    },
  ),
  item(
    'report-on-one-sheet',
    { date: '2026-09-17', author: 'Joris Haverkamp', picture: 'report' },
    {
      'nl-nl': {
        slug: 'actueel/een-verslag-op-een-blad',
        title: 'Een verslag op één blad',
        seoDescription: 'Waarom een duurzaamheidsverslag met één blad begint.',
        summary: 'Tweehonderd bladzijden verslag beginnen met één blad waar iedereen het over eens is.',
        alt: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
        body: prose(
          p(
            'Een duurzaamheidsverslag is snel dik. De regels vragen veel, en wie onzeker is schrijft door. Toch vragen wij elke organisatie eerst om één blad.',
          ),
          h2('Wat erop staat'),
          p(
            'Drie dingen die u beter wilt doen, het getal dat nu geldt, het getal dat u wilt halen en de naam van wie erover gaat. Meer niet. Past het er niet op, dan is er nog niet gekozen.',
          ),
          p('De tweehonderd bladzijden komen daarna, en worden er opvallend vaak tachtig.'),
        ),
      },
      'en-gb': {
        slug: 'news/a-report-on-one-sheet',
        title: 'A report on one sheet',
        seoDescription: 'Why a sustainability report begins with a single sheet.',
        summary: 'Two hundred pages of report begin with one sheet that everybody agrees on.',
        alt: 'An open report with three overlapping circles',
        body: prose(
          p(
            'A sustainability report grows thick quickly. The rules ask a great deal, and whoever is unsure keeps writing. Still, we ask every organisation for one sheet first.',
          ),
          h2('What is on it'),
          p(
            'Three things you want to do better, the figure as it is, the figure you want to reach, and the name of whoever is in charge of it. No more. If it does not fit, nothing has been chosen yet.',
          ),
          p('The two hundred pages come afterwards, and remarkably often turn out to be eighty.'),
        ),
      },
    },
  ),
  item(
    'autumn-courses',
    { date: '2026-08-20', author: 'SOM-academie', picture: 'seedlings' },
    {
      'nl-nl': {
        slug: 'actueel/nieuwe-leergang',
        title: 'Nieuw: leergang duurzaam leiden',
        seoDescription: 'In januari begint de eerste leergang voor directies.',
        summary: 'In januari begint onze eerste leergang voor directies: acht dagen in een half jaar.',
        alt: 'Vijf zaailingen op een rij, elk hoger dan de vorige',
        body: prose(
          p(
            'Directeuren vroegen ons om een training die niet uitlegt waarom het moet, maar hoe het gaat. Daarom begint in januari de leergang duurzaam leiden.',
          ),
          p(
            'Acht dagen, verspreid over een half jaar, met ten hoogste twaalf deelnemers. Iedereen werkt aan een vraag uit het eigen huis en komt op de laatste dag met een besluit dat genomen is.',
          ),
        ),
      },
      'en-gb': {
        slug: 'news/a-new-programme',
        title: 'New: leading sustainably',
        seoDescription: 'Our first programme for boards begins in January.',
        summary: 'Our first programme for boards begins in January: eight days in half a year.',
        alt: 'Five seedlings in a row, each taller than the last',
        body: prose(
          p(
            'Directors asked us for a course that does not explain why it must be done but how it goes. So in January we begin a programme called Leading sustainably.',
          ),
          p(
            'Eight days spread over half a year, with twelve participants at most. Everybody works on a question from home and arrives on the last day with a decision that has been taken.',
          ),
        ),
      },
    },
  ),
]
