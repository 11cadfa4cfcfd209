import { canvas, circle, colours, leaf, leafShade, path, rectangle, steps } from '../shapes.ts'

/** Scales with coins on one side and a growing plant on the other. */
export const scales = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(800, 560, 470, colours.mint),
      circle(800, 560, 520, 'none', colours.mint, 4),
      rectangle(560, 1040, 480, 44, colours.forest),
      path('M740 1040L780 330H820L860 1040Z', colours.green),
      path('M330 420L1270 330', 'none', colours.forest, 26),
      circle(800, 375, 44, colours.marigold),
      circle(800, 375, 20, colours.forest),
      ...pan(330, 420),
      ...pan(1270, 330),
      ...steps(5, 0, 4).flatMap(at => coin(280, 745 - at * 36)),
      ...steps(3, 0, 2).flatMap(at => coin(390, 745 - at * 36)),
      ...plant(1270, 640),
    ],
    '#f6efe0',
  )

const pan = (x: number, y: number) => [
  path(`M${x} ${y}L${x - 190} ${y + 340}M${x} ${y}L${x + 190} ${y + 340}`, 'none', colours.forest, 6),
  path(
    `M${x - 210} ${y + 340}H${x + 210}Q${x + 170} ${y + 440} ${x} ${y + 440}T${x - 210} ${y + 340}Z`,
    colours.green,
  ),
  path(`M${x - 210} ${y + 340}H${x + 210}L${x + 202} ${y + 366}H${x - 202}Z`, colours.forest),
]

const coin = (x: number, y: number) => [
  `<ellipse cx="${x}" cy="${y}" rx="66" ry="20" fill="#d98a1d"/>`,
  `<ellipse cx="${x}" cy="${y - 12}" rx="66" ry="20" fill="${colours.marigold}"/>`,
  `<ellipse cx="${x}" cy="${y - 12}" rx="42" ry="11" fill="none" stroke="#d98a1d" stroke-width="4"/>`,
]

const plant = (x: number, y: number) => [
  path(`M${x - 70} ${y - 60}h140l-22 90h-96z`, '#c98438'),
  path(`M${x} ${y - 60}V${y - 400}`, 'none', colours.green, 12),
  ...[110, 190, 270, 340].flatMap((up, at) => [
    leaf(x, y - up, 170 - at * 22, 62, 58, colours.leaf),
    leafShade(x, y - up, 170 - at * 22, 62, 58, colours.green),
    leaf(x, y - up - 30, 170 - at * 22, 62, -58, colours.green),
  ]),
  leaf(x, y - 390, 120, 44, 0, colours.leaf),
]
