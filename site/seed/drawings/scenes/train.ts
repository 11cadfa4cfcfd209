import { canvas, circle, colours, leaf, leafShade, path, rectangle, steps } from '../shapes.ts'

/** A train on a low bridge, between a river and hills. */
export const train = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(1180, 330, 190, colours.marigold),
      circle(1180, 330, 236, 'none', colours.marigold, 4),
      path('M0 620Q300 400 640 560T1240 520T1600 470V800H0Z', '#8db8a3'),
      path('M0 700Q380 540 800 660T1600 600V860H0Z', colours.leaf),
      ...steps(12, 60, 1560).map((x, at) =>
        leaf(x, 720 - ((at * 31) % 40), 70 + ((at * 47) % 60), 34, 0, at % 2 ? colours.green : '#2f7d5d'),
      ),
      rectangle(0, 900, 1600, 300, '#3d8a93'),
      ...steps(10, 30, 1500).map((x, at) =>
        path(`M${x} ${990 + ((at * 71) % 180)}h${80 + ((at * 37) % 80)}`, 'none', '#7fbcbc', 8),
      ),
      rectangle(0, 830, 1600, 44, colours.forest),
      ...steps(5, 100, 1500).flatMap(x => [rectangle(x - 26, 870, 52, 200, colours.forest)]),
      ...[-130, 350].flatMap(carriage),
      ...front(830),
      path('M0 600H1600', 'none', colours.forest, 4),
      ...steps(5, 80, 1520).map(x => path(`M${x} 600v230M${x} 630l60 -30`, 'none', colours.forest, 6)),
      ...[90, 1480].flatMap(x => [
        leaf(x, 1200, 420, 150, 0, colours.green),
        leafShade(x, 1200, 420, 150, 0, colours.forest),
      ]),
    ],
    colours.apricot,
  )

const carriage = (x: number) => [
  rectangle(x, 660, 470, 150, colours.white),
  rectangle(x, 760, 470, 22, colours.marigold),
  ...steps(5, x + 30, x + 370).map(at => rectangle(at, 690, 66, 52, colours.forest)),
  ...[90, 160, 310, 380].map(at => circle(x + at, 818, 18, '#081b14')),
]

const front = (x: number) => [
  path(`M${x} 660H${x + 330}Q${x + 470} 690 ${x + 500} 810H${x}Z`, colours.white),
  path(`M${x} 760H${x + 482}L${x + 494} 782H${x}Z`, colours.marigold),
  path(`M${x + 350} 682Q${x + 420} 700 ${x + 446} 746H${x + 350}Z`, colours.forest),
  ...[30, 115, 200].map(at => rectangle(x + at, 690, 66, 52, colours.forest)),
  ...[90, 160, 330, 400].map(at => circle(x + at, 818, 18, '#081b14')),
  circle(x + 478, 794, 9, colours.apricot),
]
