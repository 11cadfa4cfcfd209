import { h2, h3, list, p, prose } from '../prose.ts'
import { picture, starterPage } from '../starter-page.ts'

export const training = starterPage({
  name: 'training',
  type: 'basic',
  texts: {
    'nl-nl': {
      slug: 'som-academie/trainingen',
      title: 'Trainingen',
      seoDescription:
        'Trainingen in duurzaam ondernemen van de SOM-academie: klein, praktisch en met uw eigen cijfers.',
      promise: 'Maandag aan de slag.',
      intro:
        'De SOM-academie geeft trainingen voor mensen die het al druk hebben. Kleine groepen, uw eigen cijfers op tafel, en aan het eind van de dag een plan dat u de volgende ochtend begint.',
      action: 'Vraag een training aan',
      table: 'Een ronde tafel van boven gezien, met zes stoelen, schriften en koffie',
      coursesTitle: 'Onze trainingen',
      firstTitle: 'Duurzaam inkopen',
      firstText:
        'Eén dag. Van prijs per stuk naar kosten per jaar: leren lezen wat een leverancier niet zegt.',
      secondTitle: 'CO₂ in cijfers',
      secondText: 'Twee dagen. Zelf een voetafdruk maken in de drie scopes, met de gegevens die u al hebt.',
      thirdTitle: 'Het verslag',
      thirdText: 'Drie ochtenden. Wezenlijk kiezen, gegevens verzamelen en opschrijven wat u doet.',
      fourthTitle: 'Circulair ontwerpen',
      fourthText:
        'Twee dagen. Een product uit elkaar halen en zo weer in elkaar zetten dat het terug kan komen.',
      fifthTitle: 'Gesprekken die tellen',
      fifthText: 'Eén dag. Collega’s meekrijgen zonder te preken: oefenen met echte bezwaren.',
      sixthTitle: 'Leergang duurzaam leiden',
      sixthText:
        'Acht dagen in een half jaar. Voor directies en wie dat wordt, met een opdracht uit eigen huis.',
      howTitle: 'Hoe een dag verloopt',
      how: prose(
        p(
          'We beginnen om half tien met koffie en met de vraag die u meebracht. ’s\u00a0Ochtends de kennis die u nodig hebt, ’s middags uw eigen geval. Om vier uur heeft iedereen een plan op één blad.',
        ),
        list(
          'Ten hoogste twaalf deelnemers',
          'Twee trainers met praktijkervaring',
          'Na zes weken een terugbelgesprek',
        ),
      ),
      practical: prose(
        h2('Praktisch'),
        h3('Waar'),
        p('In Utrecht, op tien minuten lopen van het station, of bij u.'),
        h3('Kosten'),
        p('€ 495 per persoon per dag, exclusief btw. Lunch en materiaal horen erbij.'),
        h3('Annuleren'),
        p('Kosteloos tot 30 dagen voor het begin.'),
      ),
      inCompanyTitle: 'Liever met uw eigen team?',
      room: 'Een werkplaats met zonnepanelen waar kratten rondgaan in een kring',
      roomCaption: 'De middag is voor uw eigen casus; een werkplaats als deze is er vaak een van.',
      inCompany: prose(
        p(
          'Elke training geven we ook bij u, met uw processen als lesmateriaal. We komen eerst een halve dag kijken, zodat de voorbeelden kloppen.',
        ),
      ),
      inCompanyAction: 'Bespreek het met ons',
      report: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
    },
    'en-gb': {
      slug: 'sse-academy/training-courses',
      title: 'Training courses',
      seoDescription:
        'Courses in sustainable business from the SSE Academy: small, practical and with your own figures.',
      promise: 'Start on Monday.',
      intro:
        'The SSE Academy teaches people who are busy already. Small groups, your own figures on the table, and at the end of the day a plan that you begin the next morning.',
      action: 'Ask for a course',
      table: 'A round table seen from above, with six chairs, notebooks and coffee',
      coursesTitle: 'Our courses',
      firstTitle: 'Sustainable purchasing',
      firstText:
        'One day. From price per piece to cost per year: learning to read what a supplier leaves unsaid.',
      secondTitle: 'Carbon in figures',
      secondText: 'Two days. Make a footprint in the three scopes yourself, from the data you already have.',
      thirdTitle: 'The report',
      thirdText: 'Three mornings. Choosing what is material, collecting data and writing down what you do.',
      fourthTitle: 'Circular design',
      fourthText: 'Two days. Take a product apart and put it together again so that it can come back.',
      fifthTitle: 'Conversations that count',
      fifthText: 'One day. Bringing colleagues along without preaching: practise on real objections.',
      sixthTitle: 'Leading sustainably',
      sixthText: 'Eight days in half a year. For boards and those about to join one, with a task from home.',
      howTitle: 'How a day goes',
      how: prose(
        p(
          'We begin at half past nine with coffee and the question you brought. The morning is for the knowledge you need, the afternoon for your own case. By four o’clock everybody has a plan on one sheet.',
        ),
        list(
          'Twelve participants at most',
          'Two trainers who have done the work',
          'A call back after six weeks',
        ),
      ),
      practical: prose(
        h2('Practical matters'),
        h3('Where'),
        p('In Utrecht, ten minutes’ walk from the station, or at your place.'),
        h3('Costs'),
        p('€495 per person per day, excluding VAT. Lunch and materials are included.'),
        h3('Cancelling'),
        p('Free of charge up to 30 days before the start.'),
      ),
      inCompanyTitle: 'Rather with your own team?',
      room: 'A workshop with solar panels where crates travel in a circle',
      roomCaption: 'The afternoon is for your own case; a workshop like this is often one of them.',
      inCompany: prose(
        p(
          'We teach every course at your place as well, with your processes as the material. We come and look for half a day first, so that the examples are right.',
        ),
      ),
      inCompanyAction: 'Talk it over with us',
      report: 'An open report with three overlapping circles',
    },
  },
  blocks: (texts, to) => [
    {
      type: 'hero',
      key: 'opening',
      props: {
        title: texts.promise,
        intro: texts.intro,
        action: { label: texts.action, target: to.page('contact') },
      },
      __images: { image: picture(to, 'table', texts.table) },
    },
    {
      type: 'cards',
      key: 'courses',
      props: {
        title: texts.coursesTitle,
        cards: [
          { key: 'purchasing', title: texts.firstTitle, text: texts.firstText },
          { key: 'carbon', title: texts.secondTitle, text: texts.secondText },
          { key: 'reporting', title: texts.thirdTitle, text: texts.thirdText },
          { key: 'circular', title: texts.fourthTitle, text: texts.fourthText },
          { key: 'talking', title: texts.fifthTitle, text: texts.fifthText },
          { key: 'leading', title: texts.sixthTitle, text: texts.sixthText },
        ],
      },
    },
    {
      type: 'columns',
      key: 'day',
      props: { layout: 'wide-left', background: 'tint' },
      slots: {
        left: [
          { type: 'heading', key: 'day-title', props: { text: texts.howTitle } },
          { type: 'rich-text', key: 'day-text', props: { body: texts.how } },
        ],
        right: [{ type: 'rich-text', key: 'practical', props: { body: texts.practical } }],
      },
    },
    {
      type: 'image',
      key: 'room',
      props: { caption: texts.roomCaption },
      __images: { image: picture(to, 'workshop', texts.room) },
    },
    {
      type: 'image-text',
      key: 'in-company',
      props: {
        title: texts.inCompanyTitle,
        body: texts.inCompany,
        action: { label: texts.inCompanyAction, target: to.page('contact') },
      },
      __images: { image: picture(to, 'report', texts.report) },
    },
  ],
})
