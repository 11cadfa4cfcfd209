import { unmaskCharacter } from '@ximblox/contract/rules/password'
import { withoutAccents } from '@ximblox/contract/rules/without-accents'

// Common passwords. Most people decorate the same few words with capitals, digits and signs.
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

/** The word inside a password: without surrounding characters, and with signs read as the letters they resemble. */
const wordOf = (password: string): string =>
  Array.from(/\p{L}(?:.*\p{L})?/su.exec(withoutAccents(password))?.[0] ?? '', unmaskCharacter)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')

/** True for the passwords that attackers try first: one repeated letter, or common words with few other letters. */
export const isCommonPassword = (password: string): boolean => {
  const word = wordOf(password)
  return word === '' || words.has(word) || /^(.)\1*$/u.test(word) || isMostlyCommonWords(password)
}

const minWordLength = 3
const maxOtherLetters = 3
const byLength = [...words].filter(word => word.length >= minWordLength).sort((a, b) => b.length - a.length)

/** True when common words leave no more than a few other letters. */
const isMostlyCommonWords = (password: string): boolean => {
  const characters = Array.from(withoutAccents(password)).filter(one => /\p{L}/u.test(unmaskCharacter(one)))
  const read = characters.map(unmaskCharacter).join('')
  const isCovered = characters.map(() => false)
  for (const word of byLength)
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + 1))
      isCovered.fill(true, at, at + word.length)
  const left = characters.filter((one, index) => !isCovered[index] && /\p{L}/u.test(one))
  return isCovered.includes(true) && left.length <= maxOtherLetters
}
