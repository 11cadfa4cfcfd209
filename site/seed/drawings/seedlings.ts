import { canvas, circle, colours, leaf, leafShade, line, rectangle, steps } from './shapes.ts'

const ground = 840

/** Five seedlings, each taller than the last, with the roots that go with it. */
export const seedlings = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(1270, 330, 190, colours.marigold),
      circle(1270, 330, 232, 'none', colours.marigold, 4),
      circle(1270, 330, 276, 'none', colours.marigold, 2),
      rectangle(0, ground, 1600, 360, colours.forest),
      ...[918, 1004, 1098].map(y => rectangle(0, y, 1600, 3, colours.green)),
      ...stones(),
      ...steps(5, 0, 4).flatMap(seedling),
    ],
    colours.sky,
  )

const seedling = (nth: number) => {
  const x = 230 + nth * 285
  const tall = 110 + nth * 125
  const top = ground - tall
  const pairs = steps(nth + 2, top + 6, ground - 70)
  return [
    ...[-1, -0.35, 0.4, 1].map(side =>
      line(
        [
          [x, ground],
          [x + side * (18 + nth * 12), ground + 60 + nth * 28],
          [x + side * (34 + nth * 24), ground + 90 + nth * 46],
        ],
        colours.mint,
        4,
      ),
    ),
    line(
      [
        [x, ground],
        [x, top],
      ],
      colours.green,
      9,
    ),
    ...pairs.flatMap((y, index) => {
      const long = 74 + nth * 7 + index * 10
      return [
        leaf(x, y, long, long * 0.42, 58, colours.leaf),
        leafShade(x, y, long, long * 0.42, 58, colours.green),
        leaf(x, y + 18, long, long * 0.42, -58, colours.green),
      ]
    }),
    leaf(x, top + 10, 70 + nth * 6, 30, 0, colours.leaf),
  ]
}

const stones = () =>
  steps(14, 40, 1560).map((x, index) =>
    circle(x, 900 + ((index * 97) % 260), 7 + ((index * 5) % 9), colours.green),
  )
