import { h2, p, pageLink, prose } from '../../prose.ts'
import { legalPage } from './legal-page.ts'

export const disclaimer = legalPage('disclaimer', {
  'nl-nl': {
    slug: 'disclaimer',
    title: 'Disclaimer',
    seoDescription:
      'Wat u van de teksten en cijfers op deze website mag verwachten, en wat u van ons mag overnemen.',
    body: to =>
      prose(
        p(
          'Wij schrijven deze website met zorg. Toch kan er iets niet meer kloppen, zeker waar het om regels en bedragen gaat. Vraag het ons voordat u een besluit op deze teksten baseert.',
        ),
        h2('Algemene informatie'),
        p(
          'Wat hier staat is algemeen. Een advies gaat over uw organisatie, met uw cijfers, en staat in een offerte of een rapport. Alleen daaraan kunt u rechten ontlenen.',
        ),
        h2('Overnemen'),
        p(
          'Korte stukken mag u overnemen met onze naam erbij. Voor de tekeningen vragen wij een bericht vooraf. Tools en werkbladen mag u binnen uw eigen organisatie vrij gebruiken en aanpassen.',
        ),
        h2('Links'),
        p(
          'Voor wat er op websites van anderen staat, zijn die anderen verantwoordelijk. Wij verwijzen alleen naar wat wij zelf gelezen hebben.',
        ),
        h2('Een fout gezien?'),
        p(
          'Graag. ',
          pageLink('Schrijf ons', to.page('contact')),
          ' wat er niet klopt, dan staat het er meestal dezelfde week goed.',
        ),
      ),
  },
  'en-gb': {
    slug: 'disclaimer',
    title: 'Disclaimer',
    seoDescription:
      'What you can expect of the words and figures on this website, and what you are free to reuse.',
    body: to =>
      prose(
        p(
          'We take care over this website. Even so, something may be out of date, especially where rules and amounts are concerned. Please check with us before you base a decision on it.',
        ),
        h2('General information'),
        p(
          'What you read here is general. Advice is about your organisation and your figures, and it comes in a proposal or a report. Only those are binding.',
        ),
        h2('Quoting us'),
        p(
          'You are welcome to quote short passages if you name us. Please ask before using an illustration. Tools and worksheets are yours to use and adapt within your own organisation.',
        ),
        h2('Links'),
        p(
          'Other people are responsible for what their websites say. We only link to things we have read ourselves.',
        ),
        h2('Spotted a mistake?'),
        p(
          'Please ',
          pageLink('tell us', to.page('contact')),
          '. It will usually be put right within the week.',
        ),
      ),
  },
})
