import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const reportOnOneSheet = newsItem(
  'report-on-one-sheet',
  { date: '2026-09-17', author: 'Joris Haverkamp', picture: 'report' },
  {
    'nl-nl': {
      slug: 'actueel/een-verslag-op-een-blad',
      title: 'Een verslag op één blad',
      seoDescription:
        'Tweehonderd bladzijden duurzaamheidsverslag beginnen met één blad. Wat erop staat, en waarom dat zo lastig is.',
      summary: 'Tweehonderd bladzijden verslag beginnen met één blad waar iedereen het over eens is.',
      alt: 'Een opengeslagen verslag met drie cirkels die elkaar overlappen',
      body: prose(
        p(
          'Een duurzaamheidsverslag is snel dik. De regels vragen veel, en wie onzeker is schrijft door. Toch vragen wij elke organisatie eerst om één blad.',
        ),
        h2('Wat erop staat'),
        p(
          'Drie dingen die u beter wilt doen, het getal dat nu geldt, het getal dat u wilt halen en de naam van wie erover gaat. Meer niet. Past het er niet op, dan is er nog niet gekozen.',
        ),
        list(
          'Het onderwerp, in de woorden die u op de werkvloer gebruikt',
          'Het getal van vorig jaar, ook als het een schatting is',
          'Het getal waar u naartoe wilt, met een jaartal',
          'Eén naam: geen afdeling en geen stuurgroep',
        ),
        h2('Waarom het zo lastig is'),
        p(
          'Het blad invullen duurt een ochtend. Het erover eens worden duurt meestal twee maanden, en dat is precies de bedoeling. De ruzie die u nu niet maakt, maakt u straks met de accountant erbij, en dan kost ze meer.',
        ),
        p(
          'Bij een machinebouwer in het oosten van het land stonden er na de eerste ronde elf onderwerpen op. Elk had een pleitbezorger. We vroegen toen niet wat belangrijk was, maar wat iemand volgend jaar anders ging doen. Er bleven er vier over. Eén daarvan verviel toen bleek dat niemand er zijn naam achter wilde zetten.',
        ),
        h2('En de rest van de regels?'),
        p(
          'Die verdwijnen niet. Wat u volgens de wet moet melden, meldt u. Maar u schrijft het op als bijlage bij een verhaal dat er al is, en niet andersom. Een lezer die na het eerste blad stopt, weet dan toch wat u van plan bent.',
        ),
        p(
          'De tweehonderd bladzijden komen daarna, en worden er opvallend vaak tachtig. Het blad zelf hangt bij de meeste organisaties een jaar later nog aan de muur. Dat kunnen we van de verslagen niet zeggen. Wilt u het proberen? Neem een leeg vel en een collega van een andere afdeling. Voor de eerste versie hebt u ons niet nodig.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/a-report-on-one-sheet',
      title: 'A report on one sheet',
      seoDescription:
        'Two hundred pages of sustainability report start with one sheet. What goes on it, and why that is so hard.',
      summary: 'Two hundred pages of report begin with one sheet that everybody agrees on.',
      alt: 'An open report with three overlapping circles',
      body: prose(
        p(
          'Sustainability reports put on weight. The rules ask a great deal, and people who feel unsure keep writing. Even so, the first thing we ask of any organisation is a single sheet.',
        ),
        h2('What goes on it'),
        p(
          'Three things you want to do better, today’s figure, the figure you are aiming for, and the name of the person in charge. Nothing else. If it will not fit, you have not chosen yet.',
        ),
        list(
          'The topic, in the words you use on the shop floor',
          'Last year’s figure, even if it is an estimate',
          'The figure you are heading for, with a year',
          'One name: not a department, not a steering group',
        ),
        h2('Why it is so hard'),
        p(
          'Filling in the sheet takes a morning. Agreeing on it usually takes two months, and that is the whole idea. The argument you avoid now is one you will have later with the auditor in the room, when it costs more.',
        ),
        p(
          'At a machine builder in the east of the country, eleven topics had survived the first round. Each had its champion. So we stopped asking what mattered and asked what somebody would do differently next year. Four were left. One of those fell away when nobody would put a name to it.',
        ),
        h2('And the rest of the rules?'),
        p(
          'They do not go away. Whatever the law requires you to disclose, you disclose. But you add it to a story that is already there, rather than the other way round. A reader who stops after the first sheet still knows what you intend to do.',
        ),
        p(
          'The two hundred pages come afterwards, and surprisingly often turn out to be eighty. A year on, most organisations still have the sheet up on the wall. We have never seen that happen to a report. If you would like to try it, take a sheet of paper and a colleague from another department, and put the kettle on. You need no consultant for the first version. For the second one, the version that everybody signs, it helps to have somebody in the room who has nothing to lose.',
        ),
      ),
    },
  },
)
