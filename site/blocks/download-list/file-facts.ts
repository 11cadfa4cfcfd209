import type { FileView } from '@ximblox/blocks/render/page-view'

/** The type and size of a file, for visitors who consider downloading it: `PDF, 1.2 MB`. */
export const fileFacts = (
  { fileName, size }: Pick<FileView, 'fileName' | 'size'>,
  locale: string,
): string => {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
  const [unit, amount] =
    size < 1_000_000 ? (['kilobyte', size / 1_000] as const) : (['megabyte', size / 1e6] as const)
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  })
  return `${ending}, ${format.format(Math.max(amount, unit === 'kilobyte' ? 1 : 0))}`
}
