interface Letter {
  /** Lines on a grid where capitals are 100 high. */
  path: string
  width: number
}

/** The capitals of the logos of our invented clients: lines of one width, so that no font is needed to show them. */
const letters: Readonly<Record<string, Letter>> = {
  A: { path: 'M0 100 39 0 78 100M14 64H64', width: 78 },
  B: { path: 'M0 0V100H38a26 26 0 0 0 0-52H0M38 48h-4a24 24 0 0 0 0-48H0', width: 64 },
  C: { path: 'M90 20A50 50 0 1 0 90 80', width: 90 },
  D: { path: 'M0 0V100H30a50 50 0 0 0 0-100Z', width: 80 },
  E: { path: 'M56 0H0V100H56M0 50H48', width: 56 },
  G: { path: 'M90 20A50 50 0 1 0 99 58H62', width: 100 },
  H: { path: 'M0 0V100M70 0V100M0 50H70', width: 70 },
  I: { path: 'M0 0V100', width: 0 },
  J: { path: 'M46 0V75A24 25 0 0 1 0 84', width: 46 },
  K: { path: 'M0 0V100M62 0 0 58M20 40 64 100', width: 64 },
  L: { path: 'M0 0V100H52', width: 52 },
  M: { path: 'M0 100V0L44 66 88 0V100', width: 88 },
  N: { path: 'M0 100V0L70 100V0', width: 70 },
  O: { path: 'M50 0a50 50 0 1 0 .1 0Z', width: 100 },
  P: { path: 'M0 100V0H38a28 28 0 0 1 0 56H0', width: 66 },
  R: { path: 'M0 100V0H36a27 27 0 0 1 0 54H0M34 54 64 100', width: 64 },
  S: { path: 'M61 18C51-6 3-7 3 25 3 61 65 41 65 74 65 107 11 106 0 80', width: 65 },
  T: { path: 'M0 0H68M34 0V100', width: 68 },
  V: { path: 'M0 0 38 100 76 0', width: 76 },
  W: { path: 'M0 0 28 100 58 8 88 100 116 0', width: 116 },
  '&': {
    path: 'M82 100 19 30C5 13 15 0 31 0 50 0 55 22 35 34 8 50 0 58 0 74 0 92 14 100 29 100 53 100 67 78 69 56',
    width: 82,
  },
}

const gap = 30
const space = 62

/** A line of capitals that begins at the origin, and its width at this height. */
export const lettering = (words: string, height: number): { markup: string; width: number } => {
  const scale = height / 100
  const placed: string[] = []
  let x = 0
  for (const character of words) {
    const letter = letters[character]
    if (letter) placed.push(`<path transform="translate(${x})" d="${letter.path}"/>`)
    x += letter ? letter.width + gap : space - gap
  }
  return { markup: `<g transform="scale(${scale})">${placed.join('')}</g>`, width: (x - gap) * scale }
}
