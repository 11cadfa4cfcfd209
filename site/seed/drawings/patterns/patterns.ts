import { canvas, circle, colours, leaf, leafShade, path, steps } from '../shapes.ts'

/** Leaves in a grid, each turned a little further. */
export const leaves = (): string =>
  canvas(
    1600,
    1200,
    steps(6, 100, 1100).flatMap((y, row) =>
      steps(8, 100, 1500).flatMap((x, at) => {
        const turn = (at + row) * 45
        const fill =
          [colours.leaf, colours.mint, colours.marigold, colours.green][(at * 3 + row * 5) % 4] ?? ''
        const angle = (turn * Math.PI) / 180
        const [foot, side] = [x - Math.sin(angle) * 85, y + Math.cos(angle) * 85]
        return [leaf(foot, side, 170, 78, turn, fill), leafShade(foot, side, 170, 78, turn, '#00000026')]
      }),
    ),
    colours.forest,
  )

/** Overlapping circles, as in the logo, with the overlap filled here and there. */
export const circles = (): string =>
  canvas(
    1600,
    1200,
    steps(5, 0, 1200).flatMap((y, row) =>
      steps(7, -60, 1660).flatMap((x, at) => {
        const overlap = `M${x + 143} ${y - 158}q143 158 0 316q-143 -158 0 -316z`
        const fill = at % 2 ? colours.marigold : colours.leaf
        return [
          (at * 2 + row * 3) % 5 === 0 ? path(overlap, fill) : '',
          circle(x, y, 215, 'none', colours.forest, 7),
        ]
      }),
    ),
    colours.apricot,
  )

/** Fields from the air, each with its own furrows. */
export const furrows = (): string => {
  const fills = [
    colours.green,
    colours.leaf,
    colours.apricot,
    colours.mint,
    '#2f7d5d',
    colours.marigold,
    colours.forest,
  ]
  return canvas(
    1600,
    1200,
    steps(4, 0, 900).flatMap((y, row) =>
      steps(5, 0, 1280).flatMap((x, at) => {
        const kind = (at * 3 + row * 2) % 7
        const slant = ((at * 5 + row * 7) % 5) - 2
        const lines = steps(9, 10, 310).map(along =>
          kind % 2
            ? path(`M${x + along} ${y}l${slant * 12} 300`, 'none', '#0f3b2c55', 6)
            : path(`M${x} ${y + along * 0.94}l320 ${slant * 8}`, 'none', '#fffdf855', 6),
        )
        return [
          `<svg x="${x + 6}" y="${y + 6}" width="308" height="288" viewBox="${x} ${y} 320 300" preserveAspectRatio="none">`,
          path(`M${x} ${y}h320v300h-320z`, fills[kind] ?? colours.green),
          ...lines,
          kind === 3 ? circle(x + 160, y + 150, 110, 'none', colours.forest, 7) : '',
          '</svg>',
        ]
      }),
    ),
    colours.sky,
  )
}
