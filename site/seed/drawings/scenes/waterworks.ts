import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

/** A treatment plant from above, with round basins and a bed of reeds. */
export const waterworks = (): string =>
  canvas(
    1600,
    1200,
    [
      ...steps(15, -300, 1900).map(x => path(`M${x} 0l-300 1200`, 'none', '#2a7b5c', 6)),
      path('M0 980Q420 840 800 960T1600 900V1200H0Z', colours.sky),
      path('M0 1030Q420 890 800 1010T1600 950', 'none', colours.white, 8),
      path('M420 380H1180V760H700V960', 'none', colours.forest, 44),
      path('M420 380H1180V760H700V960', 'none', colours.marigold, 14),
      ...basin(420, 380, 270, 24),
      ...basin(1180, 330, 210, 78),
      ...basin(1180, 760, 150, 140),
      rectangle(700, 170, 190, 130, colours.white),
      path('M690 170h210l-40 -54h-130z', colours.forest),
      rectangle(730, 205, 46, 46, colours.green),
      rectangle(814, 205, 46, 95, colours.marigold),
      ...steps(22, 90, 1520).flatMap((x, at) => {
        const foot = 1010 + ((at * 61) % 130)
        return [
          leaf(x, foot, 130 + ((at * 37) % 70), 22, ((at * 29) % 30) - 15, colours.forest),
          leaf(x + 16, foot, 100 + ((at * 23) % 60), 18, ((at * 13) % 30) - 5, colours.leaf),
          at % 3 ? '' : rectangle(x - 7, foot - 170, 14, 60, '#7a4a21'),
        ]
      }),
    ],
    colours.green,
  )

const basin = (x: number, y: number, r: number, angle: number) => {
  const arm = (angle * Math.PI) / 180
  const end = `${x + Math.cos(arm) * r} ${y + Math.sin(arm) * r}`
  return [
    circle(x, y, r + 26, colours.white),
    circle(x, y, r, '#3d8a93'),
    ...[0.8, 0.58, 0.36].map(part => circle(x, y, r * part, 'none', '#6fb3b5', 7)),
    path(`M${x} ${y}L${end}`, 'none', colours.marigold, 18),
    circle(x, y, 30, colours.forest),
    circle(x, y, 12, colours.marigold),
  ]
}
