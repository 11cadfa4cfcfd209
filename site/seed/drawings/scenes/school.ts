import { canvas, circle, colours, leaf, leafShade, path, rectangle, steps } from '../shapes.ts'

const ground = 930

/** A school whose roof is open, with panels waiting for the crane. */
export const school = (): string =>
  canvas(
    1600,
    1200,
    [
      ...[250, 300, 350].map((r, at) => circle(360, 330, r - 60, 'none', colours.white, 5 - at)),
      circle(360, 330, 150, colours.white),
      ...crane(),
      rectangle(330, 560, 940, 370, colours.white),
      rectangle(330, 530, 360, 46, colours.forest),
      rectangle(960, 530, 310, 46, colours.forest),
      ...steps(4, 700, 950).map(x => rectangle(x - 8, 540, 16, 60, colours.marigold)),
      rectangle(690, 584, 270, 10, colours.marigold),
      ...steps(4, 350, 590).map(x => path(`M${x} 528l26 -62h62l-26 62z`, '#3d8a93')),
      ...steps(7, 370, 1138).map((x, at) =>
        at === 3 ? '' : rectangle(x, 640, 96, 120, at % 2 ? colours.sky : colours.pale),
      ),
      path('M740 930v-210a60 60 0 0 1 120 0v210z', colours.green),
      rectangle(796, 700, 8, 230, colours.white),
      ...steps(7, 370, 1138).map((x, at) => (at === 3 ? '' : rectangle(x, 800, 96, 80, colours.mint))),
      rectangle(0, ground, 1600, 270, colours.green),
      path(`M700 ${ground}L520 1200H1080L900 ${ground}Z`, colours.apricot),
      ...[120, 220, 1390, 1500].flatMap((x, at) => [
        leaf(x, ground + 20, 330 + at * 34, 140, 0, colours.leaf),
        leafShade(x, ground + 20, 330 + at * 34, 140, 0, colours.forest),
      ]),
      ...[
        [600, 1040, colours.marigold],
        [1010, 1070, colours.white],
        [830, 1110, colours.forest],
      ].map(([x, y, shirt]) => child(Number(x), Number(y), String(shirt))),
    ],
    colours.mint,
  )

const crane = () => [
  path('M1180 930V180H640', 'none', colours.forest, 18),
  path('M1180 180l140 60v70h-60', 'none', colours.forest, 12),
  path('M1180 280l-90 -100', 'none', colours.forest, 10),
  path('M820 180v150', 'none', colours.forest, 5),
  path('M740 400l80 -70l80 70', 'none', colours.forest, 5),
  path('M720 400h200l-26 50h-200z', '#3d8a93'),
]

const child = (x: number, y: number, shirt: string) =>
  [
    circle(x, y - 74, 20, '#c98438'),
    path(`M${x - 26} ${y}v-26a26 26 0 0 1 52 0v26z`, shirt),
    path(`M${x - 12} ${y}v40M${x + 12} ${y}v40`, 'none', colours.forest, 12),
  ].join('')
