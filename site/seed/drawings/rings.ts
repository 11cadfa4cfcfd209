import { canvas, colours, steps } from './shapes.ts'

const x = 720
const y = 640

/** The year rings of a tree, one of them a good year. */
export const rings = (): string => growingRings(1)

/** The same tree while it grows: `part` of its years, from 0 to 1. */
export const growingRings = (part: number): string =>
  canvas(
    1600,
    1200,
    [
      ring(560 * grown(part), colours.forest, 'none', 0),
      ring(528 * grown(part), colours.apricot, colours.green, 10),
      ...steps(19, 488, 40).flatMap((radius, index) =>
        radius > 528 * grown(part)
          ? []
          : ring(
              radius,
              index === 7 ? colours.marigold : 'none',
              index % 4 === 3 ? '#9a5b1d' : '#c98438',
              2 + ((index * 5) % 4) * 1.6,
            ),
      ),
      ring(16, '#9a5b1d', 'none', 0),
      ...(part === 1 ? [crack()] : []),
    ],
    colours.pale,
  )

/** A sapling begins with a little wood. */
const grown = (part: number) => 0.06 + 0.94 * part

const radiusAt = (radius: number, angle: number) =>
  radius *
  (1 +
    0.045 * Math.sin(angle * 2 + 0.6 + radius / 400) +
    0.025 * Math.sin(angle * 5 + radius / 160) +
    0.012 * Math.sin(angle * 11 + radius / 60))

const ring = (radius: number, fill: string, stroke: string, width: number) => {
  const points = steps(121, 0, Math.PI * 2).map(angle => {
    const r = radiusAt(radius, angle)
    return `${(x + (560 - radius) * 0.12 + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`
}

const crack = () => `<path d="M1290 560L960 628L800 640L970 612Z" fill="${colours.forest}"/>`
