import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** The bench of a repair shop, with lamps, radios and tools on the wall. */
export const repair = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(17, 40, 1560).flatMap(x => steps(8, 70, 700).map(y => circle(x, y, 5, '#1a5340'))),
      ...wall(),
      rectangle(0, 860, 1600, 60, colours.apricot),
      rectangle(0, 920, 1600, 280, '#9a5b1d'),
      ...[120, 620, 1120].flatMap(x => [
        rectangle(x, 965, 400, 180, '#b9741a'),
        rectangle(x + 150, 1035, 100, 16, colours.forest),
      ]),
      ...lamp(330),
      ...radio(700),
      ...kettle(1200),
    ],
    colours.forest,
  )

const wall = () => [
  path('M180 140v200', 'none', colours.marigold, 34),
  path('M180 340v150', 'none', colours.pale, 14),
  path('M330 150l60 330M450 150l-60 330', 'none', colours.leaf, 26),
  circle(390, 320, 18, colours.pale),
  path('M560 180a60 60 0 1 0 100 0l-20 60h-60zM610 290v210', 'none', colours.pale, 26),
  path('M780 160h170v70h-170zM865 230v270', 'none', colours.pale, 26),
  path('M780 160h170v70h-170z', colours.pale),
  path('M1080 480V170l60 0v60h-30v40h30v40h-30v170z', colours.marigold),
  path('M1270 200a110 110 0 1 0 190 0', 'none', colours.leaf, 24),
  path('M1270 200l190 0', 'none', colours.pale, 8),
]

const lamp = (x: number) => [
  rectangle(x - 90, 832, 180, 28, colours.white),
  path(`M${x} 832L${x - 90} 690L${x + 60} 560`, 'none', colours.white, 18),
  circle(x - 90, 690, 20, colours.marigold),
  path(`M${x + 30} 480l120 90l-20 90l-170 -120z`, colours.marigold),
  path(`M${x - 20} 570L${x - 70} 860H${x + 260}L${x + 130} 660Z`, '#f4a63a33'),
]

const radio = (x: number) => [
  path(`M${x + 40} 640l220 -130`, 'none', colours.pale, 8),
  rectangle(x, 640, 340, 220, '#c98438'),
  rectangle(x + 20, 660, 180, 180, '#7a4a21'),
  ...steps(7, x + 36, x + 184).flatMap(at => steps(7, 676, 824).map(y => circle(at, y, 6, colours.apricot))),
  circle(x + 270, 720, 42, colours.pale),
  path(`M${x + 270} 720l20 -26`, 'none', colours.forest, 8),
  circle(x + 245, 810, 16, colours.marigold),
  circle(x + 295, 810, 16, colours.pale),
]

const kettle = (x: number) => [
  path(`M${x} 860q-40 -230 130 -230t130 230z`, colours.mint),
  path(`M${x + 130} 630q60 40 60 230h70q0 -230 -130 -230z`, colours.leaf),
  path(`M${x + 10} 700q-90 -10 -90 -90q50 0 110 50z`, colours.mint),
  path(`M${x + 60} 640q70 -140 150 0`, 'none', colours.white, 18),
  circle(x + 130, 622, 18, colours.marigold),
  leaf(x + 100, 820, 90, 44, 20, colours.forest),
]
