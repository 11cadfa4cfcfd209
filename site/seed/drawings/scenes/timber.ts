import { canvas, circle, colours, leaf, leafShade, path, rectangle, steps } from '../shapes.ts'

const ground = 960

/** A row of timber houses, from frame to finished. */
export const timber = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(1220, 300, 160, colours.marigold),
      ...steps(9, 20, 1580).flatMap((x, at) => [
        leaf(x, ground, 420 + ((at * 53) % 160), 120, 0, at % 2 ? '#8db8a3' : colours.mint),
      ]),
      ...frame(90),
      ...clad(580),
      ...finished(1070),
      rectangle(0, ground, 1600, 240, colours.green),
      ...steps(6, 140, 560).map((x, at) => rectangle(x, ground + 70 + (at % 2) * 34, 150, 26, '#c98438')),
      ...[760, 1500].flatMap(x => [
        leaf(x, ground + 110, 190, 90, 0, colours.leaf),
        leafShade(x, ground + 110, 190, 90, 0, colours.forest),
      ]),
    ],
    colours.sky,
  )

const outline = (x: number) =>
  `M${x} ${ground}V${ground - 360}L${x + 215} ${ground - 600}L${x + 430} ${ground - 360}V${ground}Z`

const frame = (x: number) => [
  path(outline(x), 'none', '#9a5b1d', 22),
  ...steps(5, x + 72, x + 358).map((at, nth) => {
    const top = ground - 360 - (nth < 3 ? at - x : x + 430 - at) * 1.1
    return path(`M${at} ${ground}V${Math.max(ground - 590, top)}`, 'none', '#c98438', 16)
  }),
  path(`M${x} ${ground - 180}h430M${x} ${ground - 360}h430`, 'none', '#9a5b1d', 16),
  path(`M${x} ${ground}l72 -180M${x + 430} ${ground - 180}l-72 180`, 'none', '#c98438', 12),
]

const clad = (x: number) => [
  path(outline(x), colours.apricot),
  ...steps(15, x + 28, x + 402).map(at => path(`M${at} ${ground}V${ground - 350}`, 'none', '#d9a45c', 5)),
  path(
    `M${x - 30} ${ground - 335}L${x + 215} ${ground - 608}L${x + 460} ${ground - 335}`,
    'none',
    '#9a5b1d',
    26,
  ),
  ...[70, 250].flatMap(left => [
    rectangle(x + left, ground - 300, 110, 110, colours.forest),
    rectangle(x + left, ground - 130, 110, 130, colours.forest),
  ]),
]

const finished = (x: number) => [
  path(outline(x), '#c98438'),
  path(
    `M${x - 34} ${ground - 330}L${x + 215} ${ground - 612}L${x + 464} ${ground - 330}`,
    'none',
    colours.forest,
    34,
  ),
  ...[70, 250].map(left => rectangle(x + left, ground - 300, 110, 120, colours.pale)),
  rectangle(x + 70, ground - 150, 110, 150, colours.forest),
  rectangle(x + 250, ground - 130, 110, 90, colours.pale),
  ...[270, 300, 330].map(at => leaf(x + at, ground - 40, 60, 30, (at - 300) / 2, colours.leaf)),
  rectangle(x + 240, ground - 44, 130, 22, colours.marigold),
]
