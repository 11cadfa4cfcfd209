/** Pairs of a letter and what it is written as in Latin letters without marks. */
const pairs = (text: string): (readonly [string, string])[] =>
  text.split(' ').map(pair => [pair.slice(0, 1), pair.slice(1)] as const)

/** Letters that Unicode does not take apart into a letter and a mark. */
const latin = 'ßss æae œoe øo łl đd ðd þth ħh ıi ĸk ŋng ŧt ƒf əe ɛe ɔo ɓb ɗd ƙk ȷj'

const greek = `αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo`

const cyrillic =
  `аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya
єye іi їyi ґg ђdj јj љlj њnj ћc џdz ѕdz ўu ѣe ѳf ѵi`.replaceAll('\n', ' ')

const letters = new Map([latin, greek, cyrillic].flatMap(pairs))

/** Greek υ is written by the vowel before it, and by what follows. */
const greekDiphthong = /[οαεη]υ(?!\u0308)/g
const voiceless = /^\p{M}*(?:[θκξπσςτφχψ]|(?![\p{M}\p{L}]))/u

const withGreekVowels = (text: string): string =>
  text.replace(greekDiphthong, (vowels, index: number) => {
    if (vowels === 'ου') return 'ou'
    const [vowel = ''] = vowels
    return vowel + (voiceless.test(text.slice(index + vowels.length)) ? 'f' : 'v')
  })

/**
 * Lower-case Latin letters without marks for those of the European alphabets, as they are usually transcribed. What has
 * no such letters, as Chinese, stays as it is.
 */
export const transliterate = (text: string): string => {
  // These are others without their marks.
  const read = text.normalize('NFC').toLowerCase().replace(/[йїў]/g, latinFor)
  return withGreekVowels(read.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, latinFor)
}

const latinFor = (letter: string): string => letters.get(letter) ?? letter
