import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const nightTrain = newsItem(
  'night-train',
  { date: '2026-05-21', author: 'Yasmin Aydin', picture: 'train' },
  {
    'nl-nl': {
      slug: 'actueel/een-jaar-zonder-vliegen',
      title: 'Een jaar zonder vliegen',
      seoDescription:
        'Een ingenieursbureau schrapte alle vluchten onder de duizend kilometer. Wat het kostte, en wie er tegen was.',
      summary:
        'Een ingenieursbureau schrapte alle vluchten onder de duizend kilometer. De tegenstand kwam uit onverwachte hoek.',
      alt: 'Een trein op een lage brug over een rivier, bij ondergaande zon',
      body: prose(
        p(
          'Het begon met een lijst. Een ingenieursbureau met negentig mensen vroeg ons uit te zoeken hoeveel er werd gevlogen. Het antwoord paste op één blad: 214 vluchten in een jaar, waarvan 163 korter dan duizend kilometer. Berlijn, Kopenhagen, Lyon, en heel vaak Londen.',
        ),
        h2('Een verbod dat geen verbod mocht heten'),
        p(
          'De directie wilde geen regel die op de eerste dag werd ontdoken. Daarom kwam er een vraag voor in de plaats: wie vliegt, schrijft op waarom het niet met de trein kon, en wie de reis had kunnen maken. Dat briefje hangt bij de koffieautomaat. Na drie maanden was het aantal korte vluchten met driekwart gedaald.',
        ),
        list(
          'Van 163 korte vluchten naar 22',
          '31 ton CO₂ minder in een jaar',
          'Gemiddeld anderhalf uur langer onderweg per reis',
          '€ 8.400 meer aan treinkaartjes, € 19.000 minder aan hotels en taxi’s',
        ),
        h2('Wie er tegen was'),
        p(
          'Niet de mensen die reisden. Die bleken in de trein gewoon te werken en waren blij dat ze om vijf uur konden opstaan in plaats van om vier. De tegenstand kwam van de planners. Een vlucht boekten ze in vier minuten; een treinreis met twee overstappen kostte een half uur, en als er iets uitviel belden ze drie vervoerders.',
        ),
        p(
          'Dat hadden wij niet bedacht. In de berekening stonden kilometers en euro’s, geen planners. Sindsdien vragen we bij elke maatregel wie er meer werk van krijgt, en wat die persoon ervoor terugkrijgt. In dit geval: een dag in de week hulp, en het recht om een afspraak een dag te verschuiven als de aansluiting onzinnig is.',
        ),
        h2('Wat bleef'),
        p(
          'De 22 vluchten die overbleven waren bijna allemaal spoed: een pomp die stilstond, een brug die niet meer openging. Daar heeft niemand moeite mee. De klanten merkten overigens weinig. Eén klant vroeg waarom de ingenieur met een rugzak kwam. Hij krijgt nu zelf ook een lijst.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/a-year-without-flying',
      title: 'A year without flying',
      seoDescription:
        'A firm of engineers dropped all flights under a thousand kilometres. What it cost, and who was against it.',
      summary:
        'A firm of engineers dropped all flights under a thousand kilometres. Resistance came from an unexpected side.',
      alt: 'A train on a low bridge across a river as the sun goes down',
      body: prose(
        p(
          'It began with a list. A firm of engineers, ninety strong, asked us to find out how much flying they did. The answer fitted on a sheet of paper: 214 flights a year, of which 163 covered less than a thousand kilometres. Berlin, Copenhagen, Lyon and, very often, London.',
        ),
        h2('A ban that was not to be called a ban'),
        p(
          'The board did not want a rule that would be dodged on day one. So they asked a question instead: if you fly, write down why the train was no good and who could have gone in your place. The note goes up by the coffee machine. Within three months short flights had fallen by three quarters.',
        ),
        list(
          'From 163 short flights to 22',
          '31 tonnes less CO₂ in a year',
          'An hour and a half longer on the road per trip, on average',
          '€8,400 more on rail tickets, €19,000 less on hotels and taxis',
        ),
        h2('Who was against it'),
        p(
          'Not the travellers. They turned out to work perfectly well on trains, and liked getting up at five rather than four. It was the planners who objected. A flight took them four minutes to book. A rail journey with two changes took half an hour, and whenever a train was cancelled they had three operators to ring.',
        ),
        p(
          'We had not thought of that. Our sums contained kilometres and euros, but no planners. Ever since, we have asked of each measure who will end up with more work, and what that person gets in return. Here it was a day’s help a week, and the right to move an appointment by a day if the connection makes no sense.',
        ),
        h2('What remained'),
        p(
          'Nearly all of the 22 flights that were left were emergencies: a pump that had stopped, a bridge that would not open. Nobody minds those. Clients noticed very little, by the way. One of them asked why the engineer had turned up with a rucksack. He now has a list of his own, and the longest entry on it is a monthly meeting in Frankfurt that, he tells us, could always have been a phone call.',
        ),
      ),
    },
  },
)
