import { freeCancellationDays } from '../../../rules/cancellation.ts'
import { vatRate } from '../../../rules/price.ts'
import { h2, linkTo, list, p, pageLink, prose } from '../../prose.ts'
import type { Targets } from '../../starter-page.ts'
import { legalPage } from './legal-page.ts'

const dutch = (to: Targets) =>
  prose(
    p(
      'Deze voorwaarden gelden voor alle trainingen en adviezen van SOM Duurzaam Ondernemen in Utrecht. Afwijkingen staan in de offerte, of ze zijn er niet.',
    ),
    h2('1. Offertes en inschrijvingen'),
    p(
      'Een offerte is dertig dagen geldig. Een opdracht begint als u de offerte schriftelijk goedkeurt. Een inschrijving voor een training is definitief zodra u onze bevestiging per e-mail hebt. Is een training vol, dan komt u op de wachtlijst; dat verplicht u tot niets.',
    ),
    h2('2. Prijzen'),
    p(
      `Alle prijzen zijn in euro’s en exclusief btw. Het btw-tarief is ${vatRate}%; bij het inschrijven ziet u het bedrag met en zonder. Lunch en materiaal horen bij de prijs van een training op onze eigen locaties. Reiskosten van trainers bij u op locatie staan in de offerte.`,
    ),
    h2('3. Betalen'),
    p(
      'U krijgt de factuur na de bevestiging en betaalt binnen dertig dagen, in elk geval voor de eerste dag van de training. Een advies factureren wij per maand, achteraf.',
    ),
    h2('4. Annuleren'),
    list(
      `Tot en met ${freeCancellationDays} dagen voor de eerste dag annuleert u kosteloos.`,
      'Daarna bent u het hele bedrag verschuldigd.',
      'Een collega mag altijd in uw plaats komen, ook op de ochtend zelf. Dat kost niets.',
      'Annuleren doet u met de link in uw bevestiging. U ziet vooraf of er kosten aan zijn.',
    ),
    p(
      'De dagen tellen wij op de Nederlandse kalender. Begint een training op 31 maart, dan kunt u tot en met 1 maart kosteloos annuleren.',
    ),
    h2('5. Als wij verzetten of afzeggen'),
    p(
      'Bij te weinig deelnemers of ziekte van een trainer kunnen wij een training verzetten. Dat hoort u ten minste tien dagen vooraf, behalve bij ziekte. Past de nieuwe datum u niet, dan krijgt u uw geld binnen veertien dagen terug.',
    ),
    h2('6. Ons werk en uw gegevens'),
    p(
      'Wij voeren opdrachten zorgvuldig uit, met de gegevens die u ons geeft. Wat vertrouwelijk is, blijft vertrouwelijk, ook als de opdracht voorbij is. Het rapport is van u. De methoden en werkbladen blijven van ons; u mag ze binnen uw organisatie blijven gebruiken.',
    ),
    h2('7. Aansprakelijkheid'),
    p(
      'Maken wij een fout die u had kunnen verwachten dat wij niet maakten, dan herstellen wij die kosteloos. Is er toch schade, dan vergoeden wij ten hoogste het bedrag van de opdracht. Die grens geldt niet bij opzet of grove nalatigheid.',
    ),
    h2('8. Klachten en recht'),
    p(
      'Niet tevreden? Laat het ons binnen twee maanden weten via ',
      linkTo('hallo@som.example', 'mailto:hallo@som.example'),
      '. U krijgt binnen tien werkdagen antwoord van iemand die er niet bij betrokken was. Op deze voorwaarden is Nederlands recht van toepassing; een geschil gaat naar de rechtbank in Utrecht.',
    ),
    p(
      'Hoe wij met uw gegevens omgaan, staat bij ',
      pageLink('privacy en cookies', to.page('privacy')),
      '. Klaar om te kiezen? Bekijk ',
      pageLink('de trainingen', to.page('training')),
      '.',
    ),
  )

const english = (to: Targets) =>
  prose(
    p(
      'These terms apply to all training and advice by SOM Sustainable Enterprise, Utrecht. Exceptions are written in the proposal, or there are none.',
    ),
    h2('1. Proposals and registrations'),
    p(
      'A proposal is valid for thirty days. Work starts once you have accepted it in writing. A place on a course is yours as soon as you have our confirmation by email. If a course is full you join the waiting list, which commits you to nothing.',
    ),
    h2('2. Prices'),
    p(
      `All prices are in euros and exclude VAT. The rate is ${vatRate}%; when you register you see the amount with and without it. Lunch and materials are included for courses on our own premises. Travel costs for a course at yours are set out in the proposal.`,
    ),
    h2('3. Payment'),
    p(
      'We send the invoice after our confirmation. Please pay within thirty days, and in any case before the first day of the course. Advice is invoiced monthly, in arrears.',
    ),
    h2('4. Cancelling'),
    list(
      `Up to and including ${freeCancellationDays} days before the first day, cancelling is free of charge.`,
      'After that the full amount is due.',
      'A colleague may always take your place, even on the morning itself, at no cost.',
      'Cancel with the link in your confirmation. You see beforehand whether it costs anything.',
    ),
    p(
      'Days are counted by the Dutch calendar. If a course starts on 31 March, you can cancel free of charge up to and including 1 March.',
    ),
    h2('5. If we postpone or cancel'),
    p(
      'If too few people register, or a trainer falls ill, we may have to postpone. You will hear at least ten days ahead, illness excepted. If the new date does not suit you, your money is back within fourteen days.',
    ),
    h2('6. Our work and your data'),
    p(
      'We work with care, from the information you give us. What is confidential stays confidential, after the assignment too. The report is yours. Our methods and worksheets remain ours; you may go on using them within your organisation.',
    ),
    h2('7. Liability'),
    p(
      'If we make a mistake you could reasonably have expected us not to make, we put it right at no cost. If there is damage all the same, we compensate up to the value of the assignment. That limit does not apply to intent or gross negligence.',
    ),
    h2('8. Complaints and governing law'),
    p(
      'Not satisfied? Tell us within two months at ',
      linkTo('hello@som.example', 'mailto:hello@som.example'),
      '. Someone who was not involved will reply within ten working days. These terms are governed by Dutch law, and disputes go to the court in Utrecht.',
    ),
    p(
      'How we handle your data is explained in our ',
      pageLink('privacy statement', to.page('privacy')),
      '. Ready to choose? See ',
      pageLink('the courses', to.page('training')),
      '.',
    ),
  )

export const terms = legalPage('terms', {
  'nl-nl': {
    slug: 'algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    seoDescription:
      'De voorwaarden van SOM in gewone taal: prijzen en btw, betalen, kosteloos annuleren tot 30 dagen vooraf.',
    body: dutch,
  },
  'en-gb': {
    slug: 'terms-and-conditions',
    title: 'Terms and conditions',
    seoDescription:
      'The terms of SOM in plain English: prices and VAT, payment, and free cancellation up to 30 days ahead.',
    body: english,
  },
})
