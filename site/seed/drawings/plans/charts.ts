import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** Streams of material from purchase to product, and what comes back. */
export const streams = (): string =>
  canvas(
    1600,
    1200,
    [
      ...[
        { from: 260, to: 330, wide: 170, fill: colours.green },
        { from: 480, to: 500, wide: 110, fill: colours.leaf },
        { from: 650, to: 625, wide: 80, fill: colours.mint },
        { from: 800, to: 720, wide: 56, fill: colours.marigold },
      ].map(stream),
      rectangle(760, 240, 60, 520, colours.white),
      path('M820 260H1130Q1330 260 1330 380', 'none', colours.leaf, 150),
      path('M820 470H1460', 'none', colours.mint, 120),
      path('M820 640H1080Q1200 640 1200 780V900', 'none', '#d98a1d', 90),
      path('M1330 340Q1330 1040 900 1040H420Q210 1040 210 930', 'none', colours.marigold, 40),
      path('M150 940h120l-60 -90z', colours.marigold),
      path('M1440 390l110 80l-110 80z', colours.mint),
      path('M1130 890h140l-70 100z', '#d98a1d'),
      ...steps(4, 0, 3).map(at => leaf(560 + at * 110, 1075, 74, 34, at * 20 - 30, colours.leaf)),
    ],
    colours.forest,
  )

const stream = ({ from, to, wide, fill }: { from: number; to: number; wide: number; fill: string }) =>
  path(`M60 ${from}C380 ${from} 460 ${to} 760 ${to}`, 'none', fill, wide)

/** The years of a footprint in stacked bars. */
export const bars = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(6, 220, 980).map(y => path(`M150 ${y}H1470`, 'none', '#e6dfcd', 4)),
      ...[700, 660, 590, 540, 430, 350].flatMap((tall, at) => {
        const x = 210 + at * 212
        const [first, second] = [tall * 0.46, tall * 0.34]
        return [
          rectangle(x, 980 - first, 130, first, colours.forest),
          rectangle(x, 980 - first - second, 130, second, colours.leaf),
          path(
            `M${x} ${980 - first - second}V${980 - tall + 60}q0 -60 60 -60h70V${980 - first - second}Z`,
            colours.marigold,
          ),
        ]
      }),
      path('M275 210L1335 560', 'none', colours.forest, 6),
      path('M1335 560l-54 8l20 -46z', colours.forest),
      path('M150 980H1470', 'none', colours.forest, 10),
      ...steps(6, 275, 1335).map(x => circle(x, 1030, 14, colours.mint)),
    ],
    '#f6efe0',
  )

/** A line that falls towards zero, with the years as dots. */
export const curve = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(13, 100, 1500).map(x => path(`M${x} 120V1060`, 'none', '#195040', 3)),
      ...steps(9, 120, 1060).map(y => path(`M100 ${y}H1500`, 'none', '#195040', 3)),
      path('M100 250C420 280 480 520 760 600S1180 900 1500 960V1060H100Z', '#1f6b50'),
      path('M100 250C420 280 480 520 760 600S1180 900 1500 960', 'none', colours.marigold, 14),
      ...[
        [100, 250],
        [330, 305],
        [545, 470],
        [760, 600],
        [985, 705],
      ].map(([x = 0, y = 0]) => circle(x, y, 24, colours.white, colours.marigold, 10)),
      ...[
        [1235, 868],
        [1500, 960],
      ].map(([x = 0, y = 0]) => circle(x, y, 20, colours.forest, colours.apricot, 8)),
      leaf(1235, 830, 150, 60, 12, colours.leaf),
      leaf(1240, 830, 120, 50, -38, colours.mint),
    ],
    colours.forest,
  )

/** Topics on two axes; the few that matter most are filled. */
export const matrix = (): string =>
  canvas(
    1600,
    1200,
    [
      path('M820 90H1510V640H820Z', colours.pale),
      path('M150 90V1080H1510', 'none', colours.forest, 10),
      path('M820 90V1080M150 640H1510', 'none', '#d8d2c2', 5),
      ...steps(34, 0, 33).map(at => {
        const x = 220 + ((at * 397) % 1220)
        const y = 150 + ((at * 263 + (at % 4) * 120) % 860)
        const matters = x > 860 && y < 600
        const r = 20 + ((at * 17) % 34)
        return matters
          ? circle(x, y, r + 14, at % 2 ? colours.marigold : colours.green)
          : circle(x, y, r, 'none', '#9dbfad', 6)
      }),
    ],
    '#f6efe0',
  )
