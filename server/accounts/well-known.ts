// What people make passwords of: behind capitals, digits and signs it is the same few words everywhere.
const words = new Set(
  `
  password passwort kennwort wachtwoord motdepasse pass passwd passcode secret geheim geheime admin administrator root
  user test tester testing demo guest login master default changeme letmein temp temporary welcome welkom willkommen
  bienvenue hello hallo bonjour iloveyou ikhouvanjou ichliebedich jetaime love princess prinses sunshine sonnenschein
  monkey dragon football voetbal fussball baseball soccer hockey superman batman starwars pokemon shadow michael
  jennifer jordan hunter summer winter spring autumn zomer sommer herbst herfst printemps ete automne lente hiver
  january february march april june july august september october november december januari februari maart mei juni
  juli augustus oktober januar februar maerz dezember janvier fevrier mars avril mai juin juillet aout septembre
  octobre novembre decembre monday friday maandag vrijdag montag freitag lundi vendredi
  qwerty qwertyu qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  yxcv yxcvbn wasd qwer qwert qaz qazwsx qaza qazawsx qaziqazwsx qazzaq zaq zaqwsx xsw abc abcd abcde abcdef abcdefg abcdefgh aa
  amsterdam rotterdam nederland holland ajax feyenoord berlin deutschland london england paris france
  ximblox website cms computer internet samsung google microsoft company office trustno freedom whatever killer cheese
  `
    .trim()
    .split(/\s+/),
)

const letters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}

/** The word inside: without what stands around it, signs read as the letters they pose as. */
const wordOf = (password: string): string =>
  password
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toLowerCase()
    .replaceAll(/[@431!0$5]/g, sign => letters[sign] ?? sign)
    .replaceAll(/[^\p{L}]/gu, '')

/** Whether a password is among those tried first: a common word, one letter over and over, or what `about` tells of its owner. */
export const isWellKnown = (password: string, about: readonly string[] = []): boolean => {
  const word = wordOf(password)
  return words.has(word) || /^(.)\1*$/u.test(word) || word === '' || about.some(own => wordOf(own) === word)
}
