import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** A cargo bicycle in a courtyard, against a wall with a climbing plant. */
export const bicycle = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(9, 0, 8).flatMap(row =>
        steps(11, 0, 10).map(at =>
          rectangle(
            at * 160 - (row % 2) * 80 + 4,
            row * 104 + 4,
            152,
            96,
            (at * 7 + row * 5) % 9 ? '#edbf80' : '#e6b06a',
          ),
        ),
      ),
      path('M1080 940V420a170 170 0 0 1 340 0V940Z', colours.green),
      path('M1250 250V940', 'none', colours.forest, 8),
      circle(1220, 640, 13, colours.marigold),
      ...vine(),
      rectangle(0, 940, 1600, 260, colours.mint),
      ...steps(12, -60, 1660).map(x => path(`M${x} 940l${(x - 800) * 0.3} 260`, 'none', '#9fcdb0', 6)),
      ...wheel(360, 890, 150),
      ...wheel(1110, 920, 120),
      path(
        'M360 890L520 560L640 890H360M520 600L760 620L640 890M760 620L720 540',
        'none',
        colours.forest,
        20,
      ),
      path('M640 890L1110 920M760 620L800 820H880', 'none', colours.forest, 20),
      path('M800 640H1210L1170 830H840Z', colours.marigold),
      path('M800 640H1210L1204 670H806Z', '#d98a1d'),
      path('M480 550h90', 'none', '#7a4a21', 34),
      path('M690 540h70q40 0 40 50', 'none', '#7a4a21', 18),
      ...[880, 960, 1040, 1120].map((x, at) =>
        leaf(x, 645, 130 + ((at * 47) % 50), 52, at * 9 - 14, at % 2 ? colours.leaf : colours.green),
      ),
      circle(640, 890, 34, colours.forest),
      circle(640, 890, 14, colours.pale),
    ],
    colours.apricot,
  )

const vine = () => [
  path('M140 940Q60 620 200 400T170 40', 'none', '#7a4a21', 16),
  ...steps(13, 880, 70).flatMap((y, at) => [
    leaf(150 + Math.sin(at) * 40, y, 120, 56, 50 + at * 5, colours.leaf),
    leaf(150 + Math.sin(at) * 40, y + 20, 110, 50, -60 - at * 4, colours.green),
  ]),
]

const wheel = (x: number, y: number, r: number) => [
  circle(x, y, r, 'none', '#081b14', 20),
  ...steps(6, 0, 150).map(turn => {
    const angle = (turn * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r]
    return path(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, 'none', '#3c5a4d', 4)
  }),
  circle(x, y, 18, colours.marigold),
]
