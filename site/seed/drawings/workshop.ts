import { canvas, circle, colours, leaf, leafShade, line, polygon, rectangle, steps } from './shapes.ts'

const floor = 900

/** A workshop under solar roofs with a loop of goods before it. */
export const workshop = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(420, 400, 250, colours.marigold),
      ...steps(3, 0, 2).map(at => circle(420, 400, 290 + at * 44, 'none', colours.marigold, 4 - at)),
      ...trees(),
      ...[420, 700, 980].flatMap(bay),
      rectangle(1260, floor - 400, 130, 400, colours.forest),
      rectangle(1292, floor - 360, 66, 66, colours.sky),
      rectangle(0, floor, 1600, 300, colours.green),
      ...loop(),
    ],
    colours.apricot,
  )

const bay = (x: number) => [
  rectangle(x, floor - 270, 280, 270, colours.white),
  polygon(
    [
      [x, floor - 270],
      [x, floor - 450],
      [x + 280, floor - 270],
    ],
    colours.forest,
  ),
  ...steps(4, 0.12, 0.78).map(at => panel(x, at)),
  rectangle(x + 34, floor - 210, 92, 96, colours.sky),
  rectangle(x + 154, floor - 210, 92, 96, colours.sky),
  line(
    [
      [x + 80, floor - 210],
      [x + 80, floor - 114],
    ],
    colours.white,
    8,
  ),
  line(
    [
      [x + 200, floor - 210],
      [x + 200, floor - 114],
    ],
    colours.white,
    8,
  ),
]

const panel = (x: number, at: number) => {
  const along = (part: number, rise: number) => [x + 280 * part, floor - 450 + 180 * part - rise]
  return polygon([along(at, 5), along(at + 0.19, 5), along(at + 0.19, 18), along(at, 18)], '#3d8a93')
}

const trees = () =>
  [
    { x: 180, tall: 430 },
    { x: 330, tall: 300 },
    { x: 1480, tall: 520 },
  ].flatMap(({ x, tall }) => [
    rectangle(x - 7, floor - 90, 14, 90, colours.forest),
    leaf(x, floor - 30, tall, tall * 0.42, 0, colours.leaf),
    leafShade(x, floor - 30, tall, tall * 0.42, 0, colours.green),
  ])

const loop = () => [
  `<ellipse cx="800" cy="1030" rx="520" ry="92" fill="none" stroke="${colours.mint}" stroke-width="10" stroke-dasharray="46 22"/>`,
  ...[
    [800, 938],
    [330, 1068],
    [1270, 1068],
  ].map(([x = 0, y = 0]) => crate(x, y)),
]

const crate = (x: number, y: number) =>
  [
    rectangle(x - 62, y - 62, 124, 104, colours.marigold),
    rectangle(x - 62, y - 62, 124, 22, '#d98a1d'),
    leaf(x, y + 26, 56, 26, 30, colours.forest),
  ].join('')
