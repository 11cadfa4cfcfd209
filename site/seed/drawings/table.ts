import { canvas, circle, colours, leaf, line, rectangle, steps, turned } from './shapes.ts'

const x = 800
const y = 600

/** A training seen from above: a round table, six seats, papers, cups and a plant. */
export const table = (): string =>
  canvas(
    1600,
    1200,
    [
      ...floor(),
      ...seats(),
      circle(x + 14, y + 20, 390, '#8fbda0'),
      circle(x, y, 390, colours.white),
      circle(x, y, 372, 'none', colours.apricot, 3),
      ...places(),
      ...plant(),
    ],
    colours.mint,
  )

const floor = () =>
  steps(11, -400, 2000).map(at =>
    line(
      [
        [at, 0],
        [at + 400, 1200],
      ],
      '#a3cdb1',
      3,
    ),
  )

const angles = [0, 60, 120, 180, 240, 300]

const seats = () =>
  angles.map((angle, index) =>
    turned(x, y, angle + 30, [
      `<rect x="-105" y="-585" width="210" height="170" rx="80" fill="${index === 2 ? colours.marigold : colours.green}"/>`,
      `<path d="M-118 -520A118 118 0 0 1 118 -520" fill="none" stroke="${colours.forest}" stroke-width="26" stroke-linecap="round"/>`,
    ]),
  )

const places = () =>
  angles.map((angle, index) =>
    turned(x, y, angle + 30, [
      turned(-34, -262, index * 5 - 12, index % 2 ? sheet() : notebook()),
      circle(92, -238, 34, colours.sky),
      circle(92, -238, 26, index % 3 ? '#7a4a21' : colours.leaf),
    ]),
  )

const sheet = () => [
  rectangle(-52, -66, 112, 144, '#d9e7dc'),
  rectangle(-58, -72, 112, 144, '#fff'),
  circle(-16, -34, 20, 'none', colours.green, 3),
  circle(6, -34, 20, 'none', colours.green, 3),
  ...[6, 22, 38, 54].map(at =>
    line(
      [
        [-42, at],
        [36 - (at % 4) * 12, at],
      ],
      colours.mint,
      5,
    ),
  ),
]

const notebook = () => [
  rectangle(-56, -70, 112, 144, colours.forest),
  rectangle(-44, -70, 100, 144, colours.leaf),
  leaf(8, 36, 70, 34, 20, colours.pale),
  line(
    [
      [72, 60],
      [52, -50],
    ],
    colours.marigold,
    8,
  ),
]

const plant = () => [
  circle(x + 8, y + 10, 92, '#e3ddcf'),
  circle(x, y, 84, colours.marigold),
  circle(x, y, 66, colours.forest),
  ...steps(9, 0, 320).map((turn, index) =>
    leaf(x, y, 128, 46, turn, index % 2 ? colours.green : colours.leaf),
  ),
  ...steps(5, 20, 308).map(turn => leaf(x, y, 70, 28, turn, colours.mint)),
]
