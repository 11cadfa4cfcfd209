import type { ShareCard } from '@ximblox/blocks/site-document'
import sharp, { type OutputInfo } from 'sharp'

/** Titles are as large as their length allows. */
const titleSizes = [84, 72, 62, 54, 46, 40]
const captionSize = 30
const maxTitle = 160

/** Composes a card whose files are paths. Its texts are laid out by Pango and are never parsed as an image. */
export const composeShareCard = async (output: string, card: ShareCard): Promise<void> => {
  const { background, box, title, caption } = card
  const captionLine = await laidOut(card, caption, captionSize)
  const room = { width: box.width, height: box.height - 2 * captionSize }
  const heading = await fitting(card, { ...title, text: shortened(title.text) }, room)
  const layers = [
    ...(heading ? [{ ...layerOf(heading), left: box.left, top: box.top }] : []),
    ...(captionLine
      ? [{ ...layerOf(captionLine), left: box.left, top: box.top + box.height - captionLine.info.height }]
      : []),
  ]
  await sharp(background).composite(layers).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toFile(output)
}

const layerOf = ({ data, info }: { data: Buffer; info: OutputInfo }) => ({ input: data, raw: info })

const fitting = async (
  card: ShareCard,
  text: ShareCard['title'],
  room: { width: number; height: number },
) => {
  for (const size of titleSizes) {
    const rendered = await laidOut(card, text, size)
    if (!rendered || (rendered.info.height <= room.height && rendered.info.width <= room.width))
      return rendered
    if (size === titleSizes.at(-1)) {
      return sharp(rendered.data, { raw: rendered.info })
        .resize({ ...room, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true })
    }
  }
}

/** At 72 dots per inch, sizes in points are pixels. */
const laidOut = ({ font, family, box }: ShareCard, { text, color }: ShareCard['title'], size: number) =>
  text.trim() === ''
    ? undefined
    : sharp({
        text: {
          text: `<span foreground="${color}">${escaped(text)}</span>`,
          font: `${family} ${size}`,
          fontfile: font,
          width: box.width,
          wrap: 'word-char',
          spacing: Math.round(size * 0.08),
          dpi: 72,
          rgba: true,
        },
      })
        .raw()
        .toBuffer({ resolveWithObject: true })

const shortened = (text: string): string =>
  text.length > maxTitle ? `${text.slice(0, maxTitle - 1)}…` : text

/** Pango reads markup, in which control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()
