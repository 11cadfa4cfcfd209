import { colours } from '../drawings/shapes.ts'

const style = `
  @page { margin: 22mm }
  body { font: 11pt/1.5 'DejaVu Sans', Arial, sans-serif; color: #16261e }
  h1 { font: 500 26pt/1.1 'DejaVu Serif', Georgia, serif; color: ${colours.forest}; margin: 0 0 4mm }
  p { margin: 0 0 8mm; max-width: 130mm }
  ol { padding-left: 7mm }
  li { padding: 2.5mm 0; border-bottom: 1px solid #ccdad0 }
  footer { margin-top: 10mm; color: #4b5f55; font-size: 9pt }`

const sheet = (language: string, title: string, intro: string, questions: string[], footer: string): string =>
  `<!doctype html><html lang="${language}"><title>${title}</title><style>${style}</style>
  <h1>${title}</h1><p>${intro}</p>
  <ol>${questions.map(question => `<li>${question}</li>`).join('')}</ol><footer>${footer}</footer></html>`

/** Question sheets, by file name. */
export const baseline = {
  nulmeting: sheet(
    'nl',
    'De nulmeting in tien vragen',
    'Schat wat u niet weet en schrijf erbij dat het een schatting is. Een halve dag met drie collega’s is genoeg voor een eerste antwoord.',
    [
      'Hoeveel elektriciteit en gas gebruikt u in een jaar, en waarvoor het meest?',
      'Hoeveel kilometers maken uw mensen, en waarmee?',
      'Wat koopt u in? Noem de tien grootste posten.',
      'Wat gooit u weg, hoeveel en waarheen gaat het?',
      'Hoeveel water gebruikt u, en waar komt het vandaan?',
      'Welke leveranciers weten wat hun product kost aan uitstoot?',
      'Wie in uw organisatie houdt welke cijfers al bij?',
      'Wat hebt u de afgelopen drie jaar al verbeterd?',
      'Wat vragen klanten, banken en gemeenten u hierover?',
      'Wat wilt u over vijf jaar kunnen vertellen?',
    ],
    'SOM Duurzaam Ondernemen',
  ),
  baseline: sheet(
    'en',
    'The baseline in ten questions',
    'Estimate what you do not know, and say that it is an estimate. Half a day with three colleagues is enough for a first answer.',
    [
      'How much electricity and gas do you use in a year, and what for above all?',
      'How many miles do your people travel, and how?',
      'What do you buy? Name the ten largest items.',
      'What do you throw away, how much, and where does it go?',
      'How much water do you use, and where does it come from?',
      'Which suppliers know what their product costs in emissions?',
      'Who in your organisation keeps which figures already?',
      'What have you improved in the last three years?',
      'What do customers, banks and councils ask of you?',
      'What would you like to be able to say in five years’ time?',
    ],
    'SOM Sustainable Enterprise',
  ),
  leverancier: sheet(
    'nl',
    'Acht vragen aan een leverancier',
    'Kies tien leveranciers en bel ze. Wie het antwoord niet weet, is niet meteen een slechte leverancier; wie niet wil zoeken wel.',
    [
      'Waar en door wie wordt dit product gemaakt?',
      'Welke grondstoffen zitten erin, en waar komen die vandaan?',
      'Hoeveel energie kost het om het te maken, en welke energie is dat?',
      'Hoe lang gaat het mee, en wie repareert het?',
      'Neemt u het terug als wij het niet meer gebruiken?',
      'Hoe komt het hier, en kan dat met minder verpakking?',
      'Wat verdienen de mensen die het maken?',
      'Wat bent u zelf van plan te verbeteren, en wanneer?',
    ],
    'SOM Duurzaam Ondernemen',
  ),
  supplier: sheet(
    'en',
    'Eight questions for a supplier',
    'Choose ten suppliers and call them. One who does not know the answer is not a bad supplier yet; one who will not look for it is.',
    [
      'Where is this product made, and by whom?',
      'Which materials does it contain, and where do they come from?',
      'How much energy does making it take, and which kind?',
      'How long does it last, and who repairs it?',
      'Do you take it back when we no longer use it?',
      'How does it get here, and could that be with less packaging?',
      'What do the people who make it earn?',
      'What do you plan to improve yourself, and when?',
    ],
    'SOM Sustainable Enterprise',
  ),
}
