import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

const water = 760

/** An electric barge with freight before canal warehouses. */
export const canal = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(300, 270, 120, colours.apricot),
      ...steps(6, 0, 1350).flatMap(warehouse),
      rectangle(0, water, 1600, 440, '#2f7d6d'),
      ...steps(9, 40, 1500).map((x, at) =>
        path(`M${x} ${860 + ((at * 89) % 280)}h${70 + ((at * 31) % 90)}`, 'none', '#5aa596', 8),
      ),
      ...barge(),
      path('M0 1200V1090Q400 1040 800 1100T1600 1080V1200Z', colours.forest),
      ...steps(11, 60, 1540).map((x, at) =>
        leaf(
          x,
          1130,
          110 + ((at * 41) % 90),
          26,
          ((at * 17) % 40) - 20,
          at % 2 ? colours.leaf : colours.green,
        ),
      ),
    ],
    colours.pale,
  )

const warehouse = (x: number, nth: number) => {
  const tall = 380 + ((nth * 97) % 170)
  const top = water - tall
  const wall =
    [colours.green, '#9a5b1d', colours.forest, '#c98438', colours.leaf, '#7a4a21'][nth] ?? colours.green
  return [
    path(`M${x} ${water}V${top}l40 -30v-50h30l60 -60l60 60h30v50l40 30V${water}Z`, wall),
    ...[110, 210, 310].flatMap(down =>
      [44, 168].map(left => rectangle(x + left, top + down - 60, 52, 70, colours.pale)),
    ),
    rectangle(x + 108, water - 120, 50, 120, colours.white),
  ]
}

const barge = () => [
  path('M250 880H1350Q1330 1010 1220 1020H380Q270 1010 250 880Z', '#081b14'),
  path('M250 880H1350L1344 912H256Z', colours.marigold),
  ...[360, 500, 640, 780].flatMap((x, at) => [
    rectangle(x, 770, 126, 110, at % 2 ? colours.apricot : colours.white),
    rectangle(x, 818, 126, 12, at % 2 ? '#d98a1d' : colours.mint),
  ]),
  ...[430, 570, 710].map((x, at) => rectangle(x, 664, 126, 102, at % 2 ? colours.white : colours.marigold)),
  rectangle(1010, 740, 210, 140, colours.white),
  rectangle(1030, 762, 76, 56, colours.forest),
  rectangle(1124, 762, 76, 56, colours.forest),
  path('M990 740h250l-20 -28h-210z', colours.green),
  path('M1290 880v-150', 'none', colours.forest, 10),
  path('M1290 734l86 26l-86 30z', colours.leaf),
]
