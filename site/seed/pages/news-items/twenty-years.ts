import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const twentyYears = newsItem(
  'twenty-years',
  { date: '2026-01-15', author: 'Sanne Okafor', picture: 'bicycle' },
  {
    'nl-nl': {
      slug: 'actueel/twintig-jaar-som',
      title: 'Twintig jaar SOM, in vijf missers',
      seoDescription:
        'SOM bestaat twintig jaar. Geen lijst met successen, maar de vijf vergissingen waar wij het meest van leerden.',
      summary:
        'Wij bestaan twintig jaar. Geen lijst met successen, maar vijf vergissingen die ons beter maakten.',
      alt: 'Een bakfiets met planten op een binnenplaats, voor een groene deur',
      body: prose(
        p(
          'In januari 2006 huurden drie mensen een voormalige kwekerij aan de Kwekerslaan. Er stond één tafel, en dat was genoeg. Twintig jaar later zijn we met acht en staat de tafel er nog. Bij een jubileum hoort een terugblik. Hier is de onze, in vijf vergissingen.',
        ),
        h2('1. Wij schreven te dikke rapporten'),
        p(
          'Ons eerste advies telde 140 bladzijden. De opdrachtgever bedankte hartelijk en gebruikte het om een beamer op te zetten. Sindsdien begint elk advies met één blad, en eindigt het daar meestal ook.',
        ),
        h2('2. Wij vertrokken te vroeg'),
        p(
          'Tot 2011 liepen onze opdrachten tot het plan klaar was. Twee jaar later belden we er tien na: zes plannen waren in een la beland. Nu komen we elk kwartaal een ochtend terug, tot u zegt dat het niet meer hoeft.',
        ),
        h2('3. Wij geloofden in de directie'),
        p(
          'Een handtekening van bovenaf leek ons genoeg. Toen hield een magazijnchef een heel project tegen, met gelijk, want de stellingen pasten niet. Wij beginnen sindsdien op de werkvloer en gaan daarna naar boven.',
        ),
        h2('4. Wij rekenden met gemiddelden'),
        p(
          'Een gemiddelde vrachtwagen bestaat niet. Een gemiddelde dinsdag ook niet. In 2016 zaten we er bij een vervoerder een derde naast, omdat we het seizoen vergaten. Nu tellen we mee, een week lang, ook ’s nachts.',
        ),
        h2('5. Wij zeiden te vaak ja'),
        list(
          'Tegen een wedstrijd om de groenste kantoorplant',
          'Tegen een verslag waarvan de conclusie al klaar was',
          'Tegen een opdracht die een stagiair beter kon',
        ),
        p(
          'Tegenwoordig wijzen we ongeveer een op de vijf aanvragen af. Wie we doorverwijzen, komt opvallend vaak later terug, met een betere vraag.',
        ),
        h2('De volgende twintig'),
        p(
          'Wij hopen dat we dan niet meer nodig zijn. Tot die tijd zetten we de tafel klaar. Kom gerust langs in het jubileumjaar: elke eerste vrijdag van de maand staat de deur vanaf vier uur open, en de bakfiets mag u lenen.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/twenty-years-of-som',
      title: 'Twenty years in five mistakes',
      seoDescription:
        'SOM is twenty years old. Not a list of triumphs, but the five mistakes that taught us the most.',
      summary:
        'We have been going for twenty years. Not a list of triumphs, but five mistakes that made us better.',
      alt: 'A cargo bicycle full of plants in a courtyard, in front of a green door',
      body: prose(
        p(
          'In January 2006 three people rented a former nursery on Kwekerslaan in Utrecht. There was one table, and that was enough. Twenty years on there are eight of us and the table is still there. An anniversary calls for a look back. Here is ours, in five mistakes.',
        ),
        h2('1. Our reports were too thick'),
        p(
          'Our first report ran to 140 pages. The client thanked us warmly and used it to prop up a projector. Since then everything we advise begins with a single sheet, and usually ends there too.',
        ),
        h2('2. We left too soon'),
        p(
          'Until 2011 our work ended when the plan was done. Two years later we rang ten clients: six of the plans were in a drawer. Now we come back for a morning each quarter, until you tell us there is no need.',
        ),
        h2('3. We put our faith in the board'),
        p(
          'We thought a signature from the top was enough. Then a warehouse manager stopped an entire project, and rightly so, because the racking did not fit. We have started on the shop floor ever since, and worked our way up.',
        ),
        h2('4. We worked with averages'),
        p(
          'There is no such thing as an average lorry. Or an average Tuesday. In 2016 we were out by a third at a haulage firm because we had forgotten about the seasons. These days we count alongside people for a week, nights included.',
        ),
        h2('5. We said yes too often'),
        list(
          'To a contest for the greenest office plant',
          'To a report whose conclusion had already been written',
          'To work that an intern would have done better',
        ),
        p(
          'Nowadays we turn down about one enquiry in five. Surprisingly often, those we send elsewhere come back to us later with a better question.',
        ),
        h2('The next twenty'),
        p(
          'With any luck we shall no longer be needed by then. Until that day we keep the table ready. Do drop in during our anniversary year: on the first Friday of each month the door is open from four o’clock, and you are welcome to borrow the cargo bike. The oldest of our clients has promised to bring back the report that held up the projector. We intend to frame the cover, and to put the other 139 pages where the biscuits are wrapped.',
        ),
      ),
    },
  },
)
