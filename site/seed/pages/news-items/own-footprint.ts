import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const ownFootprint = newsItem(
  'own-footprint',
  { date: '2026-07-02', author: 'Joris Haverkamp', picture: 'curve' },
  {
    'nl-nl': {
      slug: 'actueel/onze-eigen-cijfers',
      title: 'Onze eigen cijfers, met de missers',
      seoDescription:
        'De uitstoot van SOM daalde in vijf jaar met de helft. Dit ging er goed, dit ging er mis, en dit telden we verkeerd.',
      summary:
        'Wij rekenen anderen voor, dus ook onszelf. De uitstoot halveerde, maar niet waar wij het verwachtten.',
      alt: 'Een dalende lijn in een grafiek, met een blad dat eruit groeit',
      body: prose(
        p(
          'Wie anderen de maat neemt, hoort zelf op de weegschaal te staan. Vijf jaar geleden stootte SOM per medewerker 4,1 ton CO₂ uit. Vorig jaar was dat 2,0. Een halvering dus, en daar hadden we een taart voor kunnen kopen. We deden het niet, want bij het narekenen bleek dat we van de helft van die helft niets begrepen.',
        ),
        h2('Wat wij dachten'),
        p(
          'Wij dachten dat het de trein was. Sinds 2022 heeft niemand bij ons nog een leaseauto, en daar zijn we trots op. Het scheelde 0,6 ton per persoon. Mooi, maar niet de grootste post.',
        ),
        h2('Wat het was'),
        p(
          'De grootste daling kwam van ons kantoor. Niet doordat wij iets deden, maar doordat de eigenaar in de kelder een lekkende leiding repareerde en de ketel verving. Dat hij het deed omdat wij in 2021 over de rekening klaagden, mag u meetellen als beleid. Wij noemen het geluk.',
        ),
        list(
          'Gebouw: van 1,5 naar 0,5 ton per persoon',
          'Reizen: van 1,3 naar 0,7 ton',
          'Inkoop en apparaten: van 0,9 naar 0,6 ton',
          'Eten en koffie: van 0,4 naar 0,2 ton',
        ),
        h2('Waar wij ons vergisten'),
        p(
          'In 2023 telden we de reizen van deelnemers niet mee. Dat is verdedigbaar, maar we hadden het erbij moeten zetten. Nu staan ze in de tabel, en blijkt dat een training met twaalf mensen in Utrecht evenveel uitstoot als een maand kantoor. Daarom geven we voortaan vaker les in Zwolle en Arnhem: dichter bij wie er komt.',
        ),
        p(
          'Onze laptops gaan inmiddels zes jaar mee. Dat was geen beleid maar zuinigheid, tot we het uitrekenden en zagen dat het meer scheelt dan een jaar lang geen vlees. Sindsdien is het beleid.',
        ),
        h2('En nu'),
        p(
          'Volgend jaar willen we op 1,7 uitkomen. Joris gaat erover; zijn naam staat erachter. Wie de berekening wil zien, kan haar opvragen, met alle schattingen erbij. Lezers hebben ons tot nu toe twee keer op een fout betrapt.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/our-own-figures',
      title: 'Our own figures, warts and all',
      seoDescription:
        'SOM has halved its emissions in five years. What went well, what went wrong, and what we counted badly.',
      summary:
        'We do the sums for others, so we do them for ourselves. Emissions halved, though not where we expected.',
      alt: 'A falling line in a chart, with a leaf growing out of it',
      body: prose(
        p(
          'If you put other people on the scales, you should be ready to step on them yourself. Five years ago SOM emitted 4.1 tonnes of CO₂ per employee. Last year it was 2.0. That is a halving, and we might have bought a cake. We did not, because when we checked the figures we found that we could not explain half of that half.',
        ),
        h2('What we thought it was'),
        p(
          'We thought it was the train. Nobody here has had a company car since 2022, and we are proud of that. It saved 0.6 tonnes per person. Good, but not the biggest item.',
        ),
        h2('What it turned out to be'),
        p(
          'The biggest drop came from our office. Not because of anything we did, but because the landlord fixed a leaking pipe in the basement and replaced the boiler. He did so after we grumbled about the bill in 2021, so feel free to call it policy. We call it luck.',
        ),
        list(
          'Building: from 1.5 to 0.5 tonnes per person',
          'Travel: from 1.3 to 0.7 tonnes',
          'Purchases and equipment: from 0.9 to 0.6 tonnes',
          'Food and coffee: from 0.4 to 0.2 tonnes',
        ),
        h2('Where we got it wrong'),
        p(
          'In 2023 we left out the journeys our participants make. That can be defended, but we should have said so. They are in the table now, and it turns out that one course for twelve people in Utrecht emits as much as a month at the office. So we will be teaching more often in Zwolle and Arnhem, closer to the people who come.',
        ),
        p(
          'Our laptops now last six years. That was thrift rather than policy, until we did the sum and saw that it beats a year without meat. Now it is policy.',
        ),
        h2('What next'),
        p(
          'Next year we aim for 1.7. Joris is in charge, and his name is on it. Ask us for the workings and you will get them, estimates included. We would rather be caught out by a reader than go on being wrong, and so far readers have caught us out twice. Both are thanked by name in the notes, with their permission.',
        ),
      ),
    },
  },
)
