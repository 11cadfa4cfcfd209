import type { RichText } from '@ximblox/blocks/rich-text/document'
import { h2, list, p, prose } from '../prose.ts'
import { type StarterLocale, type StarterTexts, starterPage } from '../starter-page.ts'

interface LegalTexts extends StarterTexts {
  body: RichText
}

const legalPage = (name: string, texts: Record<StarterLocale, LegalTexts>) =>
  starterPage({
    name,
    type: 'basic',
    texts,
    blocks: ({ body }) => [{ type: 'rich-text', key: 'text', props: { body } }],
  })

export const disclaimer = legalPage('disclaimer', {
  'nl-nl': {
    slug: 'disclaimer',
    title: 'Disclaimer',
    seoDescription: 'Waar u op deze website wel en niet op mag bouwen.',
    body: prose(
      p(
        'Wij schrijven deze website met zorg. Toch kan er iets niet meer kloppen, zeker waar het om regels en bedragen gaat. Vraag het ons voordat u een besluit op deze teksten baseert.',
      ),
      h2('Overnemen'),
      p(
        'Korte stukken mag u overnemen met onze naam erbij. Voor de tekeningen vragen wij een bericht vooraf.',
      ),
      h2('Links'),
      p('Voor wat er op websites van anderen staat, zijn die anderen verantwoordelijk.'),
    ),
  },
  'en-gb': {
    slug: 'disclaimer',
    title: 'Disclaimer',
    seoDescription: 'What you may and may not rely on at this website.',
    body: prose(
      p(
        'We write this website with care. Even so, something may no longer be right, above all where rules and amounts are concerned. Ask us before you base a decision on these texts.',
      ),
      h2('Quoting'),
      p('You may quote short passages with our name. For the drawings, please send us a message first.'),
      h2('Links'),
      p('Others are responsible for what their own websites say.'),
    ),
  },
})

export const privacy = legalPage('privacy', {
  'nl-nl': {
    slug: 'privacy-en-cookieverklaring',
    title: 'Privacy en cookies',
    seoDescription: 'Welke gegevens SOM bewaart, waarom en hoe lang.',
    body: prose(
      p('Deze website volgt u niet. Er staan geen cookies in uw browser als u hem alleen leest.'),
      h2('Wat wij bewaren'),
      list(
        'Wat u ons schrijft, zolang wij er met u over in gesprek zijn.',
        'Uw gegevens bij een training, zeven jaar, omdat de belastingwet dat vraagt.',
        'Uw e-mailadres voor de nieuwsbrief, tot u zich afmeldt.',
      ),
      h2('Uw rechten'),
      p(
        'U mag vragen wat wij van u hebben, het laten verbeteren of laten wissen. Een bericht is genoeg; wij antwoorden binnen een maand.',
      ),
    ),
  },
  'en-gb': {
    slug: 'privacy-and-cookie-statement',
    title: 'Privacy and cookies',
    seoDescription: 'Which data SOM keeps, why and for how long.',
    body: prose(
      p('This website does not follow you. Reading it leaves no cookies in your browser.'),
      h2('What we keep'),
      list(
        'What you write to us, for as long as we talk about it.',
        'Your details for a course, for seven years, because tax law asks for it.',
        'Your email address for the newsletter, until you unsubscribe.',
      ),
      h2('Your rights'),
      p(
        'You may ask what we hold about you, have it corrected or have it erased. A message is enough; we answer within a month.',
      ),
    ),
  },
})
