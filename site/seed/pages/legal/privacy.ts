import { h2, h3, linkTo, list, p, pageLink, prose } from '../../prose.ts'
import type { Targets } from '../../starter-page.ts'
import { legalPage } from './legal-page.ts'

const dutch = (to: Targets) =>
  prose(
    p(
      'Deze website volgt u niet: wie alleen leest, laat bij ons niets achter. Wij krijgen uw gegevens pas als u een formulier verstuurt. Hieronder staat wat er dan mee gebeurt.',
    ),
    h2('Wie wij zijn'),
    p(
      'SOM Duurzaam Ondernemen, Kwekerslaan 12 in Utrecht, is verantwoordelijk voor uw gegevens. U bereikt ons op ',
      linkTo('privacy@som.example', 'mailto:privacy@som.example'),
      ' of 030 000 00 00. Een functionaris voor gegevensbescherming hoeven wij niet te hebben; vragen komen bij de directie terecht.',
    ),
    h2('Wat wij bewaren, waarom en hoe lang'),
    h3('Een vraag of aanvraag'),
    p(
      'Uw naam, e-mailadres en bericht, en uw telefoonnummer en organisatie als u die invult. Daarmee beantwoorden wij uw vraag. De grondslag is uw toestemming, of het voorbereiden van een overeenkomst als u om een offerte vraagt. Na een jaar worden ze gewist.',
    ),
    h3('Een inschrijving voor een training'),
    p(
      'De namen en e-mailadressen van de deelnemers, een contactpersoon en de gegevens voor de factuur. Wij hebben ze nodig om de overeenkomst uit te voeren. De inschrijving wordt twee jaar na de aanmelding gewist. De factuur zelf bewaren wij zeven jaar, omdat de belastingwet dat voorschrijft.',
    ),
    h3('De nieuwsbrief'),
    p(
      'Alleen uw e-mailadres. De grondslag is uw toestemming, die u bevestigt met de link in onze eerste e-mail. Wij bewaren het adres tot u zich uitschrijft en wissen het dertig dagen daarna. Bevestigt u niet, dan is het na dertig dagen weg.',
    ),
    h3('Een brochure'),
    p(
      'Uw naam, e-mailadres en organisatie. Met uw toestemming sturen wij de brochure, en vragen wij één keer of u er iets aan had. Na een jaar worden de gegevens gewist.',
    ),
    h3('Een sollicitatie'),
    p(
      'Uw brief, cv en onze aantekeningen. De grondslag is het voorbereiden van een arbeidsovereenkomst. Wij wissen alles vier weken na het einde van de procedure, of na een jaar als u daarmee instemt.',
    ),
    h3('Beveiliging'),
    p(
      'Om misbruik van formulieren tegen te gaan, tellen wij hoeveel er van één netwerk komt. Daarvoor bewaren wij een versleutelde code in plaats van uw netwerkadres, hooguit twee dagen. Dat is ons gerechtvaardigd belang.',
    ),
    h2('Wie uw gegevens ziet'),
    p(
      'Alleen de medewerkers van SOM die uw vraag of inschrijving behandelen. Onze hostingpartij, mailverzender en boekhouder verwerken gegevens in onze opdracht, met een verwerkersovereenkomst en op servers binnen de Europese Unie. Trainers krijgen de namen van hun deelnemers. Wij verkopen niets en geven niets door buiten de Europese Economische Ruimte. Er worden geen besluiten genomen zonder dat er een mens naar kijkt.',
    ),
    h2('Moet u ze geven?'),
    p(
      'Nee. Maar zonder e-mailadres kunnen wij niet antwoorden, en zonder factuurgegevens kunnen wij u niet inschrijven. Wat u niet hoeft in te vullen, is als optioneel gemarkeerd.',
    ),
    h2('Uw rechten'),
    list(
      'Inzien wat wij van u hebben, en daar een kopie van krijgen',
      'Laten verbeteren wat niet klopt',
      'Laten wissen, of het gebruik laten beperken',
      'Bezwaar maken, en uw gegevens meenemen naar een ander',
      'Uw toestemming intrekken; wat daarvóór gebeurde, blijft rechtmatig',
    ),
    p(
      'Een bericht aan ',
      linkTo('privacy@som.example', 'mailto:privacy@som.example'),
      ' is genoeg. Wij antwoorden binnen een maand en vragen nooit om een kopie van uw paspoort.',
    ),
    h2('Een klacht'),
    p(
      'Komen wij er samen niet uit, dan kunt u een klacht indienen bij de ',
      linkTo('Autoriteit Persoonsgegevens', 'https://www.autoriteitpersoonsgegevens.nl/'),
      '.',
    ),
    h2('Cookies'),
    p(
      'Er staan geen cookies in uw browser als u deze website leest. Hoe dat zit met video’s, leest u in de ',
      pageLink('cookieverklaring', to.page('cookies')),
      '. Deze verklaring is van 2 november 2026.',
    ),
  )

