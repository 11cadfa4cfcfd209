import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** The floor plan of a factory, with the route of a walk through it. */
export const floorplan = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(33, 0, 1600).map(x => path(`M${x} 0V1200`, 'none', '#1b4a39', 2)),
      ...steps(25, 0, 1200).map(y => path(`M0 ${y}H1600`, 'none', '#1b4a39', 2)),
      path('M160 160H1440V1040H160Z', '#174a39', colours.pale, 16),
      path(
        'M640 160V520M640 660V1040M640 620H160M1080 160V420M1080 560V1040M1080 760H1440',
        'none',
        colours.pale,
        10,
      ),
      path('M640 520A140 140 0 0 1 780 660', 'none', colours.leaf, 4),
      ...[240, 360, 480].flatMap(y => [
        rectangle(230, y - 30, 130, 70, colours.leaf),
        rectangle(420, y - 30, 130, 70, colours.leaf),
      ]),
      ...[740, 860].flatMap(x => [240, 400, 800, 920].map(y => rectangle(x, y, 80, 80, colours.green))),
      ...steps(4, 1150, 1360).map(x => circle(x, 300, 26, colours.mint)),
      path('M1160 860h210M1160 920h210M1160 980h210', 'none', colours.mint, 18),
      rectangle(230, 760, 320, 190, '#1f6b50'),
      path('M230 855H550M390 760V950', 'none', colours.pale, 5),
      path('M60 700H580Q640 700 640 590H700V720H1010V490H1200V650H1390', 'none', colours.marigold, 14),
      ...[
        [60, 700],
        [390, 700],
        [700, 640],
        [1010, 600],
        [1200, 490],
      ].map(([x = 0, y = 0]) => circle(x, y, 22, colours.forest, colours.marigold, 10)),
      path('M1370 610l60 40l-60 40z', colours.marigold),
    ],
    colours.forest,
  )

/** A made-up neighbourhood with canals, a station and a marked house. */
export const neighbourhood = (): string =>
  canvas(
    1600,
    1000,
    [
      ...steps(9, 0, 8).flatMap(row =>
        steps(13, 0, 12).map(at =>
          (at * 5 + row * 3) % 11 === 0
            ? leaf(at * 130 + 90, row * 120 + 90, 84, 60, 40, colours.leaf)
            : rectangle(at * 130 + 14, row * 120 + 14, 96, 86, (at + row) % 4 ? '#f3ead6' : '#ebdfc4'),
        ),
      ),
      path('M-40 760Q400 640 620 760T1200 720T1660 840', 'none', '#8fc7c4', 70),
      path('M520 -40Q620 300 560 520T660 1040', 'none', '#8fc7c4', 54),
      path('M-20 240H1620', 'none', colours.white, 40),
      path('M960 -20V1020', 'none', colours.white, 40),
      path('M-20 560L1620 480', 'none', colours.white, 26),
      path('M240 -20L360 1020', 'none', colours.white, 22),
      path('M1300 -20L1420 1020', 'none', '#5d6e64', 16),
      ...steps(24, 0, 1000).map(y => path(`M${1286 + y * 0.12} ${y}h32`, 'none', '#5d6e64', 5)),
      rectangle(1240, 330, 190, 110, colours.green),
      circle(1335, 385, 34, colours.white),
      path('M1318 385h34M1335 368v34', 'none', colours.green, 10),
      path('M1240 385L960 515L760 528', 'none', colours.marigold, 12),
      circle(760, 528, 60, '#0f3b2c33'),
      path('M760 520C690 430 660 390 660 340a100 100 0 0 1 200 0C860 390 830 430 760 520Z', colours.forest),
      circle(746, 340, 36, 'none', colours.pale, 9),
      circle(778, 340, 36, 'none', colours.pale, 9),
      leaf(762, 372, 62, 32, 0, colours.marigold),
    ],
    colours.pale,
  )
