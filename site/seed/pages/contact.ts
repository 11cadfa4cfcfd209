import { h2, linkTo, p, prose } from '../prose.ts'
import { picture, starterPage } from '../starter-page.ts'

export const contact = starterPage({
  name: 'contact',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'contact',
      title: 'Contact',
      seoDescription:
        'Bel, schrijf of kom langs bij SOM in Utrecht. Wij bellen binnen twee werkdagen terug, zonder dat er een meter loopt.',
      promise: 'Vertel ons waar u vastloopt.',
      intro:
        'Wij bellen binnen twee werkdagen terug en stellen dan vooral vragen. Daar hangt geen meter aan.',
      formTitle: 'Stel uw vraag',
      formIntro: 'Een paar zinnen zijn genoeg. Het gesprek daarna is vrijblijvend.',
      mailbox: 'hallo@som.example',
      reach: prose(
        h2('Bellen of schrijven'),
        p(linkTo('030 000 00 00', 'tel:+31300000000')),
        p(linkTo('hallo@som.example', 'mailto:hallo@som.example')),
        p('Op werkdagen van 9 tot 17 uur.'),
      ),
      visit: prose(
        h2('Langskomen'),
        p('Kwekerslaan 12, Utrecht'),
        p(
          'Tien minuten lopen van het station. Fietsen kunnen op de binnenplaats; een parkeerplaats hebben wij niet.',
        ),
      ),
      mapTitle: 'Zo vindt u ons',
      address: 'SOM\nKwekerslaan 12\nUtrecht',
      route:
        'Vanaf het station loopt u in tien minuten door de Stationsstraat en over de brug. Bel aan bij de groene deur.',
      map: 'Een getekende plattegrond met grachten, het station en een route naar de Kwekerslaan',
      press: prose(
        h2('Pers en vacatures'),
        p(
          'Voor cijfers, beeld en een mening: dezelfde telefoon. Open sollicitaties van vakgenoten lezen we altijd.',
        ),
      ),
    },
    'en-gb': {
      slug: 'contact',
      title: 'Contact',
      seoDescription:
        'Call, write or visit SOM in Utrecht. We ring back within two working days, and the meter is not running.',
      promise: 'Tell us where you are stuck.',
      intro: 'We ring back within two working days and mostly ask questions. The meter is not running.',
      formTitle: 'Ask your question',
      formIntro: 'A few sentences are enough. The conversation that follows commits you to nothing.',
      mailbox: 'hello@som.example',
      reach: prose(
        h2('Call or write'),
        p(linkTo('+31 30 000 00 00', 'tel:+31300000000')),
        p(linkTo('hello@som.example', 'mailto:hello@som.example')),
        p('Monday to Friday, 9 to 5.'),
      ),
      visit: prose(
        h2('Visit'),
        p('Kwekerslaan 12, Utrecht, the Netherlands'),
        p(
          'Ten minutes’ walk from the station. There is room for bicycles in the courtyard; we have no car park.',
        ),
      ),
      mapTitle: 'How to find us',
      address: 'SOM\nKwekerslaan 12\nUtrecht\nThe Netherlands',
      route:
        'From the station it is a ten-minute walk along Stationsstraat and over the bridge. Ring the bell at the green door.',
      map: 'A drawn map with canals, the station and a route to Kwekerslaan',
      press: prose(
        h2('Press and careers'),
        p(
          'For figures, pictures or an opinion, ring the same number. We always read speculative applications from people in the field.',
        ),
      ),
    },
  },
  blocks: (texts, to) => [
    { type: 'hero', key: 'opening', props: { title: texts.promise, intro: texts.intro } },
    {
      type: 'contact-form',
      key: 'question',
      props: {
        title: texts.formTitle,
        intro: texts.formIntro,
        recipient: texts.mailbox,
        privacy: { target: to.page('privacy') },
      },
    },
    {
      type: 'columns',
      key: 'ways',
      props: { layout: 'thirds', background: 'tint' },
      slots: {
        left: [{ type: 'rich-text', key: 'reach', props: { body: texts.reach } }],
        right: [{ type: 'rich-text', key: 'visit', props: { body: texts.visit } }],
        third: [{ type: 'rich-text', key: 'press', props: { body: texts.press } }],
      },
    },
    {
      type: 'map',
      key: 'map',
      props: { title: texts.mapTitle, address: texts.address, text: texts.route },
      __images: { picture: picture(to, 'neighbourhood', texts.map) },
    },
  ],
})
