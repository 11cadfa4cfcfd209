import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** A greenhouse that gives light and warmth at night. */
export const greenhouse = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(40, 0, 39).map(at =>
        circle((at * 397) % 1600, (at * 211) % 520, 2 + (at % 3), at % 5 ? '#5d8a78' : colours.apricot),
      ),
      circle(1330, 210, 90, colours.pale),
      circle(1366, 190, 80, colours.forest),
      ...[150, 570, 990].flatMap(bay),
      path('M150 700H1410', 'none', colours.white, 14),
      rectangle(0, 960, 1600, 240, '#0a2b20'),
      ...steps(7, 120, 1480).map((x, at) =>
        path(`M${x} 960l${(x - 800) * 0.5} 240`, 'none', at % 2 ? colours.green : '#17503d', 10),
      ),
      path('M1420 880h180', 'none', colours.marigold, 30),
      path('M1420 880h180', 'none', colours.apricot, 8),
    ],
    colours.forest,
  )

const bay = (x: number) => [
  path(`M${x} 960V700L${x + 210} 520L${x + 420} 700V960Z`, colours.apricot),
  path(`M${x + 40} 960V720L${x + 210} 575L${x + 380} 720V960Z`, '#fbe3b4'),
  ...[90, 210, 330].flatMap((at, nth) => [
    path(`M${x + at} 960V760`, 'none', colours.green, 8),
    ...[930, 880, 830, 790].flatMap(y => [
      leaf(x + at, y, 74, 30, 60, colours.leaf),
      leaf(x + at, y, 74, 30, -60, colours.green),
    ]),
    ...[910, 850].map((y, row) =>
      circle(x + at + (row ? -24 : 26), y, 13, nth % 2 ? colours.marigold : '#d4572a'),
    ),
    circle(x + at, 700 - (nth === 1 ? 70 : 0), 16, colours.white),
    path(`M${x + at} ${684 - (nth === 1 ? 70 : 0)}v-46`, 'none', colours.forest, 5),
  ]),
  path(`M${x} 960V700L${x + 210} 520L${x + 420} 700V960`, 'none', colours.white, 12),
  path(`M${x + 140} 960V580M${x + 280} 960V580`, 'none', colours.white, 5),
]
