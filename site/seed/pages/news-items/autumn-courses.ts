import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const autumnCourses = newsItem(
  'autumn-courses',
  { date: '2026-08-20', author: 'Sanne Okafor', picture: 'seedlings' },
  {
    'nl-nl': {
      slug: 'actueel/nieuwe-leergang',
      title: 'Nieuw: leergang duurzaam leiden',
      seoDescription:
        'In 2027 begint onze eerste leergang voor directies: acht dagen, een eigen vraagstuk en een besluit aan het eind.',
      summary: 'In 2027 begint onze eerste leergang voor directies: acht dagen in een half jaar.',
      alt: 'Vijf zaailingen op een rij, elk hoger dan de vorige',
      body: prose(
        p(
          'Directeuren vroegen ons om een training die niet uitlegt waarom het moet, maar hoe het gaat. Die was er nog niet. Daarom begint begin 2027 de leergang duurzaam leiden.',
        ),
        h2('Acht dagen, één vraag'),
        p(
          'Acht dagen, verspreid over een half jaar, met ten hoogste tien deelnemers. Iedereen werkt aan een vraag uit de eigen organisatie en komt op de laatste dag met een besluit dat genomen is. Geen plan, geen voornemen: een besluit, met een datum en een handtekening.',
        ),
        p(
          'Dat klinkt streng, en dat is het ook. Wij zien te veel plannen die op een vrijdagmiddag worden toegejuicht en op maandag blijven liggen. Wie zijn besluit halverwege al neemt, komt gewoon terug om te vertellen hoe het uitpakt.',
        ),
        h2('Wie er komen'),
        p(
          'De eerste aanmeldingen zijn van een woningcorporatie, een drukkerij, twee ziekenhuizen en een familiebedrijf waar de overdracht voor de deur staat. Van elke sector laten we er hooguit twee toe. Van een concurrent leert u minder dan van iemand die over iets heel anders gaat.',
        ),
        list(
          'Drie dagen over geld: investeren, afschrijven en wat een tweede leven waard is',
          'Twee dagen bij organisaties die verder zijn, en die ook laten zien wat mislukte',
          'Twee dagen over mensen: draagvlak, tegenspraak en volhouden',
          'Eén dag voor het besluit, met uw eigen commissaris of bestuurder erbij',
        ),
        h2('Tussen de dagen door'),
        p(
          'Om de drie weken belt u een half uur met uw trainer. Daar wordt het meeste geleerd: niet in de zaal, maar de week erna, als de eerste tegenwerping op tafel ligt. U wordt gekoppeld aan een andere deelnemer, bij wie u een dag meeloopt.',
        ),
        p(
          'De leergang wordt gegeven in Utrecht. Een tweede groep, in Arnhem, volgt zodra de eerste vol is. Wie twijfelt, mag een halve dag komen kijken bij een van onze andere trainingen. Neem dan meteen iemand mee die het met u oneens is.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/a-new-programme',
      title: 'New: leading sustainably',
      seoDescription:
        'Our first programme for boards begins in 2027: eight days, a question of your own and a decision at the end.',
      summary: 'Our first programme for boards begins in 2027: eight days over half a year.',
      alt: 'Five seedlings in a row, each taller than the last',
      body: prose(
        p(
          'Directors kept asking us for a course that does not explain why it has to be done, but how. There was no such course. So early in 2027 we are starting a programme called Leading sustainably.',
        ),
        h2('Eight days, one question'),
        p(
          'Eight days spread over six months, with ten participants at most. Everyone works on a question from their own organisation and arrives on the last day with a decision that has been taken. Not a plan, not an intention: a decision, dated and signed.',
        ),
        p(
          'That sounds strict, and it is. We see too many plans applauded on a Friday afternoon and forgotten by Monday. If you reach your decision halfway through, you simply come back and tell us how it is turning out.',
        ),
        h2('Who is coming'),
        p(
          'The first to sign up were a housing association, a printing works, two hospitals and a family firm about to pass to the next generation. We admit no more than two from any one sector. You learn less from a competitor than from somebody who runs something else entirely.',
        ),
        list(
          'Three days on money: investing, writing off, and what a second life is worth',
          'Two days with organisations that are further along, failures included',
          'Two days on people: support, dissent and staying power',
          'One day for the decision, with a member of your own board in the room',
        ),
        h2('Between the days'),
        p(
          'Every three weeks you spend half an hour on the phone with your trainer. That is where most of the learning happens: not in the room but the week after, when the first objection lands on your desk. You are also paired with another participant, whom you shadow for a day.',
        ),
        p(
          'The programme takes place in Utrecht. A second group, in Arnhem, follows as soon as the first is full. If you are in two minds, come and sit in on one of our other courses for half a day. We teach in Dutch, but the reading is available in English and the trainers will gladly switch when the group prefers it.',
        ),
      ),
    },
  },
)
