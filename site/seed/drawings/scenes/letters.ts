import { canvas, circle, colours, leaf, path, rectangle, steps, turned } from '../shapes.ts'

/** A letter box with envelopes that turn into leaves. */
export const letters = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(420, 380, 240, colours.apricot),
      rectangle(0, 1010, 1600, 190, colours.green),
      path('M1010 1010V560', 'none', colours.forest, 60),
      path('M790 620V400a190 190 0 0 1 190 -190H1240a190 190 0 0 1 190 190V620Z', colours.marigold),
      path('M790 620V400a190 190 0 0 1 380 0V620Z', '#d98a1d'),
      rectangle(850, 400, 260, 40, colours.forest),
      path('M1360 330v-150h110v64h-84', colours.forest),
      circle(1360, 340, 24, colours.white),
      ...[
        { x: 880, y: 420, turn: -14, size: 1 },
        { x: 600, y: 600, turn: -32, size: 0.86 },
        { x: 380, y: 800, turn: 12, size: 0.72 },
      ].map(({ x, y, turn, size }) => envelope(x, y, turn, size)),
      ...steps(8, 0, 7).map(at =>
        leaf(
          100 + ((at * 173) % 560),
          940 + ((at * 83) % 150),
          90,
          40,
          at * 47,
          at % 2 ? colours.leaf : colours.mint,
        ),
      ),
      ...steps(9, 880, 1560).map((x, at) =>
        leaf(
          x,
          1030,
          120 + ((at * 57) % 100),
          36,
          ((at * 23) % 30) - 15,
          at % 2 ? colours.leaf : colours.forest,
        ),
      ),
    ],
    colours.sky,
  )

const envelope = (x: number, y: number, turn: number, size: number) =>
  turned(x, y, turn, [
    `<g transform="scale(${size})">`,
    rectangle(-150, -100, 300, 200, colours.white),
    path('M-150 -100L0 30L150 -100', 'none', colours.green, 8),
    path('M-150 100L-50 0M150 100L50 0', 'none', colours.mint, 6),
    leaf(0, 60, 70, 34, 20, colours.leaf),
    '</g>',
  ])