const english = (to: Targets) =>
  prose(
    p(
      'This website does not follow you: if you only read it, you leave nothing behind. We receive your details only when you send a form. This is what happens to them.',
    ),
    h2('Who we are'),
    p(
      'SOM Sustainable Enterprise, Kwekerslaan 12, Utrecht, the Netherlands, is the controller of your data. You can reach us at ',
      linkTo('privacy@som.example', 'mailto:privacy@som.example'),
      ' or on +31 30 000 00 00. We are not required to have a data protection officer; the directors answer your questions themselves.',
    ),
    h2('What we keep, why, and for how long'),
    h3('A question or request'),
    p(
      'Your name, email address and message, and your phone number and organisation if you give them. We use them to answer you. The legal basis is your consent, or taking steps towards a contract if you ask for a proposal. They are erased after a year.',
    ),
    h3('A place on a course'),
    p(
      'The names and email addresses of the participants, a contact person and the invoice details. We need these to perform our contract with you. The registration is erased two years after it was made. The invoice itself is kept for seven years, as Dutch tax law requires.',
    ),
    h3('The newsletter'),
    p(
      'Only your email address. The legal basis is your consent, which you confirm with the link in our first email. We keep the address until you unsubscribe and erase it thirty days later. If you never confirm, it is gone after thirty days.',
    ),
    h3('A leaflet'),
    p(
      'Your name, email address and organisation. With your consent we send the leaflet and ask, once, whether it was of any use. The details are erased after a year.',
    ),
    h3('A job application'),
    p(
      'Your letter, your CV and our notes. The legal basis is taking steps towards a contract of employment. Everything is erased four weeks after the procedure ends, or after a year if you agree to that.',
    ),
    h3('Security'),
    p(
      'To prevent abuse of our forms, we count how many come from one network. For that we keep an encrypted code in place of your network address, for two days at most. That is our legitimate interest.',
    ),
    h2('Who sees your data'),
    p(
      'Only those at SOM who deal with your question or registration. Our hosting company, mail provider and accountant process data on our behalf, under a processing agreement and on servers within the European Union. Trainers receive the names of their participants. We sell nothing and pass nothing on outside the European Economic Area. No decision is made without a person looking at it.',
    ),
    h2('Do you have to provide it?'),
    p(
      'No. But without an email address we cannot reply, and without invoice details we cannot give you a place. Whatever you may leave blank is marked as optional.',
    ),
    h2('Your rights'),
    list(
      'See what we hold about you and receive a copy',
      'Have mistakes corrected',
      'Have your data erased, or its use restricted',
      'Object, and take your data elsewhere',
      'Withdraw your consent; what happened before remains lawful',
    ),
    p(
      'A message to ',
      linkTo('privacy@som.example', 'mailto:privacy@som.example'),
      ' is enough. We answer within a month and never ask for a copy of your passport.',
    ),
    h2('Complaints'),
    p(
      'If we cannot settle it between us, you may complain to the Dutch data protection authority, the ',
      linkTo('Autoriteit Persoonsgegevens', 'https://www.autoriteitpersoonsgegevens.nl/en'),
      ', or to the authority where you live.',
    ),
    h2('Cookies'),
    p(
      'Reading this website sets no cookies in your browser. The ',
      pageLink('cookie statement', to.page('cookies')),
      ' explains what happens with videos. This statement is dated 2 November 2026.',
    ),
  )

export const privacy = legalPage('privacy', {
  'nl-nl': {
    slug: 'privacy-en-cookieverklaring',
    title: 'Privacy en cookies',
    seoDescription:
      'Welke gegevens SOM van u bewaart, waarom, hoe lang en wie ze ziet. En wat uw rechten zijn.',
    body: dutch,
  },
  'en-gb': {
    slug: 'privacy-and-cookie-statement',
    title: 'Privacy and cookies',
    seoDescription:
      'Which of your details SOM keeps, why, for how long and who sees them. And what your rights are.',
    body: english,
  },
})
