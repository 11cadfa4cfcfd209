import { h2, list, p, prose, quote } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const greenhouseHeat = newsItem(
  'greenhouse-heat',
  { date: '2026-04-09', author: 'Wout Lemaire', picture: 'greenhouse' },
  {
    'nl-nl': {
      slug: 'actueel/warmte-van-de-buren',
      title: 'Warmte van de buren',
      seoDescription:
        'Een kas verwarmt een zwembad dat tweehonderd meter verderop ligt. De buis was het kleinste probleem.',
      summary:
        'Een kas verwarmt een zwembad dat tweehonderd meter verderop ligt. De buis was het kleinste probleem.',
      alt: 'Een verlichte kas in de nacht, met een warme buis naar rechts',
      body: prose(
        p(
          'De kas had warmte over, het zwembad had warmte nodig, en er lag tweehonderd meter weiland tussen. Op papier was het een project van een middag. In werkelijkheid duurde het veertien maanden, en bijna al die tijd ging over iets anders dan een buis.',
        ),
        h2('Maand één tot vier: wie is de baas van warmte?'),
        p(
          'Een tomatenteler verkoopt tomaten. Zodra hij warmte levert, is hij ook een energiebedrijf, met een vergunning, een meter die geijkt moet zijn en een plicht om te leveren als het vriest. Daar had hij geen zin in, en geef hem eens ongelijk. De oplossing kwam van de gemeente: die werd eigenaar van de buis en koopt de warmte in, zoals ze ook stroom inkoopt.',
        ),
        h2('Maand vijf tot negen: wat kost iets dat over is?'),
        p(
          'Voor de teler was de warmte gratis, voor het zwembad was ze € 60.000 per jaar waard. Ergens daartussen ligt een prijs, en iedereen aan tafel wist een andere. We hebben toen alle rekeningen op de muur gehangen, van de ketel tot de kantonnier die het weiland maait.',
        ),
        list(
          'De warmte kost nu de helft van wat gas kostte',
          'De buis is in negen jaar terugverdiend',
          'Het zwembad verbruikt 78% minder gas',
          'In de winter vult een warmtepomp aan',
        ),
        quote('Als we eerder naast elkaar hadden gezeten, was het water nu al vijf jaar warm.'),
        h2('Maand tien tot veertien: de buis'),
        p(
          'Die lag er in drie weken. Er bleek een oude sloot te liggen die op geen enkele kaart stond, en een paddenfamilie die tot half april niet gestoord mocht worden. Beide zijn er nog.',
        ),
        h2('Wat u hiervan kunt gebruiken'),
        p(
          'Loop eens een rondje om uw terrein en kijk wat er bij de buren uit de schoorsteen komt. Vraag niet meteen wat het kost, maar wie het nu weggooit. En trek voor de afspraken meer tijd uit dan voor het graven. De techniek is er al; de handtekeningen nog niet.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/heat-from-next-door',
      title: 'Heat from next door',
      seoDescription:
        'A greenhouse warms a swimming pool two hundred metres away. The pipe turned out to be the easy part.',
      summary: 'A greenhouse warms a swimming pool two hundred metres away. The pipe was the easy part.',
      alt: 'A greenhouse lit up at night, with a warm pipe leading away',
      body: prose(
        p(
          'The greenhouse had heat to spare, the swimming pool needed it, and between them lay two hundred metres of meadow. On paper it was an afternoon’s work. In practice it took fourteen months, nearly all of them spent on something other than a pipe.',
        ),
        h2('Months one to four: who is in charge of heat?'),
        p(
          'A tomato grower sells tomatoes. The moment he supplies heat he is an energy company as well, with a licence, a certified meter and a duty to deliver when it freezes. He did not fancy that, and who can blame him? The council came up with the answer: it owns the pipe and buys the heat, just as it buys electricity.',
        ),
        h2('Months five to nine: what is something worth when it is left over?'),
        p(
          'To the grower the heat cost nothing; to the pool it was worth €60,000 a year. Somewhere in between lies a price, and everyone at the table knew a different one. So we put every bill up on the wall, from the boiler to the man who mows the meadow.',
        ),
        list(
          'The heat now costs half of what gas did',
          'The pipe pays for itself in nine years',
          'The pool uses 78% less gas',
          'In winter a heat pump makes up the rest',
        ),
        quote('Had we sat down together earlier, the water would have been warm for five years by now.'),
        h2('Months ten to fourteen: the pipe'),
        p(
          'It was in the ground within three weeks. Along the way the diggers met an old ditch that was on no map at all, and a family of toads that were not to be disturbed until mid-April. Both are still there.',
        ),
        h2('What you can take from this'),
        p(
          'Walk around your site one day and see what comes out of the neighbours’ chimneys. Do not ask straight away what it costs, but who is throwing it away. And set aside more time for the agreements than for the digging. The technology is ready; the signatures are not. If we were to do it again, we would begin with lunch: the grower, the pool manager and the alderman first ate at one table in month six, and the price was settled before the coffee came.',
        ),
      ),
    },
  },
)
