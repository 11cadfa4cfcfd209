import { linkTo, list, p, prose } from '../prose.ts'
import type { StyleGuideSection } from './section.ts'

export const noticeSection: StyleGuideSection = {
  id: 'notice',
  title: { 'nl-nl': 'Melding', 'en-gb': 'Notice' },
  states: [
    {
      id: 'info',
      title: { 'nl-nl': 'Informatie', 'en-gb': 'Information' },
      block: say => ({
        type: 'notice',
        props: {
          title: say('Wij verhuizen in maart', 'We are moving in March'),
          body: prose(
            p(
              say('Tot die tijd vindt u ons op ', 'Until then you will find us at '),
              linkTo(say('het oude adres', 'the old address'), '#notice'),
              '.',
            ),
          ),
        },
      }),
    },
    {
      id: 'success',
      title: { 'nl-nl': 'Goed nieuws, zonder titel', 'en-gb': 'Good news, without a title' },
      block: say => ({
        type: 'notice',
        props: {
          kind: 'success',
          body: prose(
            p(say('Er is weer plaats in de training van mei.', 'There are places in the May course again.')),
          ),
        },
      }),
    },
    {
      id: 'warning',
      title: { 'nl-nl': 'Waarschuwing, lang', 'en-gb': 'Warning, long' },
      block: say => ({
        type: 'notice',
        props: {
          kind: 'warning',
          title: say('De rapportageplicht verandert', 'The duty to report is changing'),
          body: prose(
            p(
              say(
                'Voor ondernemingen met minder dan duizend medewerkers gelden vanaf volgend jaar andere regels. Wat u nu al hebt verzameld, blijft bruikbaar.',
                'Companies with fewer than a thousand employees will be under different rules from next year. What you have gathered so far remains useful.',
              ),
            ),
            list(
              say('Wacht met een nieuw systeem kopen.', 'Wait before you buy a new system.'),
              say('Ga door met meten.', 'Carry on measuring.'),
            ),
          ),
        },
      }),
    },
  ],
}
