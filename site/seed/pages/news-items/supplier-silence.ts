import { h2, list, p, prose } from '../../prose.ts'
import { newsItem } from './news-item.ts'

export const supplierSilence = newsItem(
  'supplier-silence',
  { date: '2026-02-26', author: 'Ineke Bosman', picture: 'circles' },
  {
    'nl-nl': {
      slug: 'actueel/wat-een-leverancier-niet-zegt',
      title: 'Wat een leverancier niet zegt',
      seoDescription:
        'Wij belden zestig leveranciers met acht vragen. Wat ze antwoordden zei minder dan hoe snel ze het deden.',
      summary: 'Wij belden zestig leveranciers met dezelfde acht vragen. De stilte zei het meest.',
      alt: 'Een patroon van cirkels die elkaar overlappen, met hier en daar een gevuld blad',
      body: prose(
        p(
          'Vragenlijsten leveren antwoorden op. Of die kloppen, weet u niet. Daarom hebben wij vorig jaar voor vier klanten de telefoon gepakt en zestig leveranciers gebeld, met acht vragen die op één blad passen. We noteerden wat ze zeiden, en hoe lang het duurde.',
        ),
        h2('Drie soorten stilte'),
        p(
          'De eerste stilte is die van iemand die nadenkt. Ze duurt een paar tellen en eindigt met “dat moet ik navragen”. Van de 23 leveranciers die dit zeiden, belden er 19 binnen een week terug. Dat zijn de partijen met wie u verder wilt, ook als het antwoord tegenvalt.',
        ),
        p(
          'De tweede stilte is die van een brochure. Er komt meteen een antwoord, maar niet op de vraag. Wie wilde weten waar de katoen groeit, hoorde welk keurmerk erop zit. Herhaal de vraag één keer. Komt hetzelfde antwoord terug, noteer dan: weet het niet.',
        ),
        p(
          'De derde stilte is die van iemand die het wel weet. Die herkent u aan het verzoek om de vraag op de mail te zetten, en aan het feit dat daar nooit antwoord op komt. Het waren er zeven. Bij vier daarvan vonden we later de reden.',
        ),
        h2('Wat er in de praktijk veranderde'),
        list(
          'Elf leveranciers konden hun herkomst tot op de fabriek noemen',
          'Vijf pasten hun verpakking aan, zonder dat iemand erom vroeg',
          'Drie vielen af, en niemand heeft ze gemist',
          'Eén bleek al jaren reparaties te doen die nergens op de site stonden',
        ),
        h2('Zelf bellen'),
        p(
          'U hebt er geen adviseur voor nodig. Het blad met de acht vragen staat in ons kenniscentrum. Kies tien leveranciers, neem er een middag voor en laat een inkoper bellen, geen stagiair: het gesprek is ook een boodschap. Schrijf achteraf drie regels op, waaronder één compliment. U zult de leverancier nog nodig hebben.',
        ),
        p(
          'En bel ze over een jaar opnieuw. De tweede keer weten ze wat u gaat vragen. Dat is geen nadeel; dat is de bedoeling.',
        ),
      ),
    },
    'en-gb': {
      slug: 'news/what-a-supplier-leaves-out',
      title: 'What a supplier leaves out',
      seoDescription:
        'We rang sixty suppliers with eight questions. What they said told us less than how long it took them.',
      summary:
        'We rang sixty suppliers with the same eight questions. It was the silences that told us most.',
      alt: 'A pattern of overlapping circles, with a filled leaf here and there',
      body: prose(
        p(
          'Send out a questionnaire and you get answers back. Whether they are true, you cannot tell. So last year, on behalf of four clients, we picked up the phone and rang sixty suppliers with eight questions that fit on one sheet. We noted what they said, and how long it took them.',
        ),
        h2('Three kinds of silence'),
        p(
          'The first is the silence of somebody thinking. It lasts a few seconds and ends with “I shall have to find out”. Of the 23 suppliers who said this, 19 rang back within a week. These are the people you want to go on working with, even when the answer disappoints.',
        ),
        p(
          'The second is the silence of a brochure. An answer comes at once, but to another question. Ask where the cotton grows and you hear which label it carries. Repeat the question, once. If the same answer comes back, write down: does not know.',
        ),
        p(
          'The third is the silence of somebody who does know. You can tell by the request to put it in an email, and by the reply that never comes. There were seven of those. In four cases we later found out why.',
        ),
        h2('What changed as a result'),
        list(
          'Eleven suppliers could trace their product to the factory',
          'Five changed their packaging without being asked',
          'Three were dropped, and nobody has missed them',
          'One had been doing repairs for years without mentioning it anywhere',
        ),
        h2('Ring them yourself'),
        p(
          'You do not need a consultant for this. The sheet with eight questions is in our knowledge centre. Choose ten suppliers, set aside an afternoon and have a buyer make the calls rather than an intern: the conversation is a message too. Afterwards write down three lines, one of them a compliment. You will be needing this supplier.',
        ),
        p(
          'Then ring again in a year. The second time round they know what you are going to ask. That is no drawback; it is the point. Two of our clients now put the date of the next call in the contract itself, next to the price. Their suppliers grumbled about it for a week or so, and then began to keep a folder with the answers ready, which is all that anybody wanted from them in the first place.',
        ),
      ),
    },
  },
)
