import { canvas, circle, colours, leaf, leafShade, line, polygon, rectangle, steps } from './shapes.ts'

const width = 1600
const height = 640
const horizon = 400
const vanishing = 1010

/** Fields, a dike with poplars, turbines and a workshop; no sky, so that it grows out of the page. */
export const polder = (): string =>
  canvas(width, height, [
    ...sun(),
    ...turbines(),
    ...distance(),
    ...fields(),
    ...workshop(),
    ...poplars(),
    ...geese(),
  ])

const sun = () => [
  circle(1130, 330, 210, 'none', colours.marigold, 2),
  circle(1130, 330, 178, 'none', colours.marigold, 4),
  circle(1130, 330, 142, colours.marigold),
]

const turbines = () =>
  [
    { x: 640, size: 1, turn: 12 },
    { x: 760, size: 0.72, turn: 55 },
    { x: 846, size: 0.54, turn: 88 },
  ].flatMap(({ x, size, turn }) => {
    const hub = horizon - 250 * size
    const blade = (angle: number) => leaf(x, hub, 118 * size, 13 * size, angle, '#8db8a3')
    return [
      polygon(
        [
          [x - 5 * size, horizon],
          [x - 2 * size, hub],
          [x + 2 * size, hub],
          [x + 5 * size, horizon],
        ],
        '#8db8a3',
      ),
      ...[turn, turn + 120, turn + 240].map(blade),
      circle(x, hub, 6 * size, colours.leaf),
    ]
  })

const distance = () => [
  ...steps(26, 860, 1600).map((x, index) =>
    leaf(x, horizon + 4, 26 + ((index * 37) % 30), 22, 0, index % 3 ? colours.leaf : colours.green),
  ),
  ...steps(20, 0, 560).map((x, index) => leaf(x, horizon + 4, 20 + ((index * 23) % 22), 24, 0, colours.leaf)),
]

const fieldColours = [
  colours.green,
  colours.leaf,
  '#2f7d5d',
  colours.mint,
  colours.green,
  '#7cbb8d',
  '#2f7d5d',
  colours.apricot,
  colours.leaf,
  colours.green,
  colours.mint,
  '#2f7d5d',
]

const fields = () => {
  const edges = steps(fieldColours.length + 1, -2600, 3900)
  const strip = (left: number, right: number, fill: string) =>
    polygon(
      [
        [vanishing, horizon - 6],
        [left, height],
        [right, height],
      ],
      fill,
    )
  return [
    rectangle(0, horizon, width, height - horizon, colours.green),
    ...fieldColours.flatMap((fill, index) => {
      const left = edges[index] ?? 0
      const right = edges[index + 1] ?? 0
      const furrow = (at: number) =>
        line(
          [
            [vanishing, horizon],
            [left + (right - left) * at, height],
          ],
          colours.forest,
          0.9,
        )
      return [
        strip(left, right, fill),
        ...(index % 3 === 0 ? [0.2, 0.35, 0.5, 0.65, 0.8].map(furrow) : []),
        strip(right - 46, right, colours.sky),
      ]
    }),
    rectangle(0, horizon, width, 5, colours.forest),
  ]
}

const workshop = () => {
  const floor = 470
  const bay = (x: number) => [
    rectangle(x, floor - 62, 84, 62, colours.white),
    polygon(
      [
        [x, floor - 62],
        [x, floor - 112],
        [x + 84, floor - 62],
      ],
      colours.forest,
    ),
    polygon(
      [
        [x + 10, floor - 70],
        [x + 10, floor - 96],
        [x + 54, floor - 70],
      ],
      colours.sky,
    ),
    rectangle(x + 14, floor - 42, 22, 24, colours.green),
    rectangle(x + 48, floor - 42, 22, 24, colours.green),
  ]
  return [
    ...[1290, 1374, 1458].flatMap(bay),
    rectangle(1542, floor - 84, 34, 84, colours.white),
    rectangle(1552, floor - 40, 16, 40, colours.marigold),
    leaf(1264, floor + 2, 108, 44, 0, colours.forest),
    leaf(1240, floor + 4, 76, 34, 0, colours.green),
    rectangle(1226, floor - 1, 374, 5, colours.forest),
  ]
}

const poplars = () =>
  steps(7, 0, 1).flatMap(at => {
    const near = (1 - at) ** 1.7
    const x = 900 - 830 * near
    const foot = horizon + 6 + 150 * near
    const tall = 64 + 330 * near
    const wide = 20 + 84 * near
    return [
      line(
        [
          [x, foot],
          [x, foot - tall * 0.3],
        ],
        colours.forest,
        2 + 7 * near,
      ),
      leaf(x, foot - tall * 0.1, tall, wide, 0, colours.green),
      leafShade(x, foot - tall * 0.1, tall, wide, 0, colours.forest),
    ]
  })

const geese = () =>
  steps(5, 0, 4).map(at => {
    const x = 380 + at * 34
    const y = 120 + Math.abs(at - 1) * 17
    return `<path d="M${x - 13} ${y - 5}Q${x - 5} ${y - 8} ${x} ${y}Q${x + 5} ${y - 8} ${x + 13} ${y - 5}" fill="none" stroke="#6f9c88" stroke-width="3" stroke-linecap="round"/>`
  })
