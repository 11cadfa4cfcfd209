import { canvas, circle, colours, leaf, path, rectangle, steps } from '../shapes.ts'

const street = 940

/** Three shop fronts in a street, with crates on the pavement. */
export const bakery = (): string =>
  canvas(
    1600,
    1200,
    [
      circle(1310, 250, 130, colours.marigold),
      ...[
        { x: 110, tall: 640, wall: colours.green },
        { x: 570, tall: 760, wall: colours.white },
        { x: 1030, tall: 600, wall: colours.leaf },
      ].flatMap(house),
      rectangle(0, street, 1600, 260, colours.forest),
      rectangle(0, street, 1600, 26, colours.mint),
      ...[300, 560, 820, 1080, 1340].flatMap((x, index) =>
        steps(2 + (index % 2), 0, 1 + (index % 2)).map(at => crate(x, street + 150 - at * 86)),
      ),
    ],
    colours.apricot,
  )

const house = ({ x, tall, wall }: { x: number; tall: number; wall: string }, nth: number) => {
  const top = street - tall
  const glass = nth === 1 ? colours.sky : colours.pale
  const trim = nth === 1 ? colours.green : colours.white
  return [
    rectangle(x, top, 440, tall, wall),
    nth === 1
      ? path(`M${x} ${top}h440l-220 -150z`, colours.green)
      : path(`M${x} ${top}v-60h90v-60h260v60h90v60z`, nth ? colours.leaf : colours.green),
    ...[60, 250].map(left => rectangle(x + left, top + 60, 130, 170, glass)),
    ...[60, 250].map(left => rectangle(x + left, top + 140, 130, 10, trim)),
    rectangle(x + 40, street - 280, 230, 240, glass),
    rectangle(x + 310, street - 300, 96, 300, nth === 1 ? colours.forest : colours.white),
    circle(x + 326, street - 140, 7, colours.marigold),
    ...steps(6, 0, 5).map(at =>
      path(
        `M${x + 20 + at * 67} ${street - 350}h67v50a33 26 0 0 1 -67 0z`,
        at % 2 ? colours.white : colours.marigold,
      ),
    ),
    ...[90, 155, 220].map(left => path(`M${x + left - 26} ${street - 60}q26 -64 52 0z`, '#c98438')),
  ]
}

const crate = (x: number, y: number) =>
  [
    rectangle(x - 72, y - 40, 144, 76, colours.marigold),
    rectangle(x - 72, y - 40, 144, 16, '#d98a1d'),
    ...[-44, 0, 44].map(at => rectangle(x + at - 12, y - 8, 24, 12, '#b9741a')),
    leaf(x + 58, y + 30, 26, 12, 30, colours.forest),
  ].join('')
