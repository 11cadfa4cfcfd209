import { canvas, circle, colours, leaf, line, polygon, rectangle, steps, turned } from './shapes.ts'

/** An open annual report with the sum of three circles, a pencil and a twig. */
export const report = (): string =>
  canvas(
    1600,
    1200,
    [
      turned(820, 640, -7, [
        rectangle(-588, -356, 1200, 776, '#0a2b20'),
        rectangle(-600, -376, 1200, 760, colours.green),
        rectangle(-576, -392, 576, 744, '#fff'),
        rectangle(0, -392, 576, 744, colours.white),
        polygon(
          [
            [0, -392],
            [46, -384],
            [46, 352],
            [0, 352],
          ],
          '#e9e4d6',
        ),
        ...sum(),
        ...text(),
      ]),
      ...pencil(),
      ...twig(),
    ],
    colours.forest,
  )

const sum = () => [
  circle(-360, -90, 130, 'none', colours.green, 7),
  circle(-216, -90, 130, 'none', colours.green, 7),
  circle(-288, 36, 130, 'none', colours.green, 7),
  leaf(-288, 20, 216, 116, 0, colours.marigold),
  line(
    [
      [-500, 240],
      [-110, 240],
    ],
    colours.mint,
    12,
  ),
  line(
    [
      [-500, 276],
      [-240, 276],
    ],
    colours.mint,
    12,
  ),
]

const text = () => [
  rectangle(96, -310, 250, 30, colours.forest),
  ...steps(6, -230, -60).map((y, index) =>
    line(
      [
        [100, y],
        [470 - ((index * 67) % 130), y],
      ],
      '#cfd8d0',
      11,
    ),
  ),
  ...[60, 96, 150, 190, 246].map((height, index) =>
    rectangle(100 + index * 80, 280 - height, 50, height, index === 4 ? colours.marigold : colours.leaf),
  ),
  line(
    [
      [92, 282],
      [490, 282],
    ],
    colours.forest,
    5,
  ),
]

const pencil = () => [
  turned(1310, 210, 38, [
    rectangle(-170, -16, 320, 32, colours.marigold),
    rectangle(-170, -4, 320, 8, '#d98a1d'),
    rectangle(-204, -16, 36, 32, colours.mint),
    polygon(
      [
        [150, -16],
        [206, 0],
        [150, 16],
      ],
      colours.white,
    ),
    polygon(
      [
        [188, -5],
        [206, 0],
        [188, 5],
      ],
      '#081b14',
    ),
  ]),
]

const twig = () => [
  turned(170, 1010, 24, [
    line(
      [
        [0, 120],
        [0, -420],
      ],
      colours.leaf,
      8,
    ),
    ...steps(6, 20, -360).flatMap((y, index) => [
      leaf(0, y, 150 - index * 12, 56 - index * 3, 52, colours.leaf),
      leaf(0, y - 30, 150 - index * 12, 56 - index * 3, -52, colours.mint),
    ]),
    leaf(0, -410, 100, 40, 0, colours.mint),
  ]),
]
